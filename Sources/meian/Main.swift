import Commands
import Foundation

@main
struct Main {
  static func main() {
    let environment = Environment(
      currentDirectory: FileManager.default.currentDirectoryPath,
      variables: ProcessInfo.processInfo.environment, isTerminal: isatty(STDERR_FILENO) == 1,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      complain: { FileHandle.standardError.write(Data($0.utf8)) })
    exit(run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
  }
}
