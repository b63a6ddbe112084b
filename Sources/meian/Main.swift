import Commands
import Foundation

@main
struct Main {
  static func main() {
    let environment = Environment(
      currentDirectory: FileManager.default.currentDirectoryPath,
      variables: ProcessInfo.processInfo.environment, isTerminal: isatty(STDERR_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      uptime: { ProcessInfo.processInfo.systemUptime },
      write: { text in
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
          complain("meian: standard output cannot be written; the results are lost\n")
          exit(ExitCode.usage.rawValue)
        }
      }, complain: complain)
    exit(run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
  }

  /// Where even complaints cannot be written, the exit code is all that is left.
  @Sendable private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
