/// A type as Objective-C writes it, with what stands around it.
struct ObjectiveCType {
  /// The type.
  private(set) var type = TypeName.unknown

  /// The type whose words are among the tokens at `places`.
  ///
  /// It is the first word that is no mark, and only known to be an object's with a star behind it.
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
