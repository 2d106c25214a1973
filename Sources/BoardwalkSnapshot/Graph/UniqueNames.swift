/// Names of which no two are equal.
struct UniqueNames: Sendable {
  private let separator: String
  private var taken: Set<String> = []

  /// The number that is tried next for a name that is taken.
  private var numbers: [String: Int] = [:]

  /// No names yet; numbers follow names after `separator`.
  init(separator: String) { self.separator = separator }

  /// `name`, with the first free number from 2 on if it is taken.
  mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      let number = numbers[name] ?? 2
      result = "\(name)\(separator)\(number)"
      numbers[name] = number + 1
    }
    return result
  }
}
