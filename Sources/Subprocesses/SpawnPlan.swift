#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// What the system is told before it starts a program.
struct SpawnPlan: ~Copyable {
  private let invocation: Invocation
  private var actions: posix_spawn_file_actions_t
  /// The program's ends of pipes.
  private var theirs: [Int32] = []

  init(_ invocation: Invocation) throws(SubprocessError) {
    self.invocation = invocation
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    let problem = posix_spawn_file_actions_init(&actions)
    self.actions = actions
    guard problem == 0 else { throw SubprocessError(path: invocation.path, number: problem) }
  }

  /// Frees what was made for the start; to be called once.
  mutating func close() {
    for end in theirs { _ = systemClose(end) }
    theirs = []
    posix_spawn_file_actions_destroy(&actions)
  }

  /// - Returns: our end of a pipe, else -1.
  mutating func connect(
    _ descriptor: Int32, to stream: Invocation.Stream
  ) throws(SubprocessError) -> Int32 {
    switch stream {
    case .nothing:
      let mode = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY
      try check(
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0))
      return -1
    case .file(let path):
      let mode = O_WRONLY | O_CREAT | O_TRUNC
      try check(posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0o600))
      return -1
    case .pipe:
      guard let ends = systemPipe() else {
        throw SubprocessError(path: invocation.path, number: errno)
      }
      let (ours, its) =
        descriptor == STDIN_FILENO ? (ends.writing, ends.reading) : (ends.reading, ends.writing)
      theirs.append(its)
      try check(posix_spawn_file_actions_adddup2(&actions, its, descriptor))
      return ours
    }
  }

  mutating func spawn() throws(SubprocessError) -> pid_t {
    let words = [invocation.path] + invocation.arguments
    let variables = invocation.variables.map { "\($0.key)=\($0.value)" }.sorted()
    var identifier: pid_t = 0
    var problem: Int32 = 0
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t? = nil
    #else
      var attributes = posix_spawnattr_t()
    #endif
    try check(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    // This process may ignore it, and programs that write to a pipe rely on it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    try check(posix_spawnattr_setsigdefault(&attributes, &signals))
    try check(posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF)))
    withCStrings(words) { words in
      withCStrings(variables) { variables in
        problem = posix_spawn(
          &identifier, invocation.path, &actions, &attributes, words, variables)
      }
    }
    try check(problem)
    return identifier
  }

  private func check(_ problem: Int32) throws(SubprocessError) {
    guard problem == 0 else { throw SubprocessError(path: invocation.path, number: problem) }
  }
}

/// Passes texts as the system wants them: pointers, behind which nil stands.
private func withCStrings(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Void
) {
  let pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  body(pointers)
}
