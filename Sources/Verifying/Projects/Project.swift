import FoundationEssentials
import Rendering
import Screens
import Traits

/// What `meian.json5` says: where a project's files are, and by which rules it is verified.
public struct Project: Sendable {
  public var name: String
  /// The folder of the project file, absolute.
  public var directory: String
  /// The name of the project file in it.
  var file = Project.fileName
  /// Folders outside of the project from which assets may be read; whoever runs Meian permits
  /// them, never the project file.
  public internal(set) var alsoReading: [String]
  /// Folders and layout files, relative to the project.
  var screens: [String]
  /// Asset catalogs and folders that hold some, relative to the project.
  var assets: [String]
  var infoPlist: String?
  /// Fonts and folders of fonts, relative to the project.
  var fonts: [String] = []
  /// String tables and folders of them, relative to the project.
  var strings: [String] = []
  /// The language that the app is developed in; nil for the one that its tables suggest.
  var language: String?
  var device: Device
  var variants: [Variant]
  /// Nil: stored where such files exist, else none.
  var before: BeforeSource?
  /// Relative to the project.
  var baselines: String
  var lock: LockRule
  var captures: CaptureRules?
  /// Exceptions from comparing exactly.
  var tolerances: [ToleranceRule] = []
  /// What is left out of comparisons.
  var masks: [MaskRule] = []
  public var epoch: Int
  /// The SDK that the app is linked with; one older than iOS 13 keeps it light.
  var linkedSDK = TraitSet.Generation.ios26
  /// Whether iOS 12 takes the Dark entries of colour sets, as in apps of an early Xcode 11.
  var legacyDarkAssetBug = false

  /// The lines of the project file on which it names files and folders.
  var lines: [String: Int] = [:]

  static let fileName = "meian.json5"

  /// Whose files are read in place of those that are there now; nil for the latter.
  var commit: CommitFiles?

  /// Where the project file names `path`, for messages.
  func mention(of path: String) -> String {
    lines[path].map { "\(Self.fileName):\($0)" } ?? Self.fileName
  }

  var folder: ProjectFolder { ProjectFolder(directory, commit: commit) }
  /// The folder for reading asset catalogs.
  var assetFolder: ProjectFolder {
    ProjectFolder(directory, others: alsoReading, commit: commit)
  }

  /// Reads `path`, a project file or a folder that holds one.
  ///
  /// - Parameter alsoReading: folders outside of the project whose asset catalogs the project may
  ///   name, as with `assets: ["../shared/Catalogs"]`; nothing is written there.
  public static func load(
    _ path: String, alsoReading: [String] = []
  ) throws(RunFailure) -> Project {
    guard let real = realPath(path), let kind = FileKind(of: real) else {
      throw .usage("\(path): there is no such file or folder; name one that holds \(fileName)")
    }
    for folder in alsoReading where realPath(folder).flatMap(FileKind.init) != .folder {
      throw .usage("\(folder): there is no such folder to read; name one that exists")
    }
    let file =
      kind == .folder
      ? URL(fileURLWithPath: real).appendingPathComponent(fileName) : URL(fileURLWithPath: real)
    let directory = file.deletingLastPathComponent().path
    // Read as any file of the project, so that a link cannot show what lies outside.
    guard let bytes = ProjectFolder(directory).read(file.lastPathComponent) else {
      throw .usage(
        "\(kind == .folder ? path + "/" + fileName : path): there is no project file; “meian init” writes one"
      )
    }
    do throws(ScreenError) {
      return try ProjectFile.read(
        bytes, file: file.lastPathComponent, directory: ProjectFolder(directory).path,
        alsoReading: alsoReading)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The same project as a commit has it: its project file, and through `folder` all its files.
  func asOf(_ commit: CommitFiles) throws(RunFailure) -> Project {
    let folder = ProjectFolder(directory, others: alsoReading, commit: commit)
    guard let bytes = folder.read(file) else {
      throw .environment(
        "before: \(file) is not in \(commit.words), so that nothing can be drawn of it; --before REF names another commit"
      )
    }
    do throws(ScreenError) {
      return try ProjectFile.read(
        bytes, file: file, directory: directory, alsoReading: alsoReading, commit: commit)
    } catch { throw .environment("before: \(commit.words): \(error)") }
  }

  /// A project of defaults, for layout files outside of any project.
  public static func withoutProject(directory: String) -> Project {
    Project(
      name: "", directory: ProjectFolder(directory).path, alsoReading: [], screens: [], assets: [],
      infoPlist: nil, device: Device.default, variants: [.light, .dark], before: nil,
      baselines: "Baselines", lock: LockRule(), captures: nil, epoch: renderingEpoch)
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
