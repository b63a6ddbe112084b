import PNGCodec

/// The view tree that a baseline holds, one view a line; nil where the picture holds none.
public func storedViewTree(ofPNG bytes: [UInt8]) throws(RunFailure) -> [String]? {
  do throws(PNGError) {
    let image = try decodePNG(bytes)
    return image.text(of: BaselineImage.Keyword.tree).map {
      $0.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
  } catch {
    if case .lfsPointer = error { throw .environment("\(error)") }
    throw .usage("\(error)")
  }
}
