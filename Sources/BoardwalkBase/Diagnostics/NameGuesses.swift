/// Suggests right names for misspelled ones, each of which is compared with all names.
///
/// The comparisons are limited, so that the time for many wrong names among many others does not
/// grow with their product. Beyond the limit nothing is suggested.
package struct NameGuesses: Sendable {
  /// The most letters of wrong names that are compared, once for each name.
  private static let maximumLetterCount = 20_000_000

  /// The most letters of a wrong name.
  private static let longestName = 200

  private var letters = 0

  /// Guesses of which none is made yet.
  package init() {}

  /// The nearest of `names` to `name`.
  package mutating func closest(to name: String, in names: @autoclosure () -> [String]) -> String? {
    guess(name, among: names) { $0.closest(in: $1) }
  }

  /// The nearest of the classes `names` to `name`.
  package mutating func closest(to name: String, inClasses names: [String]) -> String? {
    guess(name, among: { names }) { $0.closest(inClasses: $1) }
  }

  private mutating func guess(
    _ name: String, among names: () -> [String], by find: (Misspelling, [String]) -> String?
  ) -> String? {
    let length = name.utf8.count
    guard letters < Self.maximumLetterCount, length <= Self.longestName else { return nil }
    let names = names()
    letters += length * names.count
    return find(Misspelling(name), names)
  }
}
