import FoundationEssentials
import Verifying

/// Writes a file that the command line names, completely or not at all; `path` is shown as it was
/// written.
func writeOutput(
  _ bytes: [UInt8], to path: String, in environment: Environment
) throws(Failure) {
  let url = URL(fileURLWithPath: environment.absolute(path)).resolvingSymlinksInPath()
  let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
  // A new file takes the place of the old one, which would destroy a device such as /dev/null.
  if let type = type as? FileAttributeType, type != .typeRegular {
    throw Failure("\(path): this is not a file that can be replaced; name another one")
  }
  let folder = url.deletingLastPathComponent().path
  guard replaceFile(bytes, in: folder, named: url.lastPathComponent) == 0 else {
    throw Failure("\(path): the file cannot be written; name one in a folder that can be")
  }
}
