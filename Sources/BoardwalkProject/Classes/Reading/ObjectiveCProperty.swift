/// The declaration of an `@property`.
struct ObjectiveCProperty {
  /// The properties, several where commas separate names.
  private(set) var properties: [PropertyDeclaration] = []

  /// The place after it.
  let next: Int

  /// The property whose attributes or type begin at `start`.
  init(_ tokens: CodeTokens, at start: Int) {
    var place = start
    var isWeak = false
    var isReadOnly = false
    var isStatic = false
    if tokens.isSymbol("(", at: place) {
      for attribute in tokens.inside(place) {
        switch tokens.word(attribute) {
        case "weak": isWeak = true
        case "readonly": isReadOnly = true
        case "class": isStatic = true
        default: continue
        }
      }
      place = tokens.next(after: place)
    }
    var end = place
    while end < tokens.count, !tokens.isSymbol(";", at: end), !tokens.isSymbol("@", at: end),
      !tokens.isSymbol("}", at: end)
    { end = tokens.next(after: end) }
    end = min(end, tokens.count)
    next = end < tokens.count && tokens.isSymbol(";", at: end) ? end + 1 : end
    guard next > end else { return }
    properties = ObjectiveCFields(tokens, place..<next).properties.map { field in
      var property = field
      property.isWeak = isWeak
      // Loading sets its variable regardless (NIB-04).
      property.isSettable = !isReadOnly
      property.isStatic = isStatic
      return property
    }
  }
}
