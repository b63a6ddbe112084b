import Foundation
import Verifying

@main
struct Main {
  /// `meian-bench [PROJECT] [BENCHMARK]` measures on the screens of a project, the current folder's by
  /// default; all there is, or the one named, as in the output.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do throws(RunFailure) {
      let project = try Project.load(arguments.first ?? FileManager.default.currentDirectoryPath)
      try Benchmarks(project: project).run(only: arguments.dropFirst().first)
    } catch {
      FileHandle.standardError.write(Data("meian-bench: \(error)\n".utf8))
      exit(2)
    }
  }
}
