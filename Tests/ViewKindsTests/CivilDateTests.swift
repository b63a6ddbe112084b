import Testing

@testable import ViewKinds

@Suite("A civil date")
struct CivilDateTests {
  @Test(
    "is read from a day with or without a time",
    arguments: [
      ("2024-03-31", "Mar 31, 2024", "12:00 AM"), ("2024-03-31 14:05", "Mar 31, 2024", "2:05 PM"),
      ("2024-02-29T12:00", "Feb 29, 2024", "12:00 PM"), ("1600-01-01", "Jan 1, 1600", "12:00 AM"),
    ])
  func reading(text: String, day: String, time: String) throws {
    let date = try #require(CivilDate(text))
    #expect(date.dateText == day && date.timeText == time)
  }

  @Test(
    "is refused where there is no such day or another form",
    arguments: [
      "", "2024", "2024-13-01", "2024-00-10", "2023-02-29", "1900-02-29", "2024-04-31",
      "2024-01-01 24:00", "2024-01-01 10:60", "2024-01-01 10", "2024-1-+1", "10000-01-01",
      "2024-01-01 ", "99999999999999999999-01-01", "٢٠٢٤-01-01",
    ])
  func refusal(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(
    "knows its weekday",
    arguments: [
      ("2007-01-09", 2), ("1600-01-01", 6), ("1601-01-01", 1), ("1900-03-01", 4),
      ("2000-02-29", 2), ("2000-03-01", 3), ("2024-12-31", 2), ("2100-03-01", 1),
    ])
  func weekday(text: String, weekday: Int) throws {
    #expect(try #require(CivilDate(text)).weekday == weekday)
  }

  @Test("moves one weekday further each day, over the ends of months and years")
  func adding() throws {
    let start = try #require(CivilDate("1999-12-20"))
    for days in 0..<120 {
      let date = start.adding(days: days)
      #expect(date.weekday == (start.weekday + days) % 7)
      #expect(date.adding(days: -days) == start)
    }
    #expect(start.adding(days: 71).dateText == "Feb 29, 2000")
  }
}
