/// A program with all that it is given; it inherits nothing else from this process but the folder.
public struct Invocation: Sendable {
  /// The absolute path of the program.
  public var path: String
  public var arguments: [String]
  public var variables: [String: String]

  public init(_ path: String, _ arguments: [String], variables: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.variables = variables
  }

  /// Where a standard stream of a program leads.
  public enum Stream: Sendable {
    /// It reads nothing, and what it writes is dropped.
    case nothing
    /// This process holds the other end.
    case pipe
    /// A file to write, made new; for output only.
    case file(String)
  }

  /// What a program that ended has left.
  public struct Result: Sendable {
    /// As of `ChildProcess.wait`.
    public var status: Int32
    public var output: [UInt8]
    public var errors: [UInt8]
  }

  /// Runs the program to its end, without input.
  ///
  /// - Throws: `SubprocessError` where it cannot be started.
  public func run() throws(SubprocessError) -> Result {
    let child = try start(output: .pipe, errors: .pipe)
    let texts = child.readToEnd()
    return Result(status: child.wait(), output: texts.output, errors: texts.errors)
  }

  /// Starts the program and does not wait for its end.
  ///
  /// - Throws: `SubprocessError` where it cannot be started: it is missing, or a file for its output
  ///   cannot be made.
  public func start(
    input: Stream = .nothing, output: Stream = .nothing, errors: Stream = .nothing
  ) throws(SubprocessError) -> ChildProcess {
    try ChildProcess(self, input: input, output: output, errors: errors)
  }
}

/// Why a program could not be started.
public struct SubprocessError: Error, Equatable {
  /// The path of the program.
  public var path: String
  /// The system's error number.
  public var number: Int32
}
