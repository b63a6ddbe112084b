import Foundation
import TestSupport

struct OwnPicture {
  let name: String
  let bytes: [UInt8]
}

/// Stored screens of this repository: those in dark, as the others differ in colours only.
func ownPictures() throws -> [OwnPicture] {
  let folder = "\(repositoryRoot)/Baselines"
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
    $0.hasSuffix("/dark.after.png")
  }
  return try names.sorted().map { name in
    OwnPicture(
      name: name, bytes: Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
  }
}
