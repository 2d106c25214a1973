/// The names of one kind inside of one declaration: all different, and none taken otherwise.
package struct NameScope: Sendable {
  private let style: SwiftIdentifier.Style
  private let reserved: Set<String>
  private let suffix: String

  /// A scope for names in `style`. One of the names `reserved` gets `suffix`.
  package init(_ style: SwiftIdentifier.Style, reserved: Set<String>, suffix: String) {
    self.style = style
    self.reserved = reserved.union(SwiftKeywords.unusable)
    self.suffix = suffix
  }

  /// The names for `texts`, by text.
  ///
  /// Texts that are valid names keep them. Of texts with equal names, the first in character order
  /// gets the name; the others get it with the numbers 2, 3 and so on.
  package func names(for texts: some Sequence<String>) -> [String: String] {
    let candidates = Set(texts).sorted().map { ($0, candidate(for: $0)) }
    let verbatim = candidates.filter { $0 == $1 }
    var taken = Set(verbatim.map(\.1))
    var names = Dictionary(uniqueKeysWithValues: verbatim)
    // By name, the number of the next text with that name: the earlier numbers stay taken.
    var numbers: [String: Int] = [:]
    for (text, candidate) in candidates where text != candidate {
      var number = numbers[candidate] ?? 1
      var name = candidate
      repeat {
        name = number == 1 ? candidate : candidate + String(number)
        number += 1
      } while !taken.insert(name).inserted || reserved.contains(name)
      numbers[candidate] = number
      names[text] = name
    }
    return names
  }

  private func candidate(for text: String) -> String {
    let name = SwiftIdentifier.name(for: text, style)
    return reserved.contains(name) ? name + suffix : name
  }
}
