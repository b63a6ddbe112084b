/// What happened to one shot.
public struct ShotRecord: Codable, Hashable, Sendable {
  /// Such as `light` or `dark.elevated`.
  public var variant: String
  public var verdict: Verdict
  /// One line for people: the error of a broken shot, the rule a locked one breaks, how to repair;
  /// empty where the verdict says it all.
  public var message: String
  public var before: ImageRecord?
  public var after: ImageRecord?
  public var now: ImageRecord?
  /// The difference picture that matters: after against now where those differ, else before
  /// against after.
  public var difference: ImageRecord?
  /// Before, after, now and difference beside each other in one small picture, for programs that
  /// show one picture a shot; nil where nothing differs.
  public var strip: ImageRecord?
  /// Before against after; nil where equal or one is missing.
  public var recorded: ComparisonRecord?
  /// After against now; nil where equal or one is missing.
  public var unexpected: ComparisonRecord?
  /// What was drawn in place of something that cannot be shipped: `Inter for San Francisco`.
  public var standIns: [String]
  /// Missing glyphs and the like, one line each.
  public var findings: [String]
  /// Why a locked variant may change here: the exception's reason; nil where none was needed.
  public var exceptionReason: String?
  /// What a tolerance let pass, with its reason; nil where nothing had to be.
  public var tolerated: String?
  /// The same as numbers: one for each comparison that a tolerance let pass; nil where none did.
  public var tolerances: [ToleranceRecord]?
  /// Masks under which pictures of the shot differ; nil where none hides anything.
  public var masks: [MaskRecord]?
  /// The file of the picture, as the command line's folders lead to it, for pictures that were only
  /// compared: that of the second side where it has one. Nil in a project.
  public var file: String?
  /// Which rules made it look so; nil where nobody needs to look at the shot, and for captures.
  public var explanation: ShotExplanation?
  /// How many pixels a point has; nil where nobody knows, as for captures.
  public var pixelsPerPoint: Int?
  /// Painted pixels, a measure of cost that no clock disturbs.
  public var paintedPixels: Int
  /// Painted glyphs.
  public var glyphs: Int
  /// The views of the picture of now, in drawing order; nil where nothing differs, and for captures.
  public var views: [ViewRecord]?
  /// The colours that views before, after and now ask for, by value; nil as `views` is.
  public var tokens: [TokenRecord]?

  /// The pictures, each role once, in the order of a reader.
  public var pictures: [ImageRecord] {
    [before, after, now, difference, strip].compactMap(\.self)
  }

  public init(
    variant: String, verdict: Verdict, message: String = "", before: ImageRecord? = nil,
    after: ImageRecord? = nil, now: ImageRecord? = nil, difference: ImageRecord? = nil,
    strip: ImageRecord? = nil, recorded: ComparisonRecord? = nil,
    unexpected: ComparisonRecord? = nil,
    standIns: [String] = [], findings: [String] = [], exceptionReason: String? = nil,
    tolerated: String? = nil, paintedPixels: Int = 0, glyphs: Int = 0,
    views: [ViewRecord]? = nil, tokens: [TokenRecord]? = nil
  ) {
    self.variant = variant
    self.verdict = verdict
    self.message = message
    self.before = before
    self.after = after
    self.now = now
    self.difference = difference
    self.strip = strip
    self.recorded = recorded
    self.unexpected = unexpected
    self.standIns = standIns
    self.findings = findings
    self.exceptionReason = exceptionReason
    self.tolerated = tolerated
    self.paintedPixels = paintedPixels
    self.glyphs = glyphs
    self.views = views
    self.tokens = tokens
  }
}
