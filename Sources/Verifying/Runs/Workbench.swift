import AssetCatalogs
import Baselines
import Digests
import Drawing
import PNGCodec
import PictureReading
import Rendering
import Screens
import Traits

/// A project opened for a run: its screens, what draws them, and its baselines.
struct Workbench: Sendable {
  let project: Project
  let screens: ProjectScreens
  let renderer: Renderer
  let resources: Resources
  /// The named colours of the project's catalogs.
  let colors: NamedColors
  let fonts: FontFolder
  let vectors: VectorPrograms
  let store: BaselineStore

  /// - Parameter layouts: what is known of them from earlier runs.
  init(
    _ project: Project, _ options: RunOptions, layouts: LayoutStore? = nil
  ) throws(RunFailure) {
    self.project = project
    screens = try ProjectScreens(project, layouts)
    fonts = FontFolder(
      directories: options.fontDirectories, project: try ProjectFonts(project))
    // Captures are drawn already, and their text with them.
    if !screens.layouts.isEmpty || project.captures == nil, !fonts.hasSystemFont {
      throw .environment(
        "fonts: Inter, which stands in for San Francisco, was not found in \(options.fontDirectories.joined(separator: ", ")); install the package fonts-inter"
      )
    }
    resources = try Resources(project)
    colors = resources.catalog.colors
    let vectors = VectorPrograms(directories: options.programDirectories)
    self.vectors = vectors
    let (folder, resources) = (project.folder, resources)
    renderer = Renderer(
      fonts: fonts.catalog, catalog: resources.catalog, infoPlistStyle: resources.infoPlistStyle,
      device: project.device, strings: resources.strings, file: { folder.read($0) },
      vectors: vectors.picture, infoPlistPlace: resources.infoPlistPlace,
      linkedSDK: project.linkedSDK, isDarkBeforeDarkStyle: project.legacyDarkAssetBug)
    store = try baselineStore(of: project)
  }

  /// Draws or reads one shot. A screen's own fault is the `.failure`; a fault of the environment
  /// is thrown.
  func shot(
    of subject: Subject, _ variant: Variant
  ) throws(RunFailure) -> Result<DrawnShot, ShotError> {
    switch subject.content {
    case .layout(let layout): try drawn(layout, variant)
    case .capture(let capture): try captured(capture, variant)
    }
  }

  private func captured(
    _ capture: CapturedScreen, _ variant: Variant
  ) throws(RunFailure) -> Result<DrawnShot, ShotError> {
    if let problem = capture.problem { return .failure(ShotError(problem)) }
    guard let path = capture.files[variant], let bytes = project.folder.read(path) else {
      return .failure(
        ShotError(
          "\(capture.files[variant] ?? capture.source): the capture cannot be read; check its permissions"
        ))
    }
    do throws(PNGError) {
      let matched = ColorMatched(try decodeExactPNG(bytes).bitmap, ofPNG: bytes)
      var shot = DrawnShot(
        bitmap: matched.bitmap, pictures: ["\(path) \(Digest(of: bytes))"])
      if let space = matched.unconverted {
        shot.findings = [
          "\(path) is in \(space) and compared as if it were sRGB; save captures in sRGB or Display P3"
        ]
      }
      return .success(shot)
    } catch {
      if case .lfsPointer = error { throw .environment("\(path): \(error)") }
      return .failure(ShotError("\(path): \(error)"))
    }
  }

  private func drawn(
    _ layout: ListedDocument, _ variant: Variant
  ) throws(RunFailure) -> Result<DrawnShot, ShotError> {
    let document: ScreenDocument
    switch layout.state {
    case .read(let read): document = read
    case .broken(let error): return .failure(ShotError("\(error)"))
    }
    do throws(RenderingError) {
      let shot = try renderer.render(document, variant: variant)
      return .success(
        DrawnShot(
          bitmap: shot.bitmap, tree: shot.viewTree, standIns: shot.standIns,
          findings: shot.findings, fonts: shot.fontFiles.map { fonts.fingerprint(of: $0) },
          paintedPixels: shot.paintedPixels, glyphs: shot.glyphs, styleReason: shot.styleReason,
          ingredients: ingredients(of: layout, document, variant, shot), stale: shot.stale,
          pictures: shot.resources))
    } catch {
      switch error {
      case .screen(let error): return .failure(ShotError("\(error)"))
      case .font(let error): throw .environment("\(error)")
      case .environment(let message): throw .environment(message)
      }
    }
  }

  /// What a shot is made of: layouts, pictures and fonts.
  private func ingredients(
    of layout: ListedDocument, _ document: ScreenDocument, _ variant: Variant, _ shot: Shot
  ) -> [String] {
    var lines = [variant.name, "\(renderingEpoch)", shot.device]
    lines += document.sources.map { "\($0) \(layout.digests[$0].map { "\($0)" } ?? "")" }
    lines += shot.resources
    return lines + shot.fontFiles.map { fonts.fingerprint(of: $0) }
  }
}

/// The folder of a project's baselines, which no symbolic link leads out of the project.
func baselineStore(of project: Project) throws(RunFailure) -> BaselineStore {
  guard let directory = project.folder.absolute(project.baselines) else {
    throw .usage(
      "\(project.baselines): the folder of baselines leads out of the project; a folder below the project file would be right"
    )
  }
  return BaselineStore(directory: directory)
}
