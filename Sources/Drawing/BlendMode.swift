/// How a picture's colours meet those beneath it, by the names of `CGBlendMode`.
///
/// The first sixteen follow the formulae of W3C's Compositing and Blending Level 1. `plusLighter`
/// adds premultiplied colours up to white, `plusDarker` adds what they lack of white down to black,
/// as Apple documents both.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case plusDarker
  case plusLighter
}
