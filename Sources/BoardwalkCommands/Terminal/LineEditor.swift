/// The state of editing a line: its text, the cursor, and the history.
struct LineEditor: Sendable {
  /// The effect of a key.
  enum Outcome: Sendable, Hashable {
    /// Editing continues.
    case editing

    /// Editing continues; these are the completions.
    case choices([String])

    /// Editing continues, on an empty screen.
    case cleared

    /// The line is done.
    case finished(String)

    /// Editing was cancelled.
    case cancelled

    /// There will be no more lines.
    case ended
  }

  /// The characters of the line.
  private(set) var characters: [Character] = []

  /// The number of characters before the cursor.
  private(set) var cursor = 0

  private let completions: [String]
  private let history: [String]
  private var place: Int

  /// An empty line with `completions` for Tab and the lines of `history`.
  init(completions: [String] = [], history: [String] = []) {
    self.completions = completions
    self.history = history
    place = history.count
  }

  /// The line.
  var text: String { String(characters) }

  /// The text before the cursor.
  var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Handles `key`.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .character(let character):
      characters.insert(character, at: cursor)
      cursor += 1
    case .enter: return .finished(text)
    case .tab: return complete()
    case .backspace: delete(before: true)
    case .delete: delete(before: false)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    case .up: recall(place - 1)
    case .down: recall(place + 1)
    case .deleteToStart:
      characters.removeFirst(cursor)
      cursor = 0
    case .deleteToEnd: characters.removeLast(characters.count - cursor)
    case .deleteWord: deleteWord()
    case .clearScreen: return .cleared
    case .cancel: return .cancelled
    case .endOfInput:
      if characters.isEmpty { return .ended }
      delete(before: false)
    case .unknown: break
    }
    return .editing
  }

  private mutating func delete(before: Bool) {
    let index = before ? cursor - 1 : cursor
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    cursor = index
  }

  /// Deletes the word before the cursor, with the blanks after it.
  private mutating func deleteWord() {
    let blanks = characters[..<cursor].reversed().prefix { $0 == " " }.count
    let word = characters[..<(cursor - blanks)].reversed().prefix { $0 != " " }.count
    let start = cursor - blanks - word
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  private mutating func recall(_ index: Int) {
    guard (0...history.count).contains(index) else { return }
    place = index
    characters = index < history.count ? Array(history[index]) : []
    cursor = characters.count
  }

  /// Completes the common prefix of all candidates; shows them if there is none.
  private mutating func complete() -> Outcome {
    let written = text.lowercased()
    let candidates = completions.filter { $0.lowercased().hasPrefix(written) }
    guard let first = candidates.first else { return .editing }
    let common = candidates.dropFirst().reduce(Array(first)) { common, candidate in
      zip(common, candidate).prefix { $0 == $1 }.map(\.0)
    }
    if common.count > characters.count || candidates.count == 1 {
      characters = common
      cursor = characters.count
      return .editing
    }
    return .choices(Self.choices(candidates, after: written.count))
  }

  /// The maximum number of listed candidates.
  private static let choiceLimit = 20

  /// `candidates` for display: if they are many, only up to the end of the next word after `count`
  /// characters.
  private static func choices(_ candidates: [String], after count: Int) -> [String] {
    guard candidates.count > choiceLimit else { return candidates }
    var seen: Set<String> = []
    return candidates.compactMap { candidate in
      let end = candidate.dropFirst(count + 1).firstIndex(of: " ") ?? candidate.endIndex
      let choice = String(candidate[..<end])
      return seen.insert(choice).inserted ? choice : nil
    }
  }
}
