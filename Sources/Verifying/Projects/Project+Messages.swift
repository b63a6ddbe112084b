import Baselines
import FoundationEssentials

extension Project {
  /// An error of the store with paths that count from the project, because records are the same on
  /// every machine.
  func message(_ error: BaselineError) -> String {
    "\(error)".replacing(folder.path + "/", with: "")
  }
}
