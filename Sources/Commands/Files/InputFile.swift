import Foundation

/// Reads a file that the command line names; `path` is shown as it was written.
func readInput(_ path: String, in environment: Environment) throws(Failure) -> [UInt8] {
  let absolute = environment.absolute(path)
  var isDirectory: ObjCBool = false
  guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isDirectory) else {
    throw Failure("\(path): there is no such file; name a PNG")
  }
  guard !isDirectory.boolValue else {
    throw Failure("\(path): this is a folder; name a PNG")
  }
  do {
    // Pipes are read as well, as in `meian compare <(git show main:a.png) a.png`.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: absolute))
    defer { try? file.close() }
    let data = try file.read(upToCount: largestInput + 1) ?? Data()
    guard data.count <= largestInput else {
      throw Failure(
        "\(path): the file is over \(largestInput >> 20) MB; a smaller one would be right")
    }
    return [UInt8](data)
  } catch let failure as Failure {
    throw failure
  } catch {
    throw Failure("\(path): the file cannot be read; check its permissions")
  }
}

/// Reads all of standard input.
func readStandardInput() throws(Failure) -> [UInt8] {
  do {
    let data = try FileHandle.standardInput.read(upToCount: largestInput + 1) ?? Data()
    guard data.count <= largestInput else {
      throw Failure("standard input: there is more than \(largestInput >> 20) MB")
    }
    return [UInt8](data)
  } catch let failure as Failure {
    throw failure
  } catch {
    throw Failure("standard input: it cannot be read; write a PNG to it")
  }
}

/// In bytes, the limit of baselines too.
private let largestInput = 256 << 20
