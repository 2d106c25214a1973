/// An Objective-C type with its qualifiers.
struct ObjectiveCType {
  /// The type.
  private(set) var type = TypeName.unknown

  /// The type in the tokens at `places`.
  ///
  /// It is the first word that is not a qualifier, and an object type only with a star after it.
  init(_ tokens: CodeTokens, _ places: Range<Int>) {
    var place = places.lowerBound
    while place < places.upperBound {
      guard let word = tokens.word(place) else {
        // A type that begins with a bracket or star is none of an object.
        if tokens.isSymbol("*", at: place) { return }
        place = tokens.next(after: place)
        continue
      }
      place += 1
      if Self.marks.contains(word) { continue }
      if tokens.isSymbol("<", at: place) {
        place = SwiftTypeReader(tokens).afterArguments(place, before: places.upperBound)
      }
      let isObject = word == "id" || tokens.isSymbol("*", at: place)
      if isObject || word == "BOOL" || word == "CGFloat" { type = TypeName(word) }
      return
    }
  }

  private static let marks: Set<String> = [
    "IBOutlet", "IBInspectable", "nullable", "nonnull", "null_unspecified", "const", "__weak",
    "__strong", "__kindof", "__block", "__unsafe_unretained", "_Nullable", "_Nonnull", "__nullable",
    "__nonnull", "strong", "weak",
  ]
}
