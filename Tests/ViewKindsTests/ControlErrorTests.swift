import Testing

@testable import ViewKinds

@Suite("A control that contradicts itself")
struct ControlErrorTests {
  @Test(
    "is refused with what would be right",
    arguments: [
      (
        "{ kind: 'segmentedControl', segments: ['a', 'b'], selectedSegmentIndex: 2 }",
        "selectedSegmentIndex is 2 and there are 2 segments; count the segments from 0; -1 chooses none"
      ),
      (
        "{ kind: 'segmentedControl', segments: [{ titel: 'a' }] }",
        "unknown attribute “titel” of a segment; did you mean “title”?"
      ),
      (
        "{ kind: 'segmentedControl', segments: [7] }",
        "a segment is a number; write an object with title, image, isEnabled"
      ),
      (
        "{ kind: 'pickerView', components: [{ rows: ['a'], selectedRow: 1 }] }",
        "selectedRow is 1 and there are 1 rows; count the rows from 0"
      ),
      (
        "{ kind: 'pickerView', components: [{ rows: ['a', 2] }] }",
        "rows[1] is a number; write a text in quotation marks"
      ),
      (
        "{ kind: 'datePicker', date: '31.3.2024' }",
        "date is “31.3.2024”; write a day such as 2024-03-31, with a time as in 2024-03-31 14:05"
      ),
      (
        "{ kind: 'slider', value: 'much' }", "value is “much”; write a number"
      ),
      (
        "{ kind: 'slider', minimumValue: 5, maximumValue: 1, value: 3 }",
        "minimumValue 5 is above maximumValue 1; write the smaller one as minimumValue"
      ),
      (
        "{ kind: 'slider', minimumValue: 5 }",
        "minimumValue 5 is above maximumValue 1; write the smaller one as minimumValue"
      ),
      (
        "{ kind: 'slider', value: 1.5 }",
        "value 1.5 is outside of the range; it goes from minimumValue 0 to maximumValue 1"
      ),
      (
        "{ kind: 'stepper', maximumValue: -1 }",
        "minimumValue 0 is above maximumValue -1; write the smaller one as minimumValue"
      ),
      (
        "{ kind: 'stepper', value: 101 }",
        "value 101 is outside of the range; it goes from minimumValue 0 to maximumValue 100"
      ),
      (
        "{ kind: 'pageControl', numberOfPages: 3, currentPage: 3 }",
        "the page 3 does not exist: numberOfPages is 3; pages are counted from 0, so write at most 2"
      ),
      (
        "{ kind: 'progressView', progress: 1.5 }", "progress is 1.5; it must be from 0 to 1"
      ),
      (
        "{ kind: 'button', configuration: 'filed' }",
        "unknown configuration “filed”; did you mean “filled”?"
      ),
      (
        "{ kind: 'imageView', image: { image: 'symbol:star', weight: 'bald' } }",
        "unknown weight “bald”; did you mean “bold”?"
      ),
      (
        "{ kind: 'imageView', image: 'symbol:' }",
        "image is “symbol:”; a symbol’s name has small letters, digits and dots, as in “symbol:star.fill”"
      ),
      (
        "{ kind: 'collectionView', itemSize: [10] }",
        "itemSize is a list; write a list of 2 numbers"
      ),
    ])
  func problems(view: String, message: String) {
    #expect(TestTree.problem("{ view: { subviews: [\(view)] } }") == message)
  }

  @Test("takes extremes that mean nothing without one")
  func extremes() throws {
    for view in [
      "{ kind: 'slider', minimumValue: 5, maximumValue: 5, value: 5 }",
      "{ kind: 'segmentedControl' }", "{ kind: 'pickerView' }", "{ kind: 'pageControl' }",
      "{ kind: 'pickerView', components: [{ rows: [] }] }",
      "{ kind: 'collectionView', itemSize: [0, 0], subviews: [{ kind: 'collectionViewCell' }] }",
    ] {
      #expect(TestTree.problem("{ view: { subviews: [\(view)] } }") == "no error", "\(view)")
    }
  }
}
