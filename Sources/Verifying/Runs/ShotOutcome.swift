import Digests
import Drawing
import RunRecords

/// What came of one shot: its record, and the pictures it names by their path in the report.
struct ShotOutcome: Sendable {
  var record: ShotRecord
  var images: [String: ImageSource] = [:]
  /// `name sha256:…` of each font used.
  var fonts: [String] = []
  /// Why the screen is in its style; empty for captures.
  var styleReason = ""
  var pair: PairFacts?
  /// The digest of the file before the change, where it is another one of the same pixels.
  var beforeFile: Digest?
  /// What the shot was made of; nil for one that is broken.
  var seen: SeenInputs?
  /// Tolerances and masks without which more would differ.
  var used = UsedRules()
}

/// What pair notes need to know of a shot; nothing larger is kept until the run ends.
struct PairFacts: Sendable {
  /// True where now or after differs from what was before it.
  var hasChanged: Bool
  /// The digest of the pixels.
  var pixels: String
  /// The digest of the pixels before the change, those of now where nothing changed; nil for a new shot.
  var formerPixels: String?
  /// The digest of the views' frames; nil for captures.
  var frames: Digest?
  /// True where something in the picture follows the style.
  var adapts: Bool
  /// What keeps the style of first display.
  var stale: [StaleProperty] = []
}
