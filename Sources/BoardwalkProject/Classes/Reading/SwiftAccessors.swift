/// The accessors in the braces after a Swift property.
struct SwiftAccessors {
  /// Whether the property can be set: it is observed, or has a setter.
  let canSet: Bool

  /// The accessors in the braces that open at `place`.
  init(_ tokens: CodeTokens, at place: Int) {
    let closing = tokens.closing(place)
    var inner = place + 1
    var canSet = false
    while inner < closing, !canSet {
      if let word = tokens.word(inner) { canSet = Self.setters.contains(word) }
      inner = tokens.next(after: inner)
    }
    self.canSet = canSet
  }

  private static let setters: Set<String> = ["set", "didSet", "willSet", "_modify"]
}
