import PNGCodec
import Verifying

/// `meian tree`: what a baseline says about its views, for people and for `git diff`.
struct TreeCommand: Command {
  static let name = "tree"
  static let summary = "Print the view tree that a baseline holds, one view a line"
  static let operands = "FILE.png"
  static let options: [Option] = []
  static let details = """
    “meian init --git” makes git diff show which view changed from which colour to which, by this.
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
    let lines: [String]
    do throws(RunFailure) {
      lines = try storedViewTree(ofPNG: bytes) ?? [withoutTree(bytes)]
    } catch {
      let failure = Failure(error)
      throw Failure("\(path): \(failure.message)", failure.code)
    }
    Console(environment).lines(lines)
    return .success
  }

  /// What there is to say of any PNG, so that `git diff` works on one that Meian did not write.
  private func withoutTree(_ bytes: [UInt8]) -> String {
    do throws(PNGError) {
      return "\(try pngHeader(bytes)) pixels, without a view tree"
    } catch {
      return "without a view tree: \(error)"
    }
  }
}
