/// A view of a shot: who it is and where, for a reader who points at the picture.
public struct ViewRecord: Codable, Hashable, Sendable {
  /// Where a measure of the view is written.
  public struct Setting: Codable, Hashable, Sendable {
    /// Such as `cornerRadius` or `spacing`.
    public var name: String
    /// Relative to the project; nil where it is the screen's source.
    public var file: String?
    /// Counted from 1.
    public var line: Int

    public init(name: String, file: String? = nil, line: Int) {
      self.name = name
      self.file = file
      self.line = line
    }
  }

  public var id: String
  public var kind: String
  /// What the view says; nil where it says nothing.
  public var text: String?
  /// In pixels of the picture; may reach beyond it.
  public var frame: ComparisonRecord.Box
  /// The file that asks for the view, relative to the project; nil where it is the screen's source.
  public var file: String?
  /// The line there, counted from 1; nil where it is not known.
  public var line: Int?
  /// Measures that the view asks for and whatever changed; nil where it asks for none, and in records
  /// of an earlier Meian.
  public var settings: [Setting]?

  public init(
    id: String, kind: String, text: String? = nil, frame: ComparisonRecord.Box,
    file: String? = nil, line: Int? = nil,
    settings: [Setting]? = nil
  ) {
    self.id = id
    self.kind = kind
    self.text = text
    self.frame = frame
    self.file = file
    self.line = line
    self.settings = settings
  }
}

/// A colour and the tokens that have its value in a shot.
public struct TokenRecord: Codable, Hashable, Sendable {
  /// `#RRGGBBAA`.
  public var color: String
  /// Sorted.
  public var tokens: [String]

  public init(color: String, tokens: [String]) {
    self.color = color
    self.tokens = tokens
  }
}
