/// The probable correction of a misspelled `word`.
package struct Misspelling: Sendable {
  private let word: [Character]

  /// The word as written.
  package init(_ word: String) { self.word = Array(word.lowercased()) }

  /// The nearest candidate, if it is near enough for a suggestion.
  ///
  /// At most a third of the letters may differ; the first of equal distances wins.
  package func closest(in candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(to: Array(candidate.lowercased()))
      guard distance <= limit, distance < (best?.distance ?? .max) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour.
  private func distance(to other: [Character]) -> Int {
    guard abs(word.count - other.count) <= max(1, word.count / 3) else { return .max }
    var beforePrevious = [Int]()
    var previous = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == otherLetter {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[other.count]
  }
}
