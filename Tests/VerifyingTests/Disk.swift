import Foundation

func removeItem(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

func moveItem(_ path: String, to other: String) throws {
  try FileManager.default.moveItem(atPath: path, toPath: other)
}

func link(_ path: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}

func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// A pipe, which nobody may open, since opening it waits for its other end.
func makePipe(_ path: String) throws {
  guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
}

/// A file or folder with a name that is not UTF-8.
func makeUnreadableName(in folder: String, ending: String, isFolder: Bool = false) throws {
  let name = Array("\(folder)/caf".utf8) + [0xE9] + Array(ending.utf8) + [0]
  let result = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { path in
    path.baseAddress.map { isFolder ? mkdir($0, 0o700) : creat($0, 0o600) } ?? -1
  }
  guard result >= 0 else { throw CocoaError(.fileWriteUnknown) }
}

func setPermissions(_ mode: Int, of path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

/// False for root, whom no permissions keep out.
let permissionsCount = geteuid() != 0
