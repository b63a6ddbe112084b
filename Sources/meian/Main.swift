import Commands
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

@main
struct Main {
  static func main() {
    StandardStreams.prepare()
    let folder = FileManager.default.currentDirectoryPath
    guard !folder.isEmpty else {
      complain("meian: the current directory was removed; change into one that exists\n")
      exit(ExitCode.usage.rawValue)
    }
    let environment = Environment(
      currentDirectory: folder,
      variables: ProcessInfo.processInfo.environment, isTerminal: isatty(STDERR_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      uptime: { ProcessInfo.processInfo.systemUptime },
      programPath: programPath(),
      write: { text in
        guard let error = StandardStreams.send(text, to: STDOUT_FILENO) else { return }
        // Whoever stopped reading knows it; the code is what a shell gives programs, such as git,
        // that the signal ends.
        if error == EPIPE { exit(128 + SIGPIPE) }
        complain("meian: standard output cannot be written; the results are lost\n")
        exit(ExitCode.usage.rawValue)
      }, complain: complain)
    exit(run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
  }

  /// Where even complaints cannot be written, the exit code is all that is left.
  @Sendable private static func complain(_ text: String) {
    _ = StandardStreams.send(text, to: STDERR_FILENO)
  }
}
