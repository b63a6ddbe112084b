import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Reads a file that the command line names; `path` is shown as it was written.
func readInput(_ path: String, in environment: Environment) throws(Failure) -> [UInt8] {
  // Pipes are read as well, as in `meian compare <(git show main:a.png) a.png`.
  // Opening a pipe would wait for somebody to write.
  let descriptor = open(environment.absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    throw errno == ENOENT || errno == ENOTDIR
      ? Failure("\(path): there is no such file; name a PNG")
      : Failure("\(path): the file cannot be read; check its permissions")
  }
  defer { close(descriptor) }
  guard hasWriter(descriptor) else {
    throw Failure(
      "\(path): nobody has written to this pipe for \(longestWait) seconds; name a file, or a pipe that something writes to",
      .environment)
  }
  switch contents(of: descriptor) {
  case .bytes(let bytes): return bytes
  case .folder: throw Failure("\(path): this is a folder; name a PNG")
  case .tooLong:
    throw Failure(
      "\(path): the file is over \(largestInput >> 20) MB; a smaller one would be right")
  case .unreadable: throw Failure("\(path): the file cannot be read; check its permissions")
  }
}

/// Reads all of standard input.
func readStandardInput() throws(Failure) -> [UInt8] {
  switch contents(of: STDIN_FILENO) {
  case .bytes(let bytes): return bytes
  case .tooLong: throw Failure("standard input: there is more than \(largestInput >> 20) MB")
  case .folder, .unreadable:
    throw Failure("standard input: it cannot be read; write a PNG to it")
  }
}

/// In bytes, the limit of baselines too.
private let largestInput = 256 << 20

/// In seconds; what writes to a pipe may take a while to start.
private let longestWait = 5

/// False for a pipe that nobody opens to write; reading it waits from here on.
private func hasWriter(_ descriptor: Int32) -> Bool {
  var status = stat()
  if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&waiting, 1, Int32(longestWait * 1000)) == 0 { return false }
  }
  return fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) == 0
}

private enum Contents {
  case bytes([UInt8])
  case folder
  case tooLong
  case unreadable
}

/// Everything that a descriptor gives, read in pieces as large as the file: the system is asked
/// twice for most files, where Foundation asks a hundred times.
private func contents(of descriptor: Int32) -> Contents {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return .unreadable }
  if status.st_mode & S_IFMT == S_IFDIR { return .folder }
  // One byte more than there should be, so that the end is met in the first piece.
  var room = min(max(Int(status.st_size) + 1, 65_536), largestInput + 1)
  var bytes: [UInt8] = []
  while true {
    guard let piece = piece(of: descriptor, room) else { return .unreadable }
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    if bytes.count > largestInput { return .tooLong }
    if piece.count < room { return .bytes(bytes) }
    room = min(4 * room, largestInput + 1)
  }
}

/// The next bytes of a descriptor, fewer than `room` only at its end; nil where it cannot be read.
private func piece(of descriptor: Int32, _ room: Int) -> [UInt8]? {
  var isReadable = true
  let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
    while filled < room {
      let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), room - filled)
      if count == 0 { return }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        isReadable = false
        return
      }
    }
  }
  return isReadable ? bytes : nil
}
