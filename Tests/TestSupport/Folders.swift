import Foundation

/// The folder of this repository's clone, absolute, without a slash at the end.
public let repositoryRoot: String = {
  var folder = URL(filePath: #filePath)
  for _ in 0..<3 { folder.deleteLastPathComponent() }
  let path = folder.path(percentEncoded: false)
  return path.hasSuffix("/") ? String(path.dropLast()) : path
}()

/// The folder that holds `corpus/`, which is too large for the repository.
///
/// `MEIAN_SHARED` names it; otherwise it is a folder `shared` beside the clone, or beside one of
/// the folders around it.
public let sharedFolder: String = {
  if let named = ProcessInfo.processInfo.environment["MEIAN_SHARED"] { return named }
  let clone = URL(filePath: repositoryRoot)
  var folder = clone
  while folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
    let candidate = folder.appending(path: "shared").path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: "\(candidate)/corpus") { return candidate }
  }
  return clone.deletingLastPathComponent().appending(path: "shared").path(percentEncoded: false)
}()

/// False where the corpus was not fetched; tests of it then do nothing but print a note.
public let corpusIsHere = FileManager.default.fileExists(atPath: "\(sharedFolder)/corpus")
