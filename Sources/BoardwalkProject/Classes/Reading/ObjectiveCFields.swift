/// Variables declared one after another, each ended by a semicolon.
struct ObjectiveCFields {
  /// The declared properties; all of them can be connected (NIB-04).
  private(set) var properties: [PropertyDeclaration] = []

  /// The fields at `places`: instance variables, or the declarators after `@property` and its
  /// attributes.
  init(_ tokens: CodeTokens, _ places: Range<Int>) {
    var start = places.lowerBound
    var place = start
    while place < places.upperBound {
      if tokens.isSymbol(";", at: place) {
        read(tokens, start..<place)
        start = place + 1
      } else if tokens.isSymbol("@", at: place) {
        // `@private` and similar words have no declaration.
        start = place + 2
        place += 1
      }
      place = tokens.next(after: place)
    }
  }

  /// Reads `IBOutlet Type *name, *other`.
  private mutating func read(_ tokens: CodeTokens, _ places: Range<Int>) {
    let marks = Set(places.compactMap { tokens.keyword($0) })
    let collection = places.first { tokens.keyword($0) == .IBOutletCollection }
    let type =
      collection.map { TypeName(tokens.word($0 + 2), isCollection: true) }
      ?? TypeName(objectiveC: tokens, places)
    for name in Self.names(tokens, in: places) {
      guard let word = tokens.word(name) else { continue }
      var property = PropertyDeclaration(word, type, at: tokens[name].range)
      property.isOutlet = collection != nil || marks.contains(.IBOutlet)
      property.isOutletCollection = collection != nil
      property.isInspectable = marks.contains(.IBInspectable)
      property.isExposed = true
      properties.append(property)
    }
  }

  /// The places of the declared names: the last one before each comma, and before the end or `=`.
  private static func names(_ tokens: CodeTokens, in places: Range<Int>) -> [Int] {
    var names: [Int] = []
    var last: Int?
    var place = places.lowerBound
    while place < places.upperBound, !tokens.isSymbol("=", at: place) {
      if tokens.isSymbol("<", at: place) {
        place = SwiftTypeReader(tokens).afterArguments(place, before: places.upperBound)
        continue
      }
      if tokens.isSymbol(",", at: place) {
        if let last { names.append(last) }
      } else {
        last = name(tokens, at: place, isFirst: last == nil) ?? last
      }
      place = tokens.next(after: place)
    }
    if let last, names.last != last { names.append(last) }
    return names
  }

  /// The place of the name in `name`, `^name` or `(^name)` at `place`; nil if there is none.
  private static func name(_ tokens: CodeTokens, at place: Int, isFirst: Bool) -> Int? {
    guard let word = tokens.word(place) else {
      let caret = tokens.isSymbol("(", at: place) ? place + 1 : place
      return tokens.isSymbol("^", at: caret) && tokens.isWord(caret + 1) ? caret + 1 : nil
    }
    switch tokens.keyword(place) {
    case .IBOutlet, .IBOutletCollection, .IBInspectable: return nil
    default: break
    }
    // A macro after the name, such as `UI_APPEARANCE_SELECTOR`, is not a declarator.
    let isMacro = word.hasPrefix("__") || word.allSatisfy { $0.isUppercase || $0 == "_" }
    return isMacro && !isFirst ? nil : place
  }
}
