import Screens
import Testing

@Suite("Places in a JSON5 file")
struct JSON5PlaceTests {
  @Test("every value knows its line and path")
  func places() throws {
    let text = "{ // 1\r\n  a: [ 1,\r\n    /* 3\n 4 */ {'x/y~z': \n'\\\n'}],\rb: 2 }"
    let value = try parseJSON5(Array(text.utf8), file: "a.json5")
    #expect("\(value.place)" == "a.json5:1")
    let array = try #require(value["a"])
    #expect("\(array.place)" == "a.json5:2: /a")
    guard case .array(let elements) = array.content, elements.count == 2,
      case .object(let members) = elements[1].content
    else {
      Testing.Issue.record("the array has another shape")
      return
    }
    #expect("\(elements[0].place)" == "a.json5:2: /a/0")
    #expect("\(elements[1].place)" == "a.json5:4: /a/1")
    #expect("\(members[0].place)" == "a.json5:4: /a/1/x~1y~0z")
    #expect("\(members[0].value.place)" == "a.json5:5: /a/1/x~1y~0z")
    #expect(value["b"].map { "\($0.place)" } == "a.json5:7: /b")
  }

  @Test("a file that is no screen says so in its messages")
  func otherDocument() {
    #expect(throws: ScreenError.self) { try parseJSON5([], file: "p", holding: "project") }
    do throws(ScreenError) {
      _ = try parseJSON5([], file: "meian.json5", holding: "project")
    } catch {
      #expect("\(error)" == "meian.json5: the file is empty; a project starts with {")
    }
  }
}
