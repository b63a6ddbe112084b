/// Why one shot could not be made, in one line.
struct ShotError: Error, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}
