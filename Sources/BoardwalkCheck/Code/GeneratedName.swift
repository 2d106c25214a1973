import BoardwalkBase
import BoardwalkProject

/// The names that generators of constants make of identifiers and names of files.
enum GeneratedName {
  /// The key that `name` shares with each constant for it: its letters and digits in lowercase.
  static func spelling(of name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension ClassTable {
  /// Whether a generated constant may represent `identifier`, spelled as one word in lower camel
  /// case.
  func mentionsPart(of identifier: String) -> Bool {
    let words = identifier.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return false }
    let rest = words.dropFirst().map(\.firstUppercased).joined()
    let joined = first + rest
    let lower = joined.firstLowercased
    let acronym = joined.prefix { $0.isUppercase }.dropLast()
    return mentions(lower) || mentions(String(joined))
      || mentions(acronym.lowercased() + joined.dropFirst(acronym.count))
      || mentions(words.joined(separator: "_"))
  }
}
