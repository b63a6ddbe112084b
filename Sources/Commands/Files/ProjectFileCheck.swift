import FoundationEssentials

/// Tells a project file that cannot be read from one that is not there.
///
/// - Parameter path: a project file, or a folder that may hold one, as the command line names it.
func checkProjectFile(_ path: String, in environment: Environment) throws(Failure) {
  var file = path
  var isDirectory = false
  let files = FileManager.default
  if files.fileExists(atPath: environment.absolute(path), isDirectory: &isDirectory),
    isDirectory
  {
    file = path.hasSuffix("/") ? path + "meian.json5" : path + "/meian.json5"
  }
  let url = URL(fileURLWithPath: environment.absolute(file)).resolvingSymlinksInPath()
  guard let attributes = try? files.attributesOfItem(atPath: url.path) else { return }
  guard attributes[.type] as? FileAttributeType == .typeRegular else {
    throw Failure(
      "\(environment.shown(file)): the project file cannot be read; a regular file would be right")
  }
  guard files.isReadableFile(atPath: url.path) else {
    throw Failure(
      "\(environment.shown(file)): the project file cannot be read; check its permissions")
  }
}
