public import Geometry
public import Pixels
public import Screens
public import Traits

/// One file of an image set.
public struct ImageAsset: Sendable {
  /// The format, as the file's name tells it.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case png
    case jpeg
    case pdf
    case svg

    /// Whether the file has no pixels of its own; drawing it takes a program that may be absent.
    public var isVector: Bool {
      switch self {
      case .png, .jpeg: false
      case .pdf, .svg: true
      }
    }
  }

  /// How the catalog wants the image drawn.
  public enum Intent: String, CaseIterable, Hashable, Sendable {
    /// The view that shows the image decides: bars and buttons take templates, others originals.
    case automatic
    /// With its own colours.
    case original
    /// Only its alpha counts, painted with the tint.
    case template
  }

  /// Relative to the project.
  public var path: String
  /// Why the catalog's entry cannot be shown, as `place: what is wrong; what would be right`; nil for
  /// a file that is there and of a known kind.
  public var problem: ScreenError?
  public var kind: Kind
  /// Pixels for a point; 1 for a set of a single scale.
  public var scale: Int
  public var intent: Intent
  /// The direction of reading that the picture is made for; in the other one it is drawn turned
  /// round. Nil for a picture that is the same in both.
  public var direction: Variant.Direction?
  /// How the picture grows, in its own pixels; nil where all of it is stretched.
  public var slicing: NinePart?
  /// What of the picture lies outside of the rectangle that layout aligns, in its own pixels.
  public var alignmentInsets = Insets.zero
  public var load: @Sendable () throws -> [UInt8]

  public init(
    path: String, kind: Kind, scale: Int, intent: Intent,
    load: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.path = path
    self.kind = kind
    self.scale = scale
    self.intent = intent
    self.load = load
  }

  /// Whether the catalog wants the image painted with the tint.
  public var isTemplate: Bool { intent == .template }
}

extension ImageAsset.Kind {
  /// The kind of file that a name's extension stands for, in either case of letters; nil for
  /// another one.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    if ending == "jpg" {
      self = .jpeg
    } else if let kind = Self(rawValue: ending) {
      self = kind
    } else {
      return nil
    }
  }
}
