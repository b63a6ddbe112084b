/// How a run works, whatever it does.
public struct RunOptions: Sendable {
  public var selection: Selection
  /// How many shots are drawn at once; at least 1.
  public var jobs: Int
  /// Overrides the project's `before`.
  public var before: BeforeSource?
  /// Whether the screens of the commit before the change are drawn again in place of comparing with
  /// its pictures, which another Meian may have drawn.
  public var redrawsBefore = false
  /// The environment's variables, by which pipelines tell the branch that a change is meant for.
  public var variables: [String: String]
  /// Folders in which the fonts lie, searched with their subfolders.
  public var fontDirectories: [String]
  /// Folders in which the optional programs for vector pictures lie.
  public var programDirectories: [String]
  /// Only for `verify`.
  public var extent = RunExtent()
  /// Told before the first shot and after each: how many are done, of how many.
  public var progress: @Sendable (_ done: Int, _ total: Int) -> Void

  /// Where the system's fonts lie.
  public static let systemFontDirectories = SystemFolders.fonts
  /// Where the system's packages put programs.
  public static let systemProgramDirectories = SystemFolders.programs

  public init(
    selection: Selection = Selection(), jobs: Int = 1, before: BeforeSource? = nil,
    variables: [String: String] = [:],
    fontDirectories: [String] = RunOptions.systemFontDirectories,
    programDirectories: [String] = RunOptions.systemProgramDirectories,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.selection = selection
    self.jobs = max(1, jobs)
    self.before = before
    self.variables = variables
    self.fontDirectories = fontDirectories
    self.programDirectories = programDirectories
    self.progress = progress
  }
}
