/// A day of the Gregorian calendar and a time of that day, without a time zone.
struct CivilDate: Hashable, Sendable {
  var year: Int
  /// From 1 to 12.
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0

  /// 9:41 on 9 January 2007: a moment that never changes, since the clock is not read.
  static let standard = CivilDate(year: 2007, month: 1, day: 9, hour: 9, minute: 41)

  /// Reads `2007-01-09`, `2007-01-09 09:41` and, with a `T` between, ISO's form; nil for anything
  /// else, and for a day that does not exist.
  init?(_ text: String) {
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0 == "T" })
    guard let first = halves.first else { return nil }
    let date = first.split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2] else {
      return nil
    }
    self.init(year: year, month: month, day: day)
    if halves.count == 2 {
      let time = halves[1].split(separator: ":", omittingEmptySubsequences: false).map(Self.number)
      guard time.count == 2, let hour = time[0], let minute = time[1] else { return nil }
      self.hour = hour
      self.minute = minute
    }
    guard (1600...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
  }

  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 0 for Sunday to 6 for Saturday.
  var weekday: Int {
    var days = day
    for earlier in 1..<max(1, month) { days += Self.days(inMonth: earlier, of: year) }
    // 1 January 1600 was a Saturday; a year is one weekday longer than 52 weeks, a leap year two.
    let past = year - 1600
    let leaps = past == 0 ? 0 : (past - 1) / 4 - (past - 1) / 100 + (past - 1) / 400 + 1
    return (6 + past + leaps + days - 1) % 7
  }

  /// The day `count` days later or, with a negative count, earlier; the time stays.
  func adding(days count: Int) -> CivilDate {
    var date = self
    date.day += count
    while date.day < 1 {
      date.month -= 1
      if date.month < 1 { (date.month, date.year) = (12, date.year - 1) }
      date.day += Self.days(inMonth: date.month, of: date.year)
    }
    while date.day > Self.days(inMonth: date.month, of: date.year) {
      date.day -= Self.days(inMonth: date.month, of: date.year)
      date.month += 1
      if date.month > 12 { (date.month, date.year) = (1, date.year + 1) }
    }
    return date
  }

  // MARK: In English, as in the United States

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  var monthName: String { Self.months[month - 1] }
  var shortMonth: String { String(monthName.prefix(3)) }
  /// `Jan 9, 2007`.
  var dateText: String { "\(shortMonth) \(day), \(year)" }
  /// `9:41 AM`.
  var timeText: String { "\(hour12):\(minuteText) \(half)" }
  var hour12: Int { hour % 12 == 0 ? 12 : hour % 12 }
  var minuteText: String { minute < 10 ? "0\(minute)" : "\(minute)" }
  var half: String { hour < 12 ? "AM" : "PM" }
}
