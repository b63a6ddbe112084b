/// The modifiers of a SwiftUI view, split where their order needs another view around it.
///
/// One UIKit view has its padding inside its frame, the background behind both and rounded corners
/// cut then; its shadow is masked, transforms turn all of it before it is moved, and it blends last.
/// Modifiers in this order fit on one view. One that comes too late, such as padding around a
/// background, goes to a view around it, and so do those that follow. So does a background behind
/// what has a colour scheme or an opacity of its own, because it has neither.
struct ModifierLayers {
  /// What goes on the view itself, then on each view around it.
  private(set) var layers: [[SwiftUIModifier]] = [[]]

  /// - Parameter isShape: Whether the view paints its whole frame before any modifier.
  init(_ modifiers: [SwiftUIModifier], around isShape: Bool) throws(ScreenError) {
    var stage = isShape ? Stage.padding : nil
    var hasPadding = false
    var hasBackground = isShape
    var keepsToItself = false
    var seen: [SwiftUIModifier.Name: Place] = [:]
    for modifier in modifiers {
      if let next = Stage(modifier.name) {
        let fits = next > stage || next == .padding && hasPadding && stage == .padding
        if !fits || next == .background && (hasBackground || keepsToItself) {
          layers.append([])
          hasBackground = false
          hasPadding = false
          keepsToItself = false
        }
        stage = next
        hasPadding = hasPadding || next == .padding
        hasBackground = hasBackground || next == .background
      } else if modifier.name != .preferredColorScheme {
        let name = modifier.name == .foregroundStyle ? .foregroundColor : modifier.name
        if let first = seen.updateValue(modifier.place, forKey: name) {
          throw ScreenError(
            "\(quoted(name.rawValue)) is already given on line \(first.line)",
            remedy: "keep one of the two", at: modifier.place)
        }
      }
      keepsToItself = keepsToItself || modifier.name.isForContentAlone
      layers[layers.count - 1].append(modifier)
    }
  }

  /// The order in which modifiers fit on one view.
  private enum Stage: Int {
    case padding, frame, background, corners, shadow, mask, transform, offset, blend

    init?(_ name: SwiftUIModifier.Name) {
      switch name {
      case .padding: self = .padding
      case .frame: self = .frame
      case .background: self = .background
      case .cornerRadius: self = .corners
      case .shadow: self = .shadow
      case .mask: self = .mask
      case .rotationEffect, .scaleEffect: self = .transform
      case .offset: self = .offset
      case .blendMode: self = .blend
      default: return nil
      }
    }

    static func > (stage: Stage, other: Stage?) -> Bool { stage.rawValue > other?.rawValue ?? -1 }
  }
}

extension SwiftUIModifier.Name {
  /// True for what changes the view so far and nothing that is laid behind it later.
  fileprivate var isForContentAlone: Bool {
    switch self {
    case .colorScheme, .environment, .hidden, .opacity: true
    default: false
    }
  }
}
