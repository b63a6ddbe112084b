import Foundation
import Screens
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The list of view kinds")
struct KindListTests {
  @Test("has every file of the folder Kinds, in alphabetical order")
  func files() throws {
    let folder = "\(repositoryRoot)/Sources/ViewKinds/Kinds"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.map { String($0.dropLast(6)) } == allViewKinds.map { "\($0)" })
  }

  @Test("has every kind on a screen of Sources/Examples, whose baselines are recorded")
  func examplesOnScreens() throws {
    let folder = "\(repositoryRoot)/Sources/Examples/Screens"
    let text = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }.joined()
    let missing = allViewKinds.map { $0.name }.filter { !text.contains("kind: \"\($0)\"") }
    #expect(missing.isEmpty)
  }

  @Test("has names that are unique and begin with a small letter")
  func names() {
    let names = allViewKinds.map { $0.name }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.first?.isLowercase == true && name.allSatisfy { $0.isASCII && $0.isLetter })
    }
  }

  @Test("describes every kind and attribute", arguments: allViewKinds.map { $0.name })
  func summaries(name: String) throws {
    let kind = try #require(ViewBuilder.kinds[name])
    #expect(kind.summary.hasSuffix("."))
    #expect(!kind.examples.isEmpty)
    let specs = kind.attributes + CommonAttributes.specs + SwiftUIAttributes.specs
    for spec in specs {
      #expect(!spec.summary.isEmpty && !spec.defaultValue.isEmpty, "\(name).\(spec.name)")
    }
    #expect(Set(specs.map(\.name)).count == specs.count, "an attribute of \(name) is given twice")
  }

  @Test("reads every attribute that it declares", arguments: allViewKinds.map { $0.name })
  func declared(name: String) throws {
    let kind = try #require(ViewBuilder.kinds[name])
    for spec in kind.attributes + CommonAttributes.specs + SwiftUIAttributes.specs
    where spec.isWritten {
      // A value of the wrong type is an error only where the attribute is read.
      let message = TestTree.problem(
        "{ view: { subviews: [{ kind: '\(name)', \(wrong(spec)) }] } }")
      #expect(message != "no error", "\(name) does not read \(spec.name)")
    }
  }

  private func wrong(_ spec: AttributeSpec) -> String {
    switch spec.form {
    case .text, .choice, .color, .image: "\(spec.name): 7"
    case .flag, .number: "\(spec.name): 'x'"
    case .font, .structure: "\(spec.name): true"
    }
  }

  @Test("refuses an attribute that nobody declares", arguments: allViewKinds.map { $0.name })
  func undeclared(name: String) {
    let message = TestTree.problem("{ view: { subviews: [{ kind: '\(name)', qqqqqqqqq: 1 }] } }")
    #expect(message.hasPrefix("unknown attribute “qqqqqqqqq” of \(name); the attributes are "))
  }

  @Test("reads all its examples")
  func examples() throws {
    for kind in allViewKinds {
      for example in kind.examples {
        let view = try TestTree.view(example.json5)
        #expect(view.kinds.contains(kind.name), "\(example.title)")
      }
    }
  }
}

extension View {
  fileprivate var kinds: [String] { [kindName] + children.flatMap(\.kinds) }
}
