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
    guard !places.isEmpty else { return }
    var isOutlet = false
    var isInspectable = false
    var collected: TypeName?
    var names: [Int] = []
    var last: Int?
    var depth = 0
    var place = places.lowerBound
    while place < places.upperBound {
      if tokens.isSymbol("<", at: place) { depth += 1 }
      if tokens.isSymbol(">", at: place) { depth -= 1 }
      switch tokens.keyword(place) {
      case .IBOutlet: isOutlet = true
      case .IBInspectable: isInspectable = true
      case .IBOutletCollection:
        isOutlet = true
        collected = TypeName(tokens.word(place + 2), isCollection: true)
        place += 1
      default:
        if depth > 0 {
          break
        } else if let word = tokens.word(place) {
          // A macro after the name, such as `UI_APPEARANCE_SELECTOR`, is not a declarator.
          let isMacro =
            last != nil && (word.hasPrefix("__") || word.allSatisfy { $0.isUppercase || $0 == "_" })
          if !isMacro { last = place }
        } else if tokens.isSymbol(",", at: place), let name = last {
          names.append(name)
        } else if tokens.isSymbol("^", at: place), tokens.isWord(place + 1) {
          last = place + 1
        } else if tokens.isSymbol("(", at: place), tokens.isSymbol("^", at: place + 1),
          tokens.isWord(place + 2)
        {
          last = place + 2
        } else if tokens.isSymbol("=", at: place) {
          place = places.upperBound
        }
      }
      place = place < places.upperBound ? tokens.next(after: place) : place
    }
    if let last, names.last != last { names.append(last) }
    let type = collected ?? ObjectiveCType(tokens, places).type
    for name in names {
      guard let word = tokens.word(name) else { continue }
      var property = PropertyDeclaration(word, type, at: tokens[name].range)
      property.isOutlet = isOutlet
      property.isOutletCollection = collected != nil
      property.isInspectable = isInspectable
      property.isExposed = true
      properties.append(property)
    }
  }
}
