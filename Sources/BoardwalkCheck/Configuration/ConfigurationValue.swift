/// A value of a configuration file with its range.
struct ConfigurationValue: Sendable, Hashable {
  /// The kinds of configuration values.
  enum Content: Sendable, Hashable {
    case object([Member])
    case list([ConfigurationValue])
    case text(String)
    case number(Int)
    case flag(Bool)

    /// Null, or a number that is not an integer, which no key has as value.
    case other
  }

  /// A key of an object with its value.
  struct Member: Sendable, Hashable {
    let key: String
    let keyRange: Range<Int>
    let value: ConfigurationValue
  }

  /// The value itself.
  let content: Content

  /// Its bytes in the file.
  let range: Range<Int>
}
