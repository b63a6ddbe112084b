/// Checks what becomes a file name in a report.
func checkNames(of run: RunRecord) throws(RunRecordError) {
  var seen: Set<String> = []
  for screen in run.screens {
    guard isScreenID(screen.id) else { throw .unusableScreen(screen.id) }
    guard seen.insert(screen.id.lowercased()).inserted else { throw .doubledScreen(screen.id) }
    try checkImages(of: screen)
  }
  for screen in run.shard?.gone ?? [] {
    guard isScreenID(screen.id) else { throw .unusableScreen(screen.id) }
    try checkImages(of: screen)
  }
}

private func checkImages(of screen: ScreenRecord) throws(RunRecordError) {
  for image in screen.shots.flatMap(\.pictures) where !isImagePath(image.path) {
    throw .unusableImage(image.path)
  }
}

private func isScreenID(_ id: String) -> Bool {
  id.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { segment in
    !segment.isEmpty && segment.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "%") }
  }
}

/// True for `images/NAME.png`, where NAME is of letters, digits, `_`, `-` and inner dots.
private func isImagePath(_ path: String) -> Bool {
  guard path.hasPrefix("images/"), path.hasSuffix(".png") else { return false }
  let name = path.dropFirst("images/".count)
  return name.first != "." && name.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ".") }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}
