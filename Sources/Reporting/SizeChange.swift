import RunRecords

/// A width or height that somebody wrote, told by a view whose size changed while nothing in it did.
struct SizeChange {
  let holder: ViewChange
  /// `width` or `height`.
  let property: String
  /// In pixels.
  private let before: Int
  /// In pixels.
  private let after: Int

  /// `height 44 → 48 pt`.
  func cause(scale: Int?) -> Cause {
    Cause(subject: property, values: .lengths(before, after, scale: scale), rank: .layout)
  }

  /// - Parameters:
  ///   - changes: the views that changed, parents before what they hold.
  ///   - all: the views of the newer picture; nil where they are not known, and then nothing is told.
  init?(_ changes: [ViewChange], all: [ViewRecord]?) {
    let resized = PlacedView.all(changes, nil).filter {
      $0.old.width != $0.new.width || $0.old.height != $0.new.height
    }
    let smallest = resized.min {
      $0.new.width * $0.new.height < $1.new.width * $1.new.height
    }
    // What is as large as its text asks is not of a written size.
    guard let smallest, smallest.change.kind != "label",
      resized.allSatisfy({ $0.new.holds(smallest.new) })
    else { return nil }
    let written = all?.first { $0.id == smallest.change.id }?.settings
    let sizes = [
      ("height", smallest.old.height, smallest.new.height),
      ("width", smallest.old.width, smallest.new.width),
    ]
    .filter { name, old, new in
      old != new && (written?.contains { $0.name == name } ?? false)
    }
    guard let (name, old, new) = sizes.first else { return nil }
    (holder, property, before, after) = (smallest.change, name, old, new)
  }
}
