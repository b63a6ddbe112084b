import FoundationEssentials
import Reporting
import Verifying

/// `meian init`: starts a project.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Start a project: a project file, a first screen, what git needs to know"
  static let operands = "[DIR]"
  static let git = Option(
    "git", nil, "only set this clone of a project up, so that git diff shows changed views")
  static let options: [Option] = [git]
  static let details = """
    .gitattributes says that baselines are pictures, which git does not merge by lines, and whose
    differences “meian tree” tells; --git makes the latter known to a clone.
    """

  let directory: String
  let isForGit: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count <= 1 else {
      throw UsageError("init takes one folder at most; write meian init DIR")
    }
    directory = arguments.names.first ?? "."
    isForGit = arguments.has(Self.git)
  }

  static let projectFile = """
    // What Meian draws and compares here. Meian’s docs/PROJECT-FILE.md explains every key.
    {
      name: "My App",
      screens: ["Screens"],
      device: "iphone-14",
      variants: ["light", "dark"],
      baselines: "Baselines",
      epoch: \(renderingEpoch),
    }

    """

  static let screen = """
    // A first screen. Meian’s docs/SCREEN-FORMAT.md explains every word.
    {
      screen: "hello",
      statusBar: "default",
      controller: {
        kind: "navigationController",
        navigationBar: { prefersLargeTitles: true },
        root: {
          kind: "viewController",
          title: "Hello",
          view: {
            backgroundColor: "systemBackground",
            subviews: [
              {
                kind: "stackView", id: "card", axis: "vertical", spacing: 8, layoutMargins: 16,
                backgroundColor: "secondarySystemBackground", cornerRadius: 16,
                pin: { top: "safeArea + 16", leading: "margin", trailing: "margin" },
                arrangedSubviews: [
                  { kind: "label", id: "title", text: "Light and dark", font: { style: "title2", weight: "bold" } },
                  { kind: "label", id: "body", text: "Every colour of this card has a value in both styles.",
                    font: "body", textColor: "secondaryLabel", numberOfLines: 0 },
                ],
              },
              { kind: "button", id: "start", title: "Get Started", configuration: "filled", height: 50,
                pin: { bottom: "safeArea + 16", leading: "margin", trailing: "margin" } },
            ],
          },
        },
      },
    }

    """

  /// What every run makes anew: reports, also of shards, and the cache.
  static let ignored = "meian-report/\nshard-*/\n.meian-cache/\n"

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let git = GitSetup(folder: environment.absolute(directory), shownFolder: directory)
    if isForGit {
      // Asks git before anything is written.
      let driver = try git.driver()
      var lines: [String] = []
      for project in git.projects(in: environment) { lines += try project.attributes() }
      Console(environment).lines(lines + driver)
      return .success
    }
    let files = [
      ("meian.json5", Self.projectFile), ("Screens/hello.screen.json5", Self.screen),
    ]
    let root = environment.absolute(directory)
    for (path, _) in files where FileManager.default.fileExists(atPath: "\(root)/\(path)") {
      throw Failure(
        "\(shown(path)): the file is there already; remove it, or start in another folder")
    }
    let console = Console(environment)
    // A project that has one may have its own ways, and nothing is lost without the entry.
    let hasIgnored = FileManager.default.fileExists(atPath: "\(root)/.gitignore")
    for (path, contents) in files + (hasIgnored ? [] : [(".gitignore", Self.ignored)]) {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: url, options: .withoutOverwriting)
      } catch {
        throw Failure("\(shown(path)): the file cannot be written; name a folder that can be")
      }
      console.line("wrote \(shown(path))")
    }
    console.lines(try git.attributes())
    let project = directory == "." ? "" : " --project \(shellWord(directory))"
    console.lines(
      ["", "next:"]
        + columns([
          ("meian record\(project)", "store the first pictures in Baselines/, and commit them"),
          (
            "meian verify\(project)",
            "draw again, compare, and write the report into meian-report/"
          ),
          (
            "meian init --git\(directory == "." ? "" : " \(shellWord(directory))")",
            "in each clone: let git diff show which views changed"
          ),
        ]))
    return .success
  }

  /// A path as the caller would write it.
  private func shown(_ path: String) -> String { directory == "." ? path : "\(directory)/\(path)" }
}
