import BoardwalkBase
import BoardwalkProject

extension String {
  /// The key that it shares with each constant that a generator makes of it: its letters and digits
  /// in lowercase.
  var keyOfConstants: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
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
