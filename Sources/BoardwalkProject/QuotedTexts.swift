/// Texts that messages may have in quotation marks, and must not show.
struct QuotedTexts: Sendable {
  private static let quotationMarks: [Character] = ["\"", "'"]

  private let texts: Set<String>

  /// The numbers of quotation marks in texts, by mark: only between so many can a message have one.
  private let counts: [Character: Set<Int>]

  init(_ texts: [String]) {
    let texts = Set(texts).subtracting([""])
    self.texts = texts
    counts = Dictionary(
      uniqueKeysWithValues: Self.quotationMarks.map { mark in
        (mark, Set(texts.map { text in text.count { $0 == mark } }))
      })
  }

  /// Whether there are none.
  var isEmpty: Bool { texts.isEmpty }

  /// `message` with a dot for each character of these texts.
  func concealed(in message: String) -> String {
    Self.quotationMarks.reduce(message, concealed)
  }

  private func concealed(in message: String, between mark: Character) -> String {
    let marks = message.indices.filter { message[$0] == mark }
    var result = ""
    var copied = message.startIndex
    for (number, start) in marks.enumerated() where start >= copied {
      let start = message.index(after: start)
      guard let end = end(ofTextFrom: start, in: message, marks.dropFirst(number + 1), mark) else {
        continue
      }
      result += message[copied..<start]
      result += String(repeating: "•", count: message.distance(from: start, to: end))
      copied = end
    }
    return result + message[copied...]
  }

  /// The end of the longest of the texts that begins at `start` in `message` and ends at one of
  /// `marks`.
  private func end(
    ofTextFrom start: String.Index, in message: String, _ marks: ArraySlice<String.Index>,
    _ mark: Character
  ) -> String.Index? {
    let ends = counts[mark, default: []].sorted(by: >)
      .compactMap { $0 < marks.count ? marks[marks.startIndex + $0] : nil }
    return ends.first { texts.contains(String(message[start..<$0])) }
  }
}
