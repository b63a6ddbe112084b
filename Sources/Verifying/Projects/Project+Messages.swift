import Baselines
import Foundation

extension Project {
  /// An error of the store with paths that count from the project, because records are the same on
  /// every machine.
  func message(_ error: BaselineError) -> String {
    "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
  }
}
