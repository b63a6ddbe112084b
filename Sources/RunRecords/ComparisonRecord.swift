/// How two images of a shot differ.
public struct ComparisonRecord: Codable, Hashable, Sendable {
  /// A rectangle in pixels, y down.
  public struct Box: Codable, Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One exact colour that became another one.
  public struct ColorChange: Codable, Hashable, Sendable {
    /// `#RRGGBBAA`.
    public var from: String
    /// `#RRGGBBAA`.
    public var to: String
    public var pixels: Int
    /// The tokens that have these values in this variant, where known; empty otherwise.
    public var fromTokens: [String]
    public var toTokens: [String]

    public init(
      from: String, to: String, pixels: Int, fromTokens: [String] = [], toTokens: [String] = []
    ) {
      self.from = from
      self.to = to
      self.pixels = pixels
      self.fromTokens = fromTokens
      self.toTokens = toTokens
    }
  }

  /// How many pixels differ; 0 where only the sizes do.
  public var pixels: Int
  /// The smallest box around every differing pixel; nil where none differs.
  public var box: Box?
  /// The most frequent colour changes, most pixels first, at most three.
  public var colorChanges: [ColorChange]
  /// Set where the sizes differ: `1170 × 2532` became `1170 × 2400`.
  public var sizeBefore: String?
  public var sizeAfter: String?
  /// Views whose stored description differs, in drawing order.
  public var views: [ViewChange]
  /// The largest regions, at most 32, by falling number of pixels.
  public var regions: [RegionRecord]
  /// How many regions there are, also those left out.
  public var regionCount: Int
  /// What colours became others, those of most pixels first, at most 16.
  public var causes: [ColorCauseRecord]
  /// Set where the pictures say in different ways what their colours mean; nil in a project.
  public var colorSpaces: ColorSpacesRecord?

  public init(
    pixels: Int, box: Box?, colorChanges: [ColorChange], sizeBefore: String? = nil,
    sizeAfter: String? = nil, views: [ViewChange] = [], regions: [RegionRecord] = [],
    regionCount: Int? = nil, causes: [ColorCauseRecord] = []
  ) {
    self.pixels = pixels
    self.box = box
    self.colorChanges = colorChanges
    self.sizeBefore = sizeBefore
    self.sizeAfter = sizeAfter
    self.views = views
    self.regions = regions
    self.regionCount = regionCount ?? regions.count
    self.causes = causes
  }
}

/// A view that is described differently in two images of a shot.
public struct ViewChange: Codable, Hashable, Sendable {
  public enum Change: String, Codable, Hashable, Sendable {
    case added
    case removed
    case changed
  }

  /// A property of the view before and after, as a reviewer reads it.
  public struct Property: Codable, Hashable, Sendable {
    /// Such as `textColor`, `frame`, `text`.
    public var name: String
    /// Such as `black #000000FF`; the default where it was not written, empty where none is known.
    public var before: String
    public var after: String
    /// True for an attribute that somebody wrote, whose change explains others of the view; nil for
    /// colours, texts, pictures, places and whatever follows from something.
    public var isWritten: Bool?

    public init(name: String, before: String, after: String, isWritten: Bool? = nil) {
      self.name = name
      self.before = before
      self.after = after
      self.isWritten = isWritten
    }
  }

  public var id: String
  public var kind: String
  /// What the view says, for people who do not know its id; nil where it says nothing.
  public var text: String?
  /// What people call the view: its own name, what it says, or what it is in; nil in records of an
  /// earlier Meian.
  public var name: String?
  public var change: Change
  /// Where it is in the later picture that has it, in pixels; nil in records of an earlier Meian.
  public var frame: ComparisonRecord.Box?
  public var properties: [Property]

  public init(
    id: String, kind: String, text: String? = nil, name: String? = nil, change: Change,
    frame: ComparisonRecord.Box? = nil, properties: [Property]
  ) {
    self.id = id
    self.text = text
    self.name = name
    self.kind = kind
    self.change = change
    self.frame = frame
    self.properties = properties
  }
}
