import Archives
import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Where the files of a finished report are read from: a folder, or the ZIP archive that a forge makes
/// of a job's artifacts.
struct ReportSource: Sendable {
  private let path: String
  /// nil for a folder.
  private let archive: ZipArchive?
  /// Where the report is in the archive: empty, or `public/report/`.
  private let prefix: String

  /// No file of a report is larger, in bytes.
  private static let largestFile = 256 << 20

  init(_ path: String) throws(RunFailure) {
    self.path = path
    guard FileKind(of: path) != nil else {
      throw .usage("\(path): there is no such file or folder; name a report, or the archive of one")
    }
    guard FileKind(of: path) == .file else {
      (archive, prefix) = (nil, "")
      return
    }
    guard let file = ArchiveFile(path) else {
      throw .usage("\(path): cannot be read; check its permissions")
    }
    let archive: ZipArchive
    do throws(ZipError) { archive = try ZipArchive(size: file.size, read: file.read) } catch {
      throw .usage("\(path): \(error)")
    }
    self.archive = archive
    let prefixes = Self.prefixes(in: archive)
    guard prefixes.count < 2 else {
      throw .usage(
        "\(path): holds \(prefixes.count) reports (\(prefixes.prefix(3).joined(separator: ", "))\(prefixes.count > 3 ? ", …" : "")); name the archive of the merged report, which “meian merge-reports” makes of shards, or unpack it and name one folder"
      )
    }
    prefix = prefixes.first ?? ""
  }

  /// The folders of the reports in an archive, of those that hold others the outermost; sorted.
  private static func prefixes(in archive: ZipArchive) -> [String] {
    let marker = "results.json"
    let found = archive.names.filter { $0 == marker || $0.hasSuffix("/" + marker) }
    let depths = found.map { $0.split(separator: "/").count }
    guard let least = depths.min() else { return [] }
    return zip(found, depths).filter { $0.1 == least }
      .map { String($0.0.dropLast(marker.count)) }.sorted()
  }

  /// The bytes of a file of the report; nil where it is missing.
  func file(_ name: String) throws(RunFailure) -> [UInt8]? {
    guard let archive else { return readFile("\(path)/\(name)") }
    do throws(ZipError) {
      return try archive.file(prefix + name, limit: Self.largestFile)
    } catch {
      throw .usage("\(path): \(error)")
    }
  }
}

/// An open file, read by several threads at once.
private final class ArchiveFile: Sendable {
  let size: Int
  private let descriptor: Int32

  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    size = Int(status.st_size)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  @Sendable func read(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let step = pread(
          descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return }
        done += step
      }
      isWhole = true
    }
    return isWhole ? bytes : nil
  }
}
