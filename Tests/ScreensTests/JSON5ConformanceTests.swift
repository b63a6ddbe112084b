import Screens
import Testing

@Suite("JSON5 conformance")
struct JSON5ConformanceTests {
  @Test(
    "what JSON5 allows is read",
    arguments: [
      ("null", "null"), (" true ", "true"), ("false", "false"),
      ("{}", "{}"), ("[]", "[]"), ("[1,]", "[1.0]"), ("{a:1,}", "{\"a\":1.0}"),
      ("\u{FEFF}{}", "{}"), ("\u{A0}\u{3000}\u{0B}\u{0C}\u{2028}{}", "{}"),
      ("// c\n[] // d", "[]"), ("/* a\n * b **/[/**/]", "[]"), ("// c\u{2028}1", "1.0"),
      ("// c\r1", "1.0"), ("[1/**/,2]", "[1.0,2.0]"),
      // Keys
      ("{$a_1:1}", "{\"$a_1\":1.0}"), ("{名前:1}", "{\"名前\":1.0}"),
      ("{ümlaut:1}", "{\"ümlaut\":1.0}"),
      ("{'a b':1}", "{\"a b\":1.0}"), ("{\"\":1}", "{\"\":1.0}"), (#"{\u0061b:1}"#, "{\"ab\":1.0}"),
      ("{null:1}", "{\"null\":1.0}"), ("{NaN:1}", "{\"NaN\":1.0}"),
      ("{a\u{200D}b:1}", "{\"a\u{200D}b\":1.0}"),
      ("{a : /* c */ 1}", "{\"a\":1.0}"), ("{a:{a:1}}", "{\"a\":{\"a\":1.0}}"),
      // Numbers
      ("0", "0.0"), ("-0", "-0.0"), ("+1", "1.0"), ("1.5", "1.5"), (".5", "0.5"), ("5.", "5.0"),
      ("-.5", "-0.5"), ("1e3", "1000.0"), ("1E-2", "0.01"), ("1.e+2", "100.0"),
      ("0.1", "0.1"), ("9007199254740993", "9007199254740992.0"),
      ("123456789.123456789", "123456789.12345679"),
      ("0x1F", "31.0"), ("-0XfF", "-255.0"), ("0x20000000000001", "9007199254740992.0"),
      ("1.7976931348623157e308", "1.7976931348623157e+308"), ("1e-999", "0.0"), ("0e5", "0.0"),
      // Strings
      ("'a\"b'", "\"a\"b\""), ("\"a'b\"", "\"a'b\""), (#"'\'\"\\\/'"#, "\"'\"\\/\""),
      (#"'\b\f\n\r\t\v\0'"#, "\"\u{08}\u{0C}\n\r\t\u{0B}\0\""), (#"'\x41\u00e9'"#, "\"Aé\""),
      (#"'\ud83d\uDE00'"#, "\"😀\""), ("'a\\\nb'", "\"ab\""), ("'a\\\r\nb'", "\"ab\""),
      ("'a\\\u{2029}b'", "\"ab\""), (#"'\A\C\q'"#, "\"ACq\""), ("'a\u{2028}b'", "\"a\u{2028}b\""),
      ("'\t'", "\"\t\""), ("'東京 😀'", "\"東京 😀\""),
    ])
  func valid(text: String, expected: String) {
    #expect(outcome(of: text) == expected)
  }

  @Test(
    "what it forbids is named",
    arguments: [
      ("", "f: the file is empty; a screen starts with {"),
      (" // c\n", "f: the file holds only space and comments; a screen starts with {"),
      ("{} x", "f:1: “x” follows the end of the document; a file holds one value"),
      (
        "[1\n2]",
        "f:2: “2” follows an element; separate elements with a comma, or close the array with ]"
      ),
      (
        "{a:1\nb:2}",
        "f:2: “b” follows the value of “a”; separate members with a comma, or close the object with }"
      ),
      ("{a:1}}", "f:1: “}” follows the end of the document; a file holds one value"),
      ("\n[1,", "f:2: the array opened on line 2 is not closed; add ]"),
      ("[1", "f:1: the array opened on line 1 is not closed; add ]"),
      ("{\na:1", "f:2: the object opened on line 1 is not closed; add }"),
      ("{\na:1,", "f:2: the object opened on line 1 is not closed; add }"),
      ("{a", "f:1: the key “a” has no value; write a colon after the key"),
      ("{a 1}", "f:1: the key “a” has no value; write a colon after the key"),
      ("{a:", "f:1: /a: the file ends where a value should stand; write the value"),
      ("{a:}", "f:1: /a: “}” cannot start a value; put text in quotation marks"),
      ("[,]", "f:1: /0: “,” cannot start a value; put text in quotation marks"),
      ("{,}", "f:1: “,” cannot start a key; write a name or a string in quotation marks"),
      ("{1:2}", "f:1: “1” cannot start a key; write a name or a string in quotation marks"),
      ("{a-b:2}", "f:1: the key “a” has no value; write a colon after the key"),
      (
        #"{\x41:1}"#,
        "f:1: a backslash stands in a key; write \\u and four digits, or quote the key"
      ),
      (#"{\u0031:1}"#, "f:1: the escaped “1” cannot stand in a bare key; quote the key"),
      ("{a:1,\n\na:2}", "f:3: /a: the key “a” is already on line 1; keep one of the two"),
      ("{a:1,'\\u0061':2}", "f:1: /a: the key “a” is already on line 1; keep one of the two"),
      ("[red]", "f:1: /0: “red” is not a value; put text in quotation marks"),
      (
        "{view:\nkind:'label'}",
        "f:2: /view: the key “kind” stands where a value should; put a { before it"
      ),
      ("[kind :1]", "f:1: /0: the key “kind” stands where a value should; put a { before it"),
      ("[ture]", "f:1: /0: “ture” is not a value; did you mean true?"),
      ("[Null]", "f:1: /0: “Null” is not a value; did you mean null?"),
      ("[NaN]", "f:1: /0: “NaN” is not a number here; numbers must be finite"),
      ("[Infinity]", "f:1: /0: “Infinity” is not a number here; numbers must be finite"),
      ("[-Infinity]", "f:1: /0: “-Infinity” is not a number here; numbers must be finite"),
      ("[+NaN]", "f:1: /0: “+NaN” is not a number here; numbers must be finite"),
      ("[1e999]", "f:1: /0: “1e999” is too large for a number; numbers must be finite"),
      ("[01]", "f:1: /0: “01” is not a number; write digits alone, or put text in quotation marks"),
      (
        "[12px]",
        "f:1: /0: “12px” is not a number; write digits alone, or put text in quotation marks"
      ),
      (
        "[50%]",
        "f:1: /0: “50%” is not a number; write digits alone, or put text in quotation marks"
      ),
      (
        "[1.2.3]",
        "f:1: /0: “1.2.3” is not a number; write digits alone, or put text in quotation marks"
      ),
      ("[.]", "f:1: /0: “.” is not a number; write digits alone, or put text in quotation marks"),
      ("[-]", "f:1: /0: “-” is not a number; write digits alone, or put text in quotation marks"),
      ("[1e]", "f:1: /0: “1e” is not a number; write digits alone, or put text in quotation marks"),
      ("[0x]", "f:1: /0: “0x” is not a number; write digits alone, or put text in quotation marks"),
      (
        "['a\n']",
        "f:1: /0: a string is not closed on its line; close it, or end the line with a backslash"
      ),
      ("['a", "f:1: /0: the string opened on line 1 is not closed; add the quotation mark"),
      ("['\\", "f:1: /0: the file ends inside a string; add the quotation mark"),
      (
        #"['\1']"#,
        "f:1: /0: a digit follows a backslash; write \\x and two digits, or \\u and four"
      ),
      (
        #"['\01']"#,
        "f:1: /0: a digit follows a backslash; write \\x and two digits, or \\u and four"
      ),
      (#"['\x4']"#, "f:1: /0: an escape has too few digits; write \\x with two or \\u with four"),
      (
        #"['\ud83d']"#,
        "f:1: /0: an escape is half of a surrogate pair; write both halves, or the character itself"
      ),
      (
        #"['\ude00']"#,
        "f:1: /0: an escape is half of a surrogate pair; write both halves, or the character itself"
      ),
      (
        #"['\ud83d\u0041']"#,
        "f:1: /0: an escape is half of a surrogate pair; write both halves, or the character itself"
      ),
      ("[1] /*\n", "f:2: the comment opened on line 1 is not closed; add */"),
      ("[1] /", "f:1: “/” follows the end of the document; a file holds one value"),
      ("\u{07}", "f:1: “U+0007” cannot start a value; put text in quotation marks"),
    ])
  func invalid(text: String, expected: String) {
    #expect(outcome(of: text) == expected)
  }

  @Test(
    "bytes that are no text are refused",
    arguments: [
      (Array("{}".utf8) + [0], "f: not a text file; a screen is written as JSON5"),
      (
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0],
        "f: not a text file; a screen is written as JSON5"
      ),
      (
        Array("{\n\r\n'".utf8) + [0xFF] + Array("'}".utf8),
        "f:3: the bytes of this line are not UTF-8; save the file as UTF-8"
      ),
      ([0xC0, 0x80], "f:1: the bytes of this line are not UTF-8; save the file as UTF-8"),
      ([0xED, 0xA0, 0x80], "f:1: the bytes of this line are not UTF-8; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "f: the file is written in UTF-16; save it as UTF-8"),
    ] as [([UInt8], String)])
  func bytes(_ bytes: [UInt8], expected: String) {
    #expect(outcome(of: bytes) == expected)
  }
}
