import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#endif

/// The path of this program's file, without links; nil where the system does not tell.
func programPath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return URL(fileURLWithPath: String(decoding: bytes, as: UTF8.self))
      .resolvingSymlinksInPath().path
  #else
    return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  #endif
}
