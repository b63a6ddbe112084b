import Verifying

/// `meian tree`: what a baseline says about its views, for people and for `git diff`.
struct TreeCommand: Command {
  static let name = "tree"
  static let summary = "Print the view tree that a baseline holds, one view a line"
  static let operands = "FILE.png"
  static let options: [Option] = []
  static let details = """
    “meian init --git” makes git diff show which view changed from which colour to which, by this.
    The last line, after a number sign, has the picture’s size and a digest of its pixels.
    """

  let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.names.first, arguments.names.count == 1 else {
      throw UsageError("tree takes one file; write meian tree FILE.png")
    }
    self.path = path
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let bytes = try readInput(path, in: environment)
    let picture: StoredPicture
    do throws(RunFailure) {
      picture = try StoredPicture(ofPNG: bytes)
    } catch {
      let failure = Failure(error)
      throw Failure("\(path): \(failure.message)", failure.code)
    }
    let tree = picture.tree ?? []
    let pixels = tree.isEmpty ? "\(picture.pixels), without a view tree" : "# \(picture.pixels)"
    Console(environment).lines(tree + [pixels])
    return .success
  }
}
