import AssetCatalogs
import Foundation
import Screens
import Testing
import Traits

@Suite("An Info.plist")
struct InfoPlistTests {
  static func xml(_ inside: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>CFBundleName</key><string>Weather</string>\(inside)</dict>
      </plist>
      """.utf8)
  }

  @Test(
    "states the style of the whole app", arguments: [InfoPlistStyle.light, .dark, .automatic])
  func style(style: InfoPlistStyle) throws {
    let inside = "<key>UIUserInterfaceStyle</key><string>\(style.rawValue)</string>"
    #expect(try readInfoPlist(Self.xml(inside), file: "Info.plist").userInterfaceStyle == style)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["UIUserInterfaceStyle": style.rawValue], format: .binary, options: 0)
    #expect(try readInfoPlist(Array(binary), file: "Info.plist").userInterfaceStyle == style)
  }

  @Test("says the style once, comments aside")
  func twice() throws {
    let key = "<key>UIUserInterfaceStyle</key><string>Dark</string>"
    let error = #expect(throws: ScreenError.self) {
      try readInfoPlist(Self.xml("\(key)\n\(key)"), file: "Info.plist")
    }
    #expect(
      error?.description
        == "Info.plist:4: UIUserInterfaceStyle is already given on line 3; keep one of the two")
    let commented = Self.xml("<!-- \(key) -->\(key)")
    #expect(try readInfoPlist(commented, file: "Info.plist").userInterfaceStyle == .dark)
  }

  @Test("follows the system where it does not say")
  func missing() throws {
    #expect(try readInfoPlist(Self.xml(""), file: "Info.plist") == InfoPlist())
  }

  @Test(
    "is refused with the place and the remedy",
    arguments: [
      (
        xml("<key>UIUserInterfaceStyle</key><string>dark</string>"),
        "/UIUserInterfaceStyle: unknown style “dark”; the styles are “Light”, “Dark”, “Automatic”"
      ),
      (
        xml("<key>UIUserInterfaceStyle</key><true/>"),
        "/UIUserInterfaceStyle: the style is no string; the styles are “Light”, “Dark”, “Automatic”"
      ),
      (
        Array("<plist><array/></plist>".utf8),
        "the file is no property list with a dictionary; write one as XML or binary"
      ),
      ([], "the file is no property list with a dictionary; write one as XML or binary"),
      (
        Array("bplist00".utf8),
        "the file is no property list with a dictionary; write one as XML or binary"
      ),
      (
        Array("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>".utf8),
        "the property list declares entities; write their text in their places"
      ),
      (
        "<!ENTITY".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
        "the property list declares entities; write their text in their places"
      ),
    ] as [([UInt8], String)])
  func refused(bytes: [UInt8], message: String) {
    let error = #expect(throws: ScreenError.self) { try readInfoPlist(bytes, file: "Info.plist") }
    #expect(error?.description == "Info.plist: \(message)")
  }

  @Test("is refused where it is too large")
  func large() {
    func message(_ bytes: [UInt8]) -> String? {
      #expect(throws: ScreenError.self) { try readInfoPlist(bytes, file: "Info.plist") }?
        .description
    }
    let nested = Array(String(repeating: "<array>", count: 2001).utf8)
    let tooMany = "Info.plist: the property list has more than 2000 objects; an app needs far fewer"
    #expect(message(nested) == tooMany)
    #expect(message(Self.nestedBinary(depth: 2001)) == tooMany)
    let bytes = [UInt8](repeating: 32, count: 1_000_001)
    #expect(
      message(bytes)
        == "Info.plist: the property list has 1000001 bytes; at most 1000000 are read")
  }

  @Test("may be nested without exhausting the stack")
  func deep() throws {
    func nested(_ depth: Int) -> [UInt8] {
      let open = String(repeating: "<array>", count: depth)
      let close = String(repeating: "</array>", count: depth)
      return Self.xml("<key>a</key>\(open)\(close)")
    }
    #expect(try readInfoPlist(nested(100), file: "Info.plist") == InfoPlist())
    // Refused or not, it must come back.
    _ = try? readInfoPlist(nested(2000), file: "Info.plist")
    _ = try? readInfoPlist(Self.nestedBinary(depth: 2000), file: "Info.plist")
  }

  /// A binary list of arrays within arrays.
  static func nestedBinary(depth: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<depth {
      offsets.append(bytes.count)
      let next = index + 1
      bytes += next < depth ? [0xA1, UInt8(next >> 8), UInt8(next & 255)] : [0xA0]
    }
    let table = bytes.count
    for offset in offsets { bytes += (0..<4).reversed().map { UInt8(offset >> ($0 * 8) & 255) } }
    func big(_ number: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 2] + big(depth) + big(0) + big(table)
  }
}
