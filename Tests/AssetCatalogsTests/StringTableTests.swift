import AssetCatalogs
import Foundation
import Screens
import Testing

@Suite("String tables")
struct StringTableTests {
  private func tables(
    _ files: [String: [UInt8]], language: String? = nil
  ) throws -> StringTables {
    try readStringTables(
      files: files.map { path, bytes in AssetFile(path: path) { bytes } },
      developmentLanguage: language)
  }

  private func english(_ text: String) throws -> StringTables {
    try tables(["en.lproj/Localizable.strings": Array(text.utf8)])
  }

  @Test(
    "have texts between quotation marks, and comments around them",
    arguments: [
      (#""a" = "b";"#, "b"), (#"/* c */ "a"="b" ; // d"#, "b"), (#"a = b;"#, "b"),
      ("\"a\"\n=\n\"b\";", "b"), (#""a" = "x\"y\\z\n";"#, "x\"y\\z\n"),
      (#""a" = "\U00e4\u30b7";"#, "äシ"), (#""a";"#, "a"), (#""z" = "1"; "a" = "東京";"#, "東京"),
      ("\u{FEFF}\"a\" = \"b\";", "b"),
    ])
  func texts(file: String, expected: String) throws {
    #expect(try english(file).original("a") == expected)
  }

  @Test("may be UTF-16 in either order of bytes", arguments: [true, false])
  func wide(isBig: Bool) throws {
    let units = "\u{FEFF}\"a\" = \"晴れ\";".utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBig ? bytes : bytes.reversed()
    }
    #expect(try tables(["ja.lproj/Localizable.strings": units]).text("a", in: "ja") == "晴れ")
  }

  @Test(
    "say on which line a mistake is",
    arguments: [
      ("\"a\" = \"b\"", ":1", "“;” is missing"), ("\n\"a\" = \"b", ":2", "a text has no end"),
      ("/* x", ":1", "a comment has no end"), ("\"a\" = ;", ":1", "a key or text is missing"),
      ("\"a\" = \"\\U12\";", ":1", "“\\U” needs four digits of a character"),
      ("=", ":1", "a key or text is missing"),
    ])
  func mistakes(file: String, line: String, sentence: String) {
    let error = #expect(throws: ScreenError.self) { try english(file) }
    #expect(error?.description.hasPrefix("en.lproj/Localizable.strings\(line)") == true)
    #expect(error?.problem == sentence)
  }

  @Test("may be property lists, which other tools write", arguments: [true, false])
  func propertyList(isBinary: Bool) throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "晴れ & \"\n", "b": "x"], format: isBinary ? .binary : .xml, options: 0)
    let tables = try tables(["ja.lproj/Localizable.strings": Array(list)])
    #expect(tables.text("a", in: "ja") == "晴れ & \"\n")
    #expect(tables.keys == ["a", "b"])
  }

  @Test(
    "say what is wrong with a property list",
    arguments: [
      (
        "<?xml version=\"1.0\"?><plist><array/></plist>",
        "the file is no property list with a dictionary"
      ),
      ("\n<!-- t --><plist><dict><key>a</key>", "the file is no property list with a dictionary"),
      (
        "<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict></dict></plist>",
        "the value of “a” is no string"
      ),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
        "the property list declares entities"
      ),
      ("bplist00 and no more", "the file is no property list with a dictionary"),
    ])
  func brokenPropertyLists(file: String, problem: String) {
    let error = #expect(throws: ScreenError.self) { try english(file) }
    #expect(error?.problem == problem)
    #expect(error?.place.file == "en.lproj/Localizable.strings")
  }

  @Test(
    "are refused as text of no known encoding", arguments: [[0x22, 0xE9, 0x22], [0x22, 0, 0x61]])
  func encoding(bytes: [UInt8]) {
    let error = #expect(throws: ScreenError.self) {
      try tables(["en.lproj/Localizable.strings": bytes])
    }
    #expect(error?.problem.hasPrefix("the table is neither text in UTF-8") == true)
  }

  @Test("tell of a key that is there twice, whose last text counts")
  func doubled() throws {
    let tables = try tables([
      "en.lproj/Localizable.strings": Array("\"a\" = \"1\";\n\n\"a\" = \"2\"; b = c;".utf8),
      "en.lproj/Other.strings": Array("\"b\" = \"3\"; b = d;".utf8),
    ])
    #expect(
      tables.find("a", in: "en")
        == StringTables.Found(
          text: "2", doubt: "en.lproj/Localizable.strings:3: the key “a” is there twice"))
    #expect(tables.findOriginal("b") == StringTables.Found(text: "c", doubt: nil))
  }

  @Test("are found in wider languages, and else in that of development")
  func fallbacks() throws {
    let tables = try tables([
      "en.lproj/Localizable.strings": Array("\"a\" = \"en\"; \"b\" = \"en b\";".utf8),
      "zh-Hant.lproj/Localizable.strings": Array("\"a\" = \"hant\";".utf8),
      "pt_BR.lproj/Localizable.strings": Array("\"a\" = \"br\";".utf8),
      "en.lproj/Other.strings": Array("\"a\" = \"other\"; \"c\" = \"en c\";".utf8),
      "en.lproj/notes.txt": [1, 2, 3],
    ])
    #expect(tables.text("a", in: "zh-Hant-HK") == "hant")
    #expect(tables.text("a", in: "zh-Hans") == nil)
    #expect(tables.text("a", in: "pt-BR") == "br")
    #expect(tables.text("b", in: "pt-BR") == nil)
    #expect(tables.original("b") == "en b")
    #expect(tables.original("a") == "en")
    #expect(tables.original("c") == "en c")
    #expect(tables.keys == ["a", "b", "c"])
  }

  @Test(
    "know the language of development",
    arguments: [
      (["en", "ja"], nil, "en"), (["ja", "de"], nil, "de"), (["Base", "en"], nil, "Base"),
      (["en", "ja"], "ja", "ja"), ([], nil, "en"),
    ] as [([String], String?, String)])
  func development(languages: [String], named: String?, expected: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: languages.map { ("\($0).lproj/Localizable.strings", [UInt8]()) })
    let found = try tables(files.mapValues { _ in Array("a=b;".utf8) }, language: named)
    #expect(found.developmentLanguage == expected)
  }

  @Test("may be a string catalog")
  func catalog() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}},
        "days": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%d day"}}, "other": {"stringUnit": {"value": "%d days"}}}}}}}
      }}
      """
    let tables = try tables(["Localizable.xcstrings": Array(json.utf8)])
    #expect(tables.text("Hello", in: "ja") == "こんにちは")
    #expect(tables.original("Hello") == "Hello")
    #expect(tables.original("days") == "%d days")
    #expect(throws: ScreenError.self) {
      try self.tables(["Localizable.xcstrings": Array("{".utf8)])
    }
  }
}
