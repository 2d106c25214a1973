extension TypeName {
  /// The Objective-C type in the tokens at `places`.
  ///
  /// It is the first word that is not a qualifier, and an object type only with a star after it.
  init(objectiveC tokens: CodeTokens, _ places: Range<Int>) {
    self = .unknown
    var place = places.lowerBound
    while place < places.upperBound {
      guard let word = tokens.word(place) else {
        // A type that begins with a bracket or star is none of an object.
        if tokens.isSymbol("*", at: place) { return }
        place = tokens.next(after: place)
        continue
      }
      place += 1
      if Self.qualifiers.contains(word) { continue }
      if tokens.isSymbol("<", at: place) {
        place = SwiftTypeReader(tokens).afterArguments(place, before: places.upperBound)
      }
      let isObject = word == "id" || tokens.isSymbol("*", at: place)
      if isObject || word == "BOOL" || word == "CGFloat" { self = TypeName(word) }
      return
    }
  }

  private static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "nullable", "nonnull", "null_unspecified", "const", "__weak",
    "__strong", "__kindof", "__block", "__unsafe_unretained", "_Nullable", "_Nonnull", "__nullable",
    "__nonnull", "strong", "weak",
  ]
}
