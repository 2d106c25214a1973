/// The parameters of a Swift function.
struct SwiftParameters {
  /// The label of each; nil is `_`.
  private(set) var labels: [String?] = []

  /// The name that the body knows each by.
  private(set) var names: [String] = []

  /// The type of each.
  private(set) var types: [TypeName] = []

  /// The class that each is a metatype of, as in `type: Cell.Type`; nil for values.
  private(set) var metatypes: [String?] = []

  /// The parameters at `places`, which are those between the parentheses.
  init(_ reader: SwiftTypeReader, _ places: Range<Int>) {
    let tokens = reader.tokens
    var place = places.lowerBound
    while place < places.upperBound {
      guard let label = tokens.word(place) else {
        place = tokens.next(after: place)
        continue
      }
      let colon = tokens.isWord(place + 1) ? place + 2 : place + 1
      guard tokens.isSymbol(":", at: colon) else {
        if Self.isWholeParameter(place, in: places, tokens) {
          append(nil, label, TypeName(label), nil)
        }
        place += 1
        continue
      }
      let (type, next) = reader.type(at: colon + 1, before: places.upperBound)
      let isMetatype = tokens.isSymbol(".", at: colon + 2) && tokens.word(colon + 3) == "Type"
      append(
        label == "_" ? nil : label, tokens.word(colon - 1) ?? label, type,
        isMetatype ? tokens.word(colon + 1) : nil)
      place = tokens.commaOrEnd(from: next, before: places.upperBound) + 1
    }
  }

  private mutating func append(
    _ label: String?, _ name: String, _ type: TypeName, _ metatype: String?
  ) {
    labels.append(label)
    names.append(name)
    types.append(type)
    metatypes.append(metatype)
  }

  /// Whether the word at `place` is all of a parameter, which in Swift 1 might have a type alone.
  private static func isWholeParameter(
    _ place: Int, in places: Range<Int>, _ tokens: CodeTokens
  ) -> Bool {
    (place == places.lowerBound || tokens.isSymbol(",", at: place - 1))
      && (place + 1 == places.upperBound || tokens.isSymbol(",", at: place + 1))
  }
}
