import Screens

extension AttributeReader {
  /// An error on attributes that cannot be true together, at the place of `name`.
  func contradiction(_ name: String, _ problem: String, _ remedy: String) -> ScreenError {
    ScreenError(problem, remedy: remedy, at: value(name)?.place ?? place)
  }
}
