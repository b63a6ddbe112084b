import Drawing
import AssetCatalogs
import Baselines
import Digests
import Foundation
import PNGCodec
import Rendering
import RunRecords
import Screens
import Traits

/// A project opened for a run: its screens, what draws them, and its baselines.
struct Workbench: Sendable {
  let project: Project
  let screens: [ListedDocument]
  let captures: [CapturedScreen]
  /// Captured files that no pattern fits, relative to the captures' folder.
  let unmatchedCaptures: [String]
  let renderer: Renderer
  let fonts: FontFolder
  let store: BaselineStore

  init(_ project: Project, fontDirectories: [String]) throws(RunFailure) {
    self.project = project
    fonts = FontFolder(directories: fontDirectories)
    screens = try ScreenList(project: project).all()
    if !screens.isEmpty || project.captures == nil, !fonts.hasSystemFont {
      throw .environment(
        "fonts: Inter, which stands in for San Francisco, was not found in \(fontDirectories.joined(separator: ", ")); install the package fonts-inter"
      )
    }
    let folder = project.folder
    var files: [AssetFile] = []
    for entry in project.assets {
      guard folder.isDirectory(entry) else {
        throw .usage(
          "\(Project.fileName): there is no asset catalog “\(entry)”; name a folder below the project file"
        )
      }
      for path in folder.files(below: entry) {
        files.append(
          AssetFile(path: path) {
            guard let bytes = folder.read(path) else { throw CocoaError(.fileReadUnknown) }
            return bytes
          })
      }
    }
    var style = InfoPlistStyle.automatic
    let catalog: AssetCatalog
    do throws(ScreenError) {
      catalog = try readAssetCatalogs(files: files)
      if let path = project.infoPlist {
        guard let bytes = folder.read(path) else {
          throw ScreenError(
            "there is no Info.plist here", remedy: "correct infoPlist in \(Project.fileName)",
            at: Place(file: path, line: 0, path: ""))
        }
        style = try readInfoPlist(bytes, file: path).userInterfaceStyle
      }
    } catch {
      throw .usage("\(error)")
    }
    renderer = Renderer(
      fonts: fonts.catalog, catalog: catalog, infoPlistStyle: style, device: project.device,
      file: { folder.read($0) }, vectors: VectorPrograms().picture)
    if let rules = project.captures {
      (captures, unmatchedCaptures) = try CapturedScreen.all(in: folder, rules: rules)
    } else {
      (captures, unmatchedCaptures) = ([], [])
    }
    store = BaselineStore(directory: folder.path + "/" + project.baselines)
    try checkCaptureIDs()
  }

  private func checkCaptureIDs() throws(RunFailure) {
    let drawn = Set(screens.map(\.id))
    if let clash = captures.first(where: { drawn.contains($0.id) }) {
      throw .usage(
        "captures: the screen id “\(clash.id)” is also that of a layout; rename the files or the layout"
      )
    }
  }

  /// The screens and captures that `selection` names.
  func subjects(_ selection: Selection) throws(RunFailure) -> [Subject] {
    let layouts =
      selection.screens.isEmpty
      ? screens : try ScreenList(project: project).selected(layoutNames(selection), among: screens)
    let chosenCaptures = captures.filter { capture in
      selection.screens.isEmpty || selection.screens.contains { matches($0, capture.id) }
    }
    let variants = selection.variants
    let subjects =
      layouts.map { document in
        Subject(
          id: document.id, source: document.source, content: .layout(document),
          variants: variants.isEmpty ? project.variants : variants)
      }
      + chosenCaptures.map { capture in
        Subject(
          id: capture.id, source: capture.source, content: .capture(capture),
          variants: capture.files.keys.filter { variants.isEmpty || variants.contains($0) }
            .sorted {
              ($0.style == .light ? 0 : 1, $0.name) < ($1.style == .light ? 0 : 1, $1.name)
            })
      }
    return subjects.sorted { $0.id < $1.id }
  }

  /// The names that are not those of captures.
  private func layoutNames(_ selection: Selection) -> [String] {
    selection.screens.filter { name in !captures.contains { matches(name, $0.id) } }
  }

  /// Draws or reads one shot. A screen's own fault is the `.failure`; a fault of the environment
  /// is thrown.
  func shot(
    of subject: Subject, _ variant: Variant
  ) throws(RunFailure) -> Result<DrawnShot, ShotError> {
    switch subject.content {
    case .layout(let document): return try drawn(document, variant)
    case .capture(let capture):
      guard let path = capture.files[variant], let bytes = project.folder.read(path) else {
        return .failure(ShotError("there is no capture for \(variant.name)"))
      }
      do throws(PNGError) { return .success(DrawnShot(bitmap: try decodePNG(bytes).bitmap)) } catch
      {
        if case .lfsPointer = error {
          throw .environment("\(path): \(error)")
        }
        return .failure(ShotError("\(path): \(error)"))
      }
    }
  }

  private func drawn(
    _ listed: ListedDocument, _ variant: Variant
  ) throws(RunFailure) -> Result<DrawnShot, ShotError> {
    guard case .read(let document) = listed.state else {
      guard case .broken(let error) = listed.state else { return .failure(ShotError("")) }
      return .failure(ShotError("\(error)"))
    }
    do throws(RenderingError) {
      let shot = try renderer.render(document, variant: variant)
      return .success(
        DrawnShot(
          bitmap: shot.bitmap, tree: shot.viewTree, standIns: shot.standIns,
          findings: shot.findings, fonts: shot.fontFiles.map { fonts.fingerprint(of: $0) },
          paintedPixels: shot.paintedPixels, glyphs: shot.glyphs, styleReason: shot.styleReason,
          inputs: inputs(of: document, variant, shot)))
    } catch {
      switch error {
      case .screen(let error): return .failure(ShotError("\(error)"))
      case .font(let error): throw .environment("\(error)")
      case .environment(let message): throw .environment(message)
      }
    }
  }

  /// The digest of everything that a shot is made of: layouts, pictures, fonts and the resolved
  /// colours, which stand in the view tree.
  private func inputs(of document: ScreenDocument, _ variant: Variant, _ shot: Shot) -> String {
    let folder = project.folder
    var lines = [variant.name, "\(renderingEpoch)", shot.device]
    lines += document.sources.map { "\($0) \(Digest(of: folder.read($0) ?? []))" }
    lines += shot.resources
    lines += shot.fontFiles.map { fonts.fingerprint(of: $0) }
    lines.append(shot.viewTree.lines)
    return "\(Digest(of: lines.joined(separator: "\n")))"
  }
}

/// Why one shot could not be made, in one line.
struct ShotError: Error, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}

/// A screen to draw or to take from captures.
struct Subject: Sendable {
  enum Content: Sendable {
    case layout(ListedDocument)
    case capture(CapturedScreen)
  }

  var id: String
  var source: String
  var content: Content
  var variants: [Variant]

  var isCapture: Bool {
    if case .capture = content { true } else { false }
  }

  var title: String {
    if case .layout(let listed) = content, case .read(let document) = listed.state {
      return document.title
    }
    return id
  }

  var document: ScreenDocument? {
    if case .layout(let listed) = content, case .read(let document) = listed.state {
      return document
    }
    return nil
  }
}
