import CHarfBuzz

extension FontFile {
  /// The fonts of a file that a project brings: TrueType or OpenType, one face, a collection or a
  /// variable font. Names, weight and slant are the file's own.
  ///
  /// A variable font gives one font for each weight that its axis reaches, upright and slanted where
  /// it has an axis for that.
  ///
  /// - Parameters:
  ///   - name: relative to the project, for reports and errors.
  ///   - load: reads the same bytes again, when a text first needs them.
  public static func faces(
    of bytes: any FontBytes, name: String, load: @escaping @Sendable () throws -> any FontBytes
  ) throws(FontError) -> [FontFile] {
    if let problem = FontDirectory.problem(in: bytes) {
      throw .damaged(file: name, problem: problem)
    }
    let blob = FontBlob(bytes)
    var files: [FontFile] = []
    for index in 0..<min(max(1, blob.faceCount), largestCollection) {
      let plain = FontFile(
        name: name, faceIndex: index, family: "", weight: .regular, load: load)
      let face = try FontFace(plain, blob: blob)
      files += FontNames(face).files(name: name, faceIndex: index, load: load)
    }
    return files
  }

  /// More faces of one file are not read.
  static let largestCollection = 64
}

/// What a face says about itself.
private struct FontNames {
  var family: String
  /// The PostScript name and the full name.
  var aliases: [String]
  var weight: FontWeight
  var isItalic: Bool
  /// The range of each axis of a variable font.
  var axes: [String: ClosedRange<Double>]

  init(_ face: FontFace) {
    func name(_ number: Int) -> String? {
      let number = hb_ot_name_id_t(number)
      let handle = hb_font_get_face(face.font)
      let english = hb_language_from_string("en", 2)
      var size: UInt32 = 256
      let text = [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
        _ = hb_ot_name_get_utf8(handle, number, english, &size, buffer.baseAddress)
        count = Int(size)
      }
      return text.isEmpty
        ? nil : String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    family =
      name(Int(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? name(Int(HB_OT_NAME_ID_FONT_FAMILY))
      ?? face.file.name
    aliases = [
      name(Int(HB_OT_NAME_ID_POSTSCRIPT_NAME)), name(Int(HB_OT_NAME_ID_FULL_NAME)),
    ].compactMap { $0 }
    weight = FontWeight(nearest: Double(hb_style_get_value(face.font, HB_STYLE_TAG_WEIGHT)))
    isItalic = hb_style_get_value(face.font, HB_STYLE_TAG_ITALIC) > 0.5
    axes = Self.axes(of: face)
  }

  private static func axes(of face: FontFace) -> [String: ClosedRange<Double>] {
    let handle = hb_font_get_face(face.font)
    var count = min(hb_ot_var_get_axis_count(handle), 16)
    guard count > 0 else { return [:] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(handle, 0, &count, &infos)
    var axes: [String: ClosedRange<Double>] = [:]
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value {
      let letters = (0..<4).map { UInt8(truncatingIfNeeded: info.tag >> (24 - 8 * $0)) }
      axes[String(decoding: letters, as: UTF8.self)] =
        Double(info.min_value)...Double(info.max_value)
    }
    return axes
  }

  func files(
    name: String, faceIndex: Int, load: @escaping @Sendable () throws -> any FontBytes
  ) -> [FontFile] {
    func file(
      _ weight: FontWeight, italic: Bool, _ variations: [FontFile.Variation], _ aliases: [String]
    ) -> FontFile {
      var file = FontFile(
        name: name, faceIndex: faceIndex, family: family, weight: weight, italic: italic,
        load: load)
      file.aliases = aliases
      file.variations = variations
      file.origin = .project
      return file
    }
    guard !axes.isEmpty else { return [file(weight, italic: isItalic, [], aliases)] }
    let weights =
      axes["wght"].map { range in
        FontWeight.allCases.filter { range.contains(Double($0.rawValue)) }
      } ?? []
    var files: [FontFile] = []
    for slant in [nil] + [slanted].compactMap({ $0 }).map(Optional.some) {
      for weight in weights.isEmpty ? [weight] : weights {
        var variations = [slant].compactMap { $0 }
        if !weights.isEmpty {
          variations.append(FontFile.Variation(axis: "wght", value: Double(weight.rawValue)))
        }
        // The font's own names mean its default.
        let isDefault = slant == nil && weight == self.weight
        files.append(
          file(weight, italic: isItalic || slant != nil, variations, isDefault ? aliases : []))
      }
    }
    return files
  }

  /// The setting that slants the font, if it has an axis for it.
  private var slanted: FontFile.Variation? {
    if isItalic { return nil }
    if let range = axes["ital"], range.upperBound >= 1 {
      return FontFile.Variation(axis: "ital", value: 1)
    }
    if let range = axes["slnt"], range.lowerBound < 0 {
      return FontFile.Variation(axis: "slnt", value: max(range.lowerBound, -12))
    }
    return nil
  }
}

extension FontWeight {
  /// The weight whose number is nearest; the lighter of two.
  fileprivate init(nearest number: Double) {
    self =
      Self.allCases.min { abs(Double($0.rawValue) - number) < abs(Double($1.rawValue) - number) }
      ?? .regular
  }
}
