import Foundation
import TestSupport

/// A file system of its own at a folder, which can be filled up or made read-only; only where the
/// tests may mount one.
struct SmallDisk {
  let path: String

  /// Nil where mounting is not permitted. The folder must be empty.
  ///
  /// - Parameter kilobytes: how much fits on it.
  init?(at path: String, kilobytes: Int) throws {
    self.path = path
    guard getuid() == 0,
      try Self.mount("-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path)
    else { return nil }
  }

  /// Gives the folder back as it was.
  func unmount() { umount2(path, Int32(MNT_DETACH)) }

  /// Takes all space that is left.
  func fill() throws {
    try Data().write(to: URL(filePath: filler))
    let file = try FileHandle(forWritingTo: URL(filePath: filler))
    while (try? file.write(contentsOf: Data(count: 1024))) != nil {}
    try? file.close()
  }

  func empty() throws { try FileManager.default.removeItem(atPath: filler) }

  func protect(_ isProtected: Bool) throws {
    _ = try Self.mount("-o", "remount,\(isProtected ? "ro" : "rw")", path)
  }

  // A hidden file is no baseline and no stranger either.
  private var filler: String { "\(path)/.filler.tmp" }

  private static func mount(_ words: String...) throws -> Bool {
    let program = "/usr/bin/mount"
    guard FileManager.default.isExecutableFile(atPath: program) else { return false }
    return try Executable(folder: "/", program: program).run(words).status == 0
  }
}
