import BoardwalkBase

extension CommandError {
  /// A note that says what was probably meant, or what there is.
  static func suggestions(_ word: String, among candidates: [String]) -> [String] {
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
