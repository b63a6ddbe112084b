/// The rows of Unicode 15's tests on which ICU 72 differs, as hexadecimal characters. They were found
/// by running the tests; another version of ICU may differ on others.
enum ICUDifferences {
  /// ICU keeps a hyphen at the start of a line with the letter after it, as later versions of Unicode's
  /// rules do (LB20a).
  static let leadingHyphens: Set<String> = [
    "2D 308 23",
    "2D 308 50005",
    "2D 308 A7",
    "2D 308 E01",
    "2D 23",
    "2D 50005",
    "2D A7",
    "2D E01",
  ]

  /// ICU takes numbers as a whole, with the sign or stop before their first digit, as the example of
  /// Unicode's annex 14, section 8.2, does.
  static let numbers: Set<String> = [
    "2C 308 30",
    "2C 30",
    "41 2E 31 20 BABB",
    "61 2E 32 20",
    "61 2E 32 20 672C",
    "61 2E 32 20 915",
    "61 2E 32 3000 300C",
    "61 2E 32 3000 307E",
    "61 2E 32 3000 33",
    "61 2E 32 3000 672C",
    "65 71 75 61 6C 73 20 2E 33 35 20 63 65 6E 74 73",
    "BD10 C694 2E 20 41 2E 33 20 BABB",
    "BD24 C5B4 2E 20 41 2E 32 20 BCFC",
    "C694 2E 20 41 2E 34 20 BABB",
  ]

  /// Brackets beside an override (U+202D, U+202E): ICU joins embeddings of one level to one run where
  /// one of them overrides and the other does not.
  static let overrides: Set<String> = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C",
    "202A 05D0 0028 05D1 202C 202D 0029",
    "202A 05D0 0028 05D1 202C 202D 0029 202C",
    "202B 0061 0028 0062 202C 202E 0029",
    "202B 0061 0028 0062 202C 202E 0029 202C",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C",
    "202D 0028 202C 202A 05D0 0029 05D1",
    "202D 0028 202C 202A 05D0 0029 05D1 202C",
    "202E 0028 202C 202B 0061 0029 0062",
    "202E 0028 202C 202B 0061 0029 0062 202C",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062",
  ]
}
