import Foundation
import Rendering
import Screens
import Traits

/// What `meian.json5` says: where a project's files are, and by which rules it is verified.
public struct Project: Sendable {
  public var name: String
  /// The folder of the project file, absolute.
  public var directory: String
  /// Folders and layout files, relative to the project.
  var screens: [String]
  /// Asset catalogs and folders that hold some, relative to the project.
  var assets: [String]
  var infoPlist: String?
  var device: Device
  var variants: [Variant]
  /// Nil: stored where such files exist, else none.
  var before: BeforeSource?
  /// Relative to the project.
  var baselines: String
  var lock: LockRule
  var captures: CaptureRules?
  public var epoch: Int

  static let fileName = "meian.json5"

  var folder: ProjectFolder { ProjectFolder(directory) }

  /// Reads `path`, a project file or a folder that holds one.
  public static func load(_ path: String) throws(RunFailure) -> Project {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .usage("\(path): there is no such file or folder; name one that holds \(fileName)")
    }
    let file = isDirectory.boolValue ? path + "/" + fileName : path
    guard let bytes = readFile(file) else {
      throw .usage("\(file): there is no project file; “meian init” writes one")
    }
    let url = URL(fileURLWithPath: file)
    do throws(ScreenError) {
      return try ProjectFile.read(
        bytes, file: url.lastPathComponent,
        directory: ProjectFolder(url.deletingLastPathComponent().path).path)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// A project of defaults, for layout files outside of any project.
  public static func withoutProject(directory: String) -> Project {
    Project(
      name: "", directory: ProjectFolder(directory).path, screens: [], assets: [], infoPlist: nil,
      device: Device.default, variants: [.light, .dark], before: nil, baselines: "Baselines",
      lock: LockRule(), captures: nil, epoch: renderingEpoch)
  }

  /// The nearest folder from `directory` upwards that holds a project file.
  public static func find(from directory: String) -> String? {
    var url = URL(fileURLWithPath: directory).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(fileName).path) {
        return url.path
      }
      let parent = url.deletingLastPathComponent().standardizedFileURL
      if parent.path == url.path { return nil }
      url = parent
    }
  }
}

extension Device {
  /// What a project gets that names none.
  static let `default` = Device.named("iphone-14") ?? Device.all[0]
}
