/// The type of a property or parameter, as far as connections need it.
package struct TypeName: Sendable, Hashable {
  /// The optionality of a Swift type.
  package enum Optionality: Sendable, Hashable {
    /// It is never nil, or the language cannot state it.
    case none

    /// `?`: nil is expected.
    case optional

    /// `!`: nil ends the app.
    case implicit
  }

  /// The class or protocol, or that of the elements of a collection; nil for any other type.
  package var name: String?

  /// Whether it is an array.
  package var isCollection: Bool

  /// The optionality.
  package var optionality: Optionality

  /// The type named `name`.
  package init(_ name: String?, isCollection: Bool = false, optionality: Optionality = .none) {
    self.name = name
    self.isCollection = isCollection
    self.optionality = optionality
  }

  /// A type of which nothing is known.
  package static let unknown = TypeName(nil)
}

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
