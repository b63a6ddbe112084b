import Synchronization

/// One line breaker for each set of rules, made when it is first asked for.
final class LineBreakers: Sendable {
  private let known = Mutex<[String: LineBreaker]>([:])

  /// The breaker for an interface in `language`, such as `zh-Hans`; nil for Japanese rules.
  subscript(language: String?) -> LineBreaker {
    let locale = TextLanguage(language).lineBreaking
    return known.withLock { known in
      if let breaker = known[locale] { return breaker }
      let breaker = LineBreaker(locale: locale)
      known[locale] = breaker
      return breaker
    }
  }
}
