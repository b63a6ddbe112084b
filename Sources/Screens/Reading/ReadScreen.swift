/// The screen that a `.screen.json5` file describes.
///
/// - Parameters:
///   - bytes: The file's content.
///   - file: The file's path relative to the project.
///   - defaultID: The screen's id where the file gives none.
///   - load: The content of another project file by its path relative to the project, or nil if
///     there is none.
/// - Throws: The first error of the file or of a component it uses.
public func readScreen(
  _ bytes: [UInt8], file: String, defaultID: String,
  including load: @escaping (String) -> [UInt8]?
) throws(ScreenError) -> ScreenDocument {
  var reader = ScreenReader(load: load, file: file)
  return try reader.document(try parseJSON5(bytes, file: file), defaultID: defaultID)
}
