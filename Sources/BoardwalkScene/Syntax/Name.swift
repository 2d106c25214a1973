/// The name of an element or attribute, mostly a word of the vocabulary.
///
/// What reads a text finds the number of the word, and nobody behind it need look at letters again, nor
/// count who holds them. A name that nobody looked up means the same without.
enum Name: Sendable {
  /// The word of that number in the vocabulary.
  case word(Int32)

  /// A name that the vocabulary lacks, or where nobody looked.
  case other(String)

  /// The name `text`, which nobody looks up.
  init(_ text: String) { self = .other(text) }

  /// The name itself.
  var text: String {
    switch self {
    case .word(let number): Vocabulary.words[Int(number)]
    case .other(let text): text
    }
  }
}

extension Name: Hashable {
  /// Whether both are the same name: most names that differ are told apart by their numbers or lengths
  /// alone.
  @inline(__always)
  static func == (left: Name, right: Name) -> Bool {
    if case .word(let left) = left {
      if case .word(let right) = right { return left == right }
      return right.isText(ofWord: left)
    }
    if case .word(let right) = right { return left.isText(ofWord: right) }
    return left.text == right.text
  }

  /// Whether the text is that of the word `number`.
  private func isText(ofWord number: Int32) -> Bool {
    if case .other(let text) = self { Vocabulary.isWord(number, text) } else { false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(text) }

  var description: String { text }
}
