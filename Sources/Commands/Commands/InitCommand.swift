import Foundation
import Verifying

/// `meian init`: starts a project.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Start a project: a project file and a first screen"
  static let operands = "[DIR]"
  static let options: [Option] = []

  let directory: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count <= 1 else { throw UsageError("init takes one folder at most") }
    directory = arguments.names.first ?? "."
  }

  static let projectFile = """
    // What Meian draws and compares here; docs/PROJECT-FILE.md explains every key.
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
    // A first screen; docs/SCREEN-FORMAT.md explains every word.
    {
      screen: "hello",
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

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let files = [
      ("meian.json5", Self.projectFile), ("Screens/hello.screen.json5", Self.screen),
    ]
    let root = environment.absolute(directory)
    for (path, _) in files where FileManager.default.fileExists(atPath: root + "/" + path) {
      throw Failure(
        "\(directory)/\(path): the file is there already; remove it, or start elsewhere")
    }
    for (path, contents) in files {
      let url = URL(fileURLWithPath: root + "/" + path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: url, options: .withoutOverwriting)
      } catch {
        throw Failure("\(directory)/\(path): cannot be written; name a folder that can be")
      }
      environment.line("wrote \(path)")
    }
    environment.line("next: “meian record” stores the first baselines, “meian verify” compares")
    return .success
  }
}
