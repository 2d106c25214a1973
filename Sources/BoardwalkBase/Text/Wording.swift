extension Int {
  /// The number and `noun`, in the plural unless there is one: `1 screen`, `2 screens`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension StringProtocol {
  /// The text after `a` or `an`.
  package var withArticle: String {
    (first.map { "aeio".contains($0) } ?? false ? "an " : "a ") + self
  }

  /// The text with its first character in lower case: `titleLabel` for `TitleLabel`.
  package var firstLowercased: String { prefix(1).lowercased() + dropFirst() }

  /// The text with its first character in upper case: `TitleLabel` for `titleLabel`.
  package var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The text with blanks after it, so that it is at least `width` characters long.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
