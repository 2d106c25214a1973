/// The probable correction of a misspelled `word`.
package struct Misspelling: Sendable {
  private let word: [Character]

  /// The word as written.
  package init(_ word: String) { self.word = Array(word.lowercased()) }

  /// The nearest candidate, if it is near enough for a suggestion.
  ///
  /// At most a third of the letters may differ, or one may be in a wrong place. Among candidates at
  /// equal distances, the first one that begins with the word is preferred, since the end of a word
  /// is often forgotten.
  package func closest(in candidates: some Sequence<String>) -> String? {
    var best: (candidate: String, distance: Int, isBegun: Bool)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let distance = distance(to: letters)
      let isBegun = letters.starts(with: word)
      guard isNear(distance, letters),
        (distance, isBegun ? 0 : 1) < (best?.distance ?? .max, best?.isBegun == true ? 0 : 1)
      else { continue }
      best = (candidate, distance, isBegun)
    }
    return best?.candidate
  }

  /// The candidates that are near enough for a suggestion.
  package func near(in candidates: some Sequence<String>) -> [String] {
    candidates.filter { candidate in
      let letters = Array(candidate.lowercased())
      return isNear(distance(to: letters), letters)
    }
  }

  /// Whether a candidate of `letters` is near enough at `distance`: a letter in a wrong place counts
  /// twice, but is one mistake.
  private func isNear(_ distance: Int, _ letters: [Character]) -> Bool {
    distance <= limit || distance == 2 && word.count > 3 && word.sorted() == letters.sorted()
  }

  /// The most letters that may differ.
  private var limit: Int { max(1, word.count / 3) }

  /// The nearest of `classes` to the word as the name of a class. A common suffix of both names,
  /// such as ViewController, does not make them similar.
  package func closest(inClasses classes: some Sequence<String>) -> String? {
    let name = String(word)
    let suffix = Self.classSuffixes.first { name.hasSuffix($0) && name.count > $0.count }
    guard let suffix else { return closest(in: classes) }
    let limit = max(1, (word.count - suffix.count) / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in classes {
      let lowercased = candidate.lowercased()
      let distance = distance(to: Array(lowercased))
      guard distance <= limit || !lowercased.hasSuffix(suffix) && distance <= 2,
        distance < (best?.distance ?? .max)
      else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  private static let classSuffixes = [
    "tableviewcontroller", "collectionviewcontroller", "viewcontroller", "controller",
    "tableviewcell", "collectionviewcell", "cell", "view",
  ]

  /// The number of letters to insert, delete, replace or swap with the next one.
  private func distance(to other: [Character]) -> Int {
    guard abs(word.count - other.count) <= limit else { return .max }
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
