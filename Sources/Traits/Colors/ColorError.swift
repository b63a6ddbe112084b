/// Why a colour has no value under the traits at hand.
///
/// Printed as `what is wrong; what would be right`; the caller knows where the colour was written.
public enum ColorError: Error, Hashable, Sendable {
  /// iOS has no colour of that name.
  case unknownSystemColor(String, nearest: String?)
  /// No asset catalog has a colour of that name; `known` says how many others there are.
  case unknownAsset(String, nearest: String?, known: Int)
  /// The catalog's colour has no slot that fits the traits; the file that has its slots is empty
  /// where it is not known.
  case emptyAsset(String, file: String = "")
}

extension ColorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownSystemColor(let name, let nearest?):
      "unknown system colour “\(name)”; did you mean “\(nearest)”?"
    case .unknownSystemColor(let name, nil):
      "unknown system colour “\(name)”; write the name that UIColor has, such as “label”"
    case .unknownAsset(let name, let nearest?, _):
      "no asset catalog has a colour “\(name)”; did you mean “\(nearest)”?"
    case .unknownAsset(let name, nil, 0):
      "no asset catalog has a colour “\(name)”; the project has no named colours at all"
    case .unknownAsset(let name, nil, let known):
      "no asset catalog has a colour “\(name)”; add it, or use one of the \(known) that exist"
    case .emptyAsset(let name, let file):
      "the asset catalog's colour “\(name)” has no value that fits; give it one for “Any”"
        + (file.isEmpty ? "" : " in \(file)")
    }
  }
}
