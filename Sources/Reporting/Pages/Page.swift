/// The frame of every page of the report.
struct Page {
  /// Relative to the report directory.
  var path: String
  var title: String
  /// What stands above the content: where the page is and where to go from here.
  var header: Markup
  var main: Markup

  var file: ReportFile { ReportFile(path: path, contents: document.text) }

  // Nothing but files of the report itself is loaded, and nothing inline runs or styles: should
  // escaping ever fail, the browser still refuses.
  private static let policy: Markup = """
    default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
    base-uri 'none'; form-action 'none'
    """

  private var document: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(clipped(title, to: 120))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(link(to: "assets/report.css", from: path))">
    <script src="\(link(to: "assets/report.js", from: path))" defer></script>
    </head>
    <body>
    <header>
    \(header)
    </header>
    <main>
    \(main)
    </main>
    </body>
    </html>

    """
  }
}
