/// A table of localized strings.
package struct StringTableResource: Sendable, Hashable {
  /// A string that code knows by its key.
  package struct Entry: Sendable, Hashable {
    /// The text in the language that the app is written in, as far as that is known.
    package let text: String

    /// The parameters that the text is formatted with; empty for one that is used as it stands.
    package let parameters: [FormatParameter]
  }

  /// The name that `Bundle` finds it by.
  package let name: String

  /// The strings by key.
  package let entries: [String: Entry]
}
