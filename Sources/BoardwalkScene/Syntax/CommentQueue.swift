import BoardwalkBase

/// The comments of a file in order, separate from the other tokens, so that they are allowed
/// anywhere.
struct CommentQueue {
  private let comments: Tokens
  private var index = 0

  /// The start of the next comment.
  private var start: Int

  /// Takes the comments out of `tokens`.
  init(takenFrom tokens: inout Tokens) {
    comments = tokens.takeAll(.comment)
    start = comments.first?.range.lowerBound ?? .max
  }

  /// Whether the next comment begins before `offset`: most statements have none around them.
  func hasNext(before offset: Int) -> Bool { start < offset }

  /// The next comment that begins before `offset`, without white space at its end.
  mutating func next(before offset: Int) -> String? {
    guard hasNext(before: offset), case .comment(let text) = comments[index].value else {
      return nil
    }
    index += 1
    start = index < comments.endIndex ? comments[index].range.lowerBound : .max
    guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return text }
    return String(text[...end])
  }

  /// All that begin before `offset`, on one line; nil if there are none.
  mutating func line(before offset: Int) -> String? {
    guard var line = next(before: offset) else { return nil }
    while let text = next(before: offset) { line += " " + text }
    return line
  }
}

/// The comments and empty lines that were read since the last statement.
struct PendingTrivia {
  private(set) var comments: [String] = []
  private(set) var hasEmptyLine = false
  private var lineFeeds = 0

  /// Whether there is none.
  var isEmpty: Bool { comments.isEmpty && !hasEmptyLine }

  /// Another line has ended.
  mutating func endLine() { lineFeeds += 1 }

  /// A comment comes next.
  mutating func add(_ comment: String) {
    settle()
    comments.append(comment)
  }

  /// Ends the pending empty lines when another token follows.
  mutating func settle() {
    if lineFeeds > 1 {
      if comments.isEmpty { hasEmptyLine = true } else { comments.append("") }
    }
    lineFeeds = 0
  }
}
