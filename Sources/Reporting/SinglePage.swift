public import RunRecords

/// The whole report as one HTML file, for forges that hand out one file at a time: the list, the
/// screens that need a person, and their pictures.
public struct SinglePage {
  /// What follows what in the file.
  public enum Piece: Hashable, Sendable {
    case text(String)
    /// The bytes of a picture of the report, in base64.
    case picture(String)
  }

  /// Relative to the report directory.
  public static let path = "report.html"

  private let run: RunRecord
  private let context: ReportContext
  private let hash: (String) -> String
  private let screens: [ScreenRecord]
  private let positions: [String]
  /// The anchor of each screen by the path of its page elsewhere.
  private let anchors: [String: String]

  /// - Parameter hash: the SHA-256 of a text, in base64; a browser runs only what has one that the
  ///   page names.
  public init(run: RunRecord, context: ReportContext, hash: @escaping (String) -> String) {
    self.run = run
    self.context = context
    self.hash = hash
    let groups = run.screensByGroup.filter { $0.group < .unchanged }
    screens = groups.flatMap(\.screens)
    positions = Reporting.positions(in: groups)
    anchors = Dictionary(
      uniqueKeysWithValues: screens.enumerated().map {
        (link(to: pagePath(ofScreen: $1.id), from: IndexPage.path), "screen-\($0 + 1)")
      })
  }

  public var pieces: [Piece] {
    var inlined: Set<String> = []
    let body = IndexPage.body(for: run, context: context)
    var pieces = [Piece.text(opening)]
    let list: Markup = """
      <header class="list">
      \(body.header)
      </header>
      <main>
      <div id="list">
      \(body.main)
      </div>

      """
    pieces += resolved(list, &inlined, inlines: false)
    for index in screens.indices { pieces += article(index, &inlined) }
    pieces.append(.text("\n</main>\n<script>\(script)</script>\n</body>\n</html>\n"))
    return pieces
  }

  private var opening: String {
    // Only these two texts run and style, and nothing is loaded.
    let policy: Markup = """
      default-src 'none'; img-src data:; style-src 'sha256-\(hash(styleSheet))'; \
      script-src 'sha256-\(hash(script))'; base-uri 'none'; form-action 'none'
      """
    let head: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(clipped(run.project, to: 120)) · Meian</title>
      <link rel="icon" href="data:,">
      """
    return head.text + "\n<style>\(styleSheet)</style>\n</head>\n<body>\n"
  }

  private func article(_ index: Int, _ inlined: inout Set<String>) -> [Piece] {
    let screen = screens[index]
    let number = "screen-\(index + 1)"
    let hasBefore = run.screens.contains { $0.shots.contains { $0.before != nil } }
    let article = ScreenArticle(
      run: run, hasBefore: hasBefore, screen: screen, page: IndexPage.path, anchors: "\(number)-")
    let previous: Markup =
      index > 0 ? "<a rel=\"prev\" href=\"#screen-\(digits: index)\">← previous</a>" : ""
    let next: Markup =
      index + 1 < screens.count
      ? "<a rel=\"next\" href=\"#screen-\(digits: index + 2)\">next →</a>" : ""
    let markup: Markup = """
      <article id="\(number)" aria-labelledby="\(number)-title">
      <nav aria-label="Screens around \(screen.shownID)" class="steps">
      <a rel="up" href="#list">All screens</a>
      \(previous)
      <span class="position">\(positions[index])</span>
      \(next)
      </nav>
      <h2 class="title" id="\(number)-title">\(foreign: screen.shownID)</h2>
      <p class="crumb">\(article.origin)</p>
      \(article.markup)
      </article>
      """
    return resolved(markup, &inlined, inlines: true)
  }

  /// Takes the links to other files out of markup.
  ///
  /// Text of a project has its quotes escaped, so that what begins so is a link of ours.
  ///
  /// - Parameters:
  ///   - inlined: the pictures that stand somewhere; the script copies them to where they are
  ///     wanted again.
  ///   - inlines: whether pictures are to stand here.
  private func resolved(
    _ markup: Markup, _ inlined: inout Set<String>, inlines: Bool
  ) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    for (position, part) in markup.text.split(separator: "=\"", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard position > 0 else {
        text += part
        continue
      }
      let target = String(part.prefix { $0 != "\"" })
      if target.hasPrefix("images/"), text.hasSuffix(" src") {
        text.removeLast("src".count)
        text += "data-path=\"\(target)\""
        if inlines, inlined.insert(target).inserted {
          pieces += [.text(text + " src=\"data:image/png;base64,"), .picture(target)]
          text = "\""
        }
        text += part.dropFirst(target.count + 1)
      } else if target.hasPrefix("images/"), text.hasSuffix("<image href") {
        text.removeLast("href".count)
        text += "data-path=\"" + part
      } else if target.hasPrefix("images/"), text.hasSuffix(" href") {
        text.removeLast("href".count)
        text += part.dropFirst(target.count + 1)
      } else if target.hasPrefix("screens/"), text.hasSuffix(" href") {
        text += "=\"#\(anchors[target] ?? "list")" + part.dropFirst(target.count)
      } else {
        text += "=\"" + part
      }
    }
    pieces.append(.text(text))
    return pieces
  }
}
