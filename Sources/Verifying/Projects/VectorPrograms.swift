import Foundation
import Rendering

/// Turns vector pictures into PNG with optional programs: `rsvg-convert` for SVG, `pdftocairo` for
/// PDF. A program that is missing is an error of the environment, never a blank.
struct VectorPrograms: Sendable {
  /// The largest picture, in bytes of its file.
  private static let limit = 16 << 20

  /// The PNG of a vector picture at `scale` pixels per point of the picture's own size.
  func picture(_ bytes: [UInt8], isPDF: Bool, scale: Int) throws -> [UInt8] {
    guard bytes.count <= Self.limit else { throw VectorFailure.failed("the picture is over 16 MB") }
    let program = isPDF ? "pdftocairo" : "rsvg-convert"
    guard let path = Self.find(program) else {
      throw VectorFailure.missingProgram(program, package: isPDF ? "poppler-utils" : "librsvg2-bin")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "meian-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent(isPDF ? "in.pdf" : "in.svg").path
    let output = folder.appendingPathComponent("out.png").path
    try Data(bytes).write(to: URL(fileURLWithPath: input))
    // PDF and SVG units are 1/72 and 1/96 inch; an asset's point is one unit of either.
    let arguments =
      isPDF
      ? [
        "-png", "-singlefile", "-transp", "-r", "\(72 * scale)", input,
        folder.appendingPathComponent("out").path,
      ] : ["--zoom", "\(scale)", "--format", "png", "--output", output, input]
    try Self.run(path, arguments)
    guard let png = readFile(output) else {
      throw VectorFailure.failed("\(program) made no picture")
    }
    return png
  }

  static func find(_ program: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + 20) == .timedOut {
      process.terminate()
      throw VectorFailure.failed("\(path) took over 20 seconds")
    }
    guard process.terminationStatus == 0 else {
      throw VectorFailure.failed("\(path) ended with status \(process.terminationStatus)")
    }
  }
}
