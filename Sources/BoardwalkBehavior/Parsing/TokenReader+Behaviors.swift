import BoardwalkBase

extension TokenReader {
  /// Whether the token after the next one follows it without white space.
  var touchesNext: Bool { range(ahead: 1).lowerBound == range.upperBound }

  /// The tokens between `start` and here, without white space.
  func text(since start: TokenReader) -> String {
    var reader = start
    var text = ""
    while reader.lastEnd < lastEnd, !reader.isAtEnd {
      text += reader.next.text
      reader.skip()
    }
    return text
  }

  /// The distance of the token after the type parameters `<Key: Hashable, Value>`, if they begin
  /// `distance` after the next one, else this distance.
  func distance(pastTypeParametersFrom distance: Int) -> Int {
    guard kind(ahead: distance) == .symbol("<") else { return distance }
    var end = distance + 1
    while kind(ahead: end) != .symbol("{"), !kind(ahead: end).endsStatement {
      if kind(ahead: end) == .symbol(">") { return end + 1 }
      end += 1
    }
    return distance
  }

  /// The labels of the tuple type between `start` and here: `-> (min: Int, max: Int)`.
  func tupleLabels(since start: TokenReader) -> [String] {
    var reader = start
    reader.skip()
    reader.skip()
    guard reader.consume(symbol: "(") else { return [] }
    var labels: [String] = []
    var open = 1
    while open > 0, reader.lastEnd < lastEnd {
      if open == 1, reader.kind(ahead: 1) == .symbol(":"), case .word(let word) = reader.next.value
      {
        labels.append(word)
      }
      switch reader.kind {
      case .symbol("("), .symbol("["): open += 1
      case .symbol(")"), .symbol("]"): open -= 1
      default: break
      }
      reader.skip()
    }
    return labels
  }

  /// Whether a type of numbers with a fraction is between `start` and here.
  func hasRealType(since start: TokenReader) -> Bool {
    var reader = start
    while reader.lastEnd < lastEnd, !reader.isAtEnd {
      if case .word(let word) = reader.next.value, KnownNames.realTypes.contains(word) {
        return true
      }
      reader.skip()
    }
    return false
  }
}
