import Dispatch
import Foundation
import Synchronization

/// Two folders whose PNG files are matched by their paths in them.
struct PictureFolders: Sendable {
  /// As the command line names them.
  let old: String
  let new: String

  /// What became of every picture, sorted by path.
  func outcomes(jobs: Int, in environment: Environment) throws(Failure) -> [PictureOutcome] {
    let oldNames = Set(try pictures(below: old, in: environment))
    let newNames = Set(try pictures(below: new, in: environment))
    let names = oldNames.union(newNames).sorted()
    let outcomes = Mutex<[Int: PictureOutcome]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, names.count))) { _ in
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < names.count else { return }
        let name = names[index]
        let result: PictureOutcome.Result =
          !oldNames.contains(name)
          ? .added : !newNames.contains(name) ? .removed : compared(name, in: environment)
        outcomes.withLock { $0[index] = PictureOutcome(path: name, result: result) }
      }
    }
    return outcomes.withLock { found in names.indices.compactMap { found[$0] } }
  }

  private func compared(_ name: String, in environment: Environment) -> PictureOutcome.Result {
    do throws(Failure) {
      return .compared(
        try PicturePair("\(old)/\(name)", "\(new)/\(name)", in: environment).comparison)
    } catch {
      return .failed(error)
    }
  }

  /// Paths in the folder, sorted; hidden files and folders are left out.
  private func pictures(
    below folder: String, in environment: Environment
  ) throws(Failure) -> [String] {
    let path = environment.absolute(folder)
    guard FileManager.default.isReadableFile(atPath: path),
      let enumerator = FileManager.default.enumerator(atPath: path)
    else { throw Failure("\(folder): the folder cannot be read; check its permissions") }
    var found: [String] = []
    while let entry = enumerator.nextObject() as? String {
      let isHidden = entry.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, entry.lowercased().hasSuffix(".png") { found.append(entry) }
    }
    return found.sorted()
  }
}
