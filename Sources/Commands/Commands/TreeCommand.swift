import Foundation
import PNGCodec
import Verifying

/// `meian tree`: what a baseline says about its views, for people and for `git diff`.
struct TreeCommand: Command {
  static let name = "tree"
  static let summary = "Print the view tree that a baseline holds, one view a line"
  static let operands = "FILE.png"
  static let options: [Option] = []
  static let details = """
    git config diff.meian.textconv "meian tree" makes git diff show which view changed.
    """

  let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count == 1 else { throw UsageError("tree takes one PNG file") }
    path = arguments.names[0]
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    guard let data = FileManager.default.contents(atPath: environment.absolute(path)) else {
      throw Failure("\(path): there is no such file; name a PNG")
    }
    let bytes = [UInt8](data)
    let lines: [String]?
    do throws(RunFailure) { lines = try storedViewTree(ofPNG: bytes) } catch {
      let failure = Failure(error)
      throw Failure("\(path): \(failure.message)", failure.code)
    }
    if let lines {
      for line in lines { environment.line(line) }
    } else {
      let size = (try? pngHeader(bytes)).map { "\($0)" } ?? "unknown size"
      environment.line("no view tree is stored; \(size) pixels")
    }
    return .success
  }
}
