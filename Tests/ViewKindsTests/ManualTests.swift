import Foundation
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The manual of the screen format")
struct ManualTests {
  static let manual = try? String(
    contentsOfFile: "\(repositoryRoot)/docs/SCREEN-FORMAT.md", encoding: .utf8)

  @Test("names every kind and every attribute", arguments: allViewKinds.map { $0.name })
  func kinds(name: String) throws {
    let manual = try #require(Self.manual)
    let kind = try #require(ViewBuilder.kinds[name])
    let row = manual.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }
    let text = try #require(row, "no table row for the kind \(name)")
    for spec in kind.attributes where !spec.isSwiftUI {
      #expect(text.contains("`\(spec.name)`"), "\(name).\(spec.name) is not in its row")
      if case .choice(let words) = spec.form {
        for word in words {
          #expect(manual.contains("`\(word)`"), "\(name).\(spec.name) does not name \(word)")
        }
      }
    }
  }

  @Test("names every attribute that all views, windows and controllers have")
  func common() throws {
    let manual = try #require(Self.manual)
    let specs =
      CommonAttributes.specs + SwiftUIAttributes.specs + Window.attributes
      + ControllerAttributes.specs
    for spec in specs
    where spec.isWritten {
      let word = spec.name.replacing("presentation.", with: "")
      #expect(
        manual.contains("`\(word)`") || manual.contains("\(word):"), "\(spec.name) is missing")
    }
  }

  @Test("names every key of rows and bars")
  func keys() throws {
    let manual = try #require(Self.manual)
    let keys =
      TableRow.keys + NavigationBarStyle.keys + TabBarStyle.keys + NavigationItem.keys
      + BarAppearance.keys
    for key in keys {
      #expect(manual.contains("`\(key)`") || manual.contains("\(key):"), "\(key) is missing")
    }
  }
}
