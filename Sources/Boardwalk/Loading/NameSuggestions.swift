import BoardwalkBase

/// What was probably meant by a name that nothing has.
package enum NameSuggestions {
  /// Notes that say which of `candidates` was probably meant by `word`, or what there is.
  package static func notes(for word: String, among candidates: [String]) -> [String] {
    if let meant = Misspelling(word).closest(in: candidates) { return ["did you mean \(meant)?"] }
    var seen: Set<String> = []
    let longer = candidates.filter {
      !word.isEmpty && $0.contains(word) && seen.insert($0).inserted
    }
    if (1...3).contains(longer.count) {
      return ["did you mean \(longer.joined(separator: " or "))?"]
    }
    guard !candidates.isEmpty, candidates.count <= 12 else { return [] }
    return ["there are: " + candidates.joined(separator: ", ")]
  }
}
