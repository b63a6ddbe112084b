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

func setPermissions(_ mode: Int, of path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

/// False for root, whom no permissions keep out.
let permissionsCount = geteuid() != 0
