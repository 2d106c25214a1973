/// A table of localized strings.
package struct StringTableResource: Sendable, Hashable {
  /// A string that code knows by its key.
  package struct Entry: Sendable, Hashable {
    /// The text in the development language, as far as it is known.
    package let text: String

    /// The parameters of the format string; empty for a plain text.
    package let parameters: [FormatParameter]
  }

  /// The name that `Bundle` finds it by.
  package let name: String

  /// The strings by key.
  package let entries: [String: Entry]
}
