import Testing

@testable import Subprocesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

private func shell(_ script: String, _ variables: [String: String] = [:]) -> Invocation {
  Invocation("/bin/sh", ["-c", script], variables: variables)
}

@Suite("A started program")
struct ChildProcessTests {
  @Test("gives back what it prints, what it complains about and its exit code")
  func results() throws {
    let result = try shell("printf 'a\\0b'; echo oh >&2; exit 7").run()
    #expect(result.output == [0x61, 0, 0x62])
    #expect(result.errors == Array("oh\n".utf8))
    #expect(result.status == 7)
  }

  @Test("has the arguments and variables that it was given, and no others")
  func surroundings() throws {
    let invocation = Invocation("/usr/bin/env", ["-0"], variables: ["A": "1 ü", "B": ""])
    #expect(try invocation.run().output == Array("A=1 ü\0B=\0".utf8))
    let echo = Invocation("/bin/echo", ["", "a b", "*", "“”"], variables: [:])
    #expect(try echo.run().output == Array(" a b * “”\n".utf8))
  }

  @Test("never waits for room, however much it writes to both outputs at once")
  func muchOutput() throws {
    let bytes = 1_000_000
    let result = try shell(
      "head -c \(bytes) /dev/zero & head -c \(bytes) /dev/zero >&2; wait", ["PATH": "/usr/bin:/bin"]
    ).run()
    #expect(result.output.count == bytes)
    #expect(result.errors.count == bytes)
  }

  @Test("answers questions one after the other until its input ends")
  func conversation() throws {
    let program = try Invocation("/bin/cat", [], variables: [:]).start(
      input: .pipe, output: .pipe)
    for word in ["one\n", "two\n"] {
      #expect(program.write(Array(word.utf8)))
      #expect(program.read() == Array(word.utf8))
    }
  }

  @Test("takes no more input after its end", .timeLimit(.minutes(1)))
  func closedInput() throws {
    signal(SIGPIPE, SIG_IGN)
    let program = try shell("exec 0<&-; exit 0").start(input: .pipe, output: .pipe)
    #expect(program.wait() == 0)
    #expect(!program.write([UInt8](repeating: 0, count: 1 << 20)))
    #expect(program.read().isEmpty)
  }

  @Test("is ended by a broken pipe, as programs expect, though this process is not")
  func brokenPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    #expect(try shell("kill -PIPE $$; exit 3").run().status == 128 + SIGPIPE)
  }

  @Test("is waited for only so long, and killed")
  func endlessProgram() throws {
    let program = try Invocation("/bin/sleep", ["100"], variables: [:]).start()
    #expect(program.wait(seconds: 0) == nil)
    program.kill()
    #expect(program.wait() == 128 + SIGKILL)
    #expect(program.wait(seconds: 1) == 128 + SIGKILL)
  }

  @Test("can write to a file, which holds nothing else then")
  func fileOutput() throws {
    let path = "/tmp/meian-subprocess-\(getpid()).txt"
    defer { unlink(path) }
    for word in ["longer", "one"] {
      #expect(try shell("printf \(word)").start(output: .file(path)).wait() == 0)
    }
    #expect(try Invocation("/bin/cat", [path], variables: [:]).run().output == Array("one".utf8))
  }

  @Test("that is missing is an error with the system's number, and leaks no descriptor")
  func missingProgram() throws {
    func descriptors() throws -> Int {
      try shell("ls /proc/$PPID/fd | wc -l", ["PATH": "/usr/bin:/bin"]).run().output.split(
        separator: 10
      ).first.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? -1
    }
    let before = try descriptors()
    for _ in 0..<20 {
      #expect(throws: SubprocessError(path: "/nowhere/git", number: ENOENT)) {
        _ = try Invocation("/nowhere/git", [], variables: [:]).run()
      }
    }
    #expect(abs(try descriptors() - before) < 20)
  }

  @Test("inherits no pipe of one that is started at the same time", .timeLimit(.minutes(1)))
  func neighbours() async throws {
    // Were an end inherited by a program that lives on, the end of the input would never come.
    let lasting = try Invocation("/bin/cat", [], variables: [:]).start(input: .pipe, output: .pipe)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let program = try Invocation("/bin/cat", [], variables: [:]).start(
            input: .pipe, output: .pipe)
          #expect(program.write(Array("\(number)".utf8)))
          #expect(program.read() == Array("\(number)".utf8))
        }
      }
      try await group.waitForAll()
    }
    #expect(lasting.write([1]))
    #expect(lasting.read() == [1])
  }
}
