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
    let oldPictures = try FolderPictures(below: old, in: environment)
    let newPictures = try FolderPictures(below: new, in: environment)
    let names = oldPictures.names.union(newPictures.names).sorted()
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
        let result: PictureOutcome.Result
        if let fault = oldPictures.faults[name] ?? newPictures.faults[name] {
          result = .failed(fault)
        } else if !oldPictures.names.contains(name) {
          result = .added
        } else if !newPictures.names.contains(name) {
          result = .removed
        } else {
          result = compared(name, in: environment)
        }
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
}
