import Foundation

/// Writes files below one folder, each completely or not at all.
struct OutputFolder: Sendable {
  /// Absolute or relative to the current directory.
  let path: String

  init(_ path: String) { self.path = path }

  /// `relative` has been made by Meian from checked names.
  func write(_ bytes: [UInt8], to relative: String) throws(RunFailure) {
    let url = URL(fileURLWithPath: path).appendingPathComponent(relative)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .usage(
        "\(path)/\(relative): cannot be written (\(Self.reason(error))); name a folder that can be written"
      )
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(code))).lowercased()
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?: return "permission denied"
    case .fileWriteOutOfSpace?: return "no space left"
    default: return "a file is in the way or the folder is protected"
    }
  }
}
