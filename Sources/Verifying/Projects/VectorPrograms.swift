import Digests
import FoundationEssentials
import Rendering
import Screens
import Subprocesses
import Synchronization

/// Turns vector pictures into PNG with optional programs: `rsvg-convert` for SVG, `pdftocairo` for
/// PDF. A program that is missing is an error of the environment, never a blank.
final class VectorPrograms: Sendable {
  /// The largest picture, in bytes of its file.
  private static let largestPicture = 16 << 20
  /// What a program may use at most: seconds of work, bytes of memory and of its result.
  private static let seconds = 20
  private static let memory = 2 << 30
  private static let largestResult = 256 << 20

  private let directories: [String]
  private let versions = Mutex<[String: String]>([:])
  private let attempts = Mutex<[Attempt: Failure]>([:])

  /// One way to draw one picture.
  private struct Attempt: Hashable {
    var picture: Digest
    var isPDF: Bool
    var scale: Int
  }

  /// What came of an attempt if it failed; those who want the same wait for it.
  private final class Failure: Sendable {
    let known = Mutex<VectorFailure?>(nil)
  }

  init(directories: [String]) { self.directories = directories }

  /// One line for each program that has drawn something, sorted.
  var used: [String] { versions.withLock { $0.map { "\($0.key) \($0.value)" }.sorted() } }

  /// The PNG of a vector picture at `scale` pixels per point of the picture's own size.
  ///
  /// A picture that could not be drawn is not tried again, so that it costs one timeout however
  /// many shots show it.
  func picture(_ bytes: [UInt8], isPDF: Bool, scale: Int) throws -> [UInt8] {
    let attempt = Attempt(picture: Digest(of: bytes), isPDF: isPDF, scale: scale)
    let failure = attempts.withLock { attempts in
      let failure = attempts[attempt] ?? Failure()
      attempts[attempt] = failure
      return failure
    }
    return try failure.known.withLock { known in
      if let known { throw known }
      do { return try drawn(bytes, isPDF: isPDF, scale: scale) } catch let failure as VectorFailure
      {
        known = failure
        throw failure
      }
    }
  }

  private func drawn(_ bytes: [UInt8], isPDF: Bool, scale: Int) throws -> [UInt8] {
    guard bytes.count <= Self.largestPicture else {
      throw VectorFailure.failed("the picture is over 16 MB; a smaller one would be right")
    }
    let program = isPDF ? "pdftocairo" : "rsvg-convert"
    guard let path = find(program) else {
      throw VectorFailure.missingProgram(program, package: isPDF ? "poppler-utils" : "librsvg2-bin")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "meian-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    note(program, path, in: folder)
    let input = folder.appendingPathComponent(isPDF ? "in.pdf" : "in.svg").path
    let output = folder.appendingPathComponent("out.png").path
    try Data(bytes).write(to: URL(fileURLWithPath: input))
    // A PDF's unit is 1/72 inch and an SVG's 1/96; an asset's point is one unit of either.
    let arguments =
      isPDF
      ? [
        "-png", "-singlefile", "-transp", "-r", "\(72 * scale)", input,
        folder.appendingPathComponent("out").path,
      ] : ["--zoom", "\(scale)", "--format", "png", "--output", output, input]
    let status = try run(path, arguments, in: folder)
    guard status == 0, let png = readFile(output) else {
      throw VectorFailure.failed(
        "\(program) made no picture of it\(words(in: folder)); an intact file would be right")
    }
    return png
  }

  /// The program for a kind of vector picture with its version, which counts as used then; nil where
  /// it is not installed.
  func identity(isPDF: Bool) -> String? {
    let program = isPDF ? "pdftocairo" : "rsvg-convert"
    if let known = versions.withLock({ $0[program] }) { return "\(program) \(known)" }
    guard let path = find(program) else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "meian-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    defer { try? FileManager.default.removeItem(at: folder) }
    note(program, path, in: folder)
    return versions.withLock { $0[program] }.map { "\(program) \($0)" }
  }

  /// The path of a program, or nil where it is not installed.
  func find(_ program: String) -> String? {
    directories.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Asks a program for its version when it is used for the first time.
  private func note(_ program: String, _ path: String, in folder: URL) {
    guard versions.withLock({ $0[program] == nil }) else { return }
    _ = try? run(path, [program == "pdftocairo" ? "-v" : "--version"], in: folder)
    let line = firstLine(in: folder, of: ["stdout", "stderr"])
    let version = line.split(separator: " ").first { $0.first?.isNumber == true }
    let known =
      version.map { String($0.filter { $0.isNumber || $0 == "." }) } ?? "of unknown version"
    versions.withLock { $0[program] = known }
  }

  private func words(in folder: URL) -> String {
    let line = firstLine(in: folder, of: ["stderr"])
      .replacing(folder.path + "/", with: "")
    return line.isEmpty ? "" : " (\(quoted(line)))"
  }

  private func firstLine(in folder: URL, of files: [String]) -> String {
    for file in files {
      let bytes = readFile(folder.appendingPathComponent(file).path) ?? []
      let line = bytes.prefix(1000).split(separator: UInt8(ascii: "\n")).first
      if let line { return String(decoding: line, as: UTF8.self) }
    }
    return ""
  }

  /// Runs a program within limits; what it prints is in the files `stdout` and `stderr` of `folder`.
  private func run(_ path: String, _ arguments: [String], in folder: URL) throws -> Int32 {
    var words = [path] + arguments
    // A hostile picture must not take the machine's memory; prlimit is part of every Debian.
    if let limiter = Self.limiter {
      words =
        [
          limiter, "--as=\(Self.memory)", "--cpu=\(Self.seconds)",
          "--fsize=\(Self.largestResult)", "--core=0",
        ] + words
    }
    let program = try Invocation(
      words[0], Array(words.dropFirst()),
      variables: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    ).start(
      output: .file(folder.appendingPathComponent("stdout").path),
      errors: .file(folder.appendingPathComponent("stderr").path))
    guard let status = program.wait(seconds: Self.seconds) else {
      program.kill()
      throw VectorFailure.failed("drawing it took over \(Self.seconds) seconds")
    }
    return status
  }

  private static let limiter = ["/usr/bin/prlimit", "/bin/prlimit"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
