/// Reads the types of Swift's properties and parameters.
struct SwiftTypeReader {
  let tokens: CodeTokens

  /// The number of types around the current one.
  private var depth = 0

  /// The maximum nesting; documents cannot refer to deeper types.
  private static let maximumDepth = 16

  init(_ tokens: CodeTokens) { self.tokens = tokens }

  /// The type that begins at `start`, and the place after it.
  func type(at start: Int, before end: Int) -> (type: TypeName, next: Int) {
    guard depth < Self.maximumDepth else { return (.unknown, start) }
    var reader = self
    reader.depth += 1
    return reader.innerType(at: start, before: end)
  }

  private func innerType(at start: Int, before end: Int) -> (type: TypeName, next: Int) {
    var place = afterAttributes(start, before: end)
    var type = TypeName.unknown
    if tokens.isSymbol("[", at: place) {
      type = list(place)
      place = tokens.next(after: place)
    } else if tokens.isSymbol("(", at: place) {
      type = parenthesized(place)
      place = tokens.next(after: place)
    } else if tokens.isWord(place), place < end {
      (type, place) = named(place, before: end)
    } else {
      return (.unknown, place)
    }
    return suffix(type, place, before: end)
  }

  /// The index after attributes and words before a type.
  private func afterAttributes(_ start: Int, before end: Int) -> Int {
    var place = start
    while place < end {
      if tokens.isSymbol("@", at: place) {
        place += 2
      } else if let keyword = tokens.keyword(place), [.any, .some, .inout].contains(keyword) {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// `[Element]`; a dictionary is no list.
  private func list(_ opening: Int) -> TypeName {
    let closing = tokens.closing(opening)
    let (element, next) = type(at: opening + 1, before: closing)
    guard next == closing, !element.isCollection else { return .unknown }
    return TypeName(element.name, isCollection: true)
  }

  /// `(Name)`, which is `Name`; anything else in parentheses is no plain type.
  private func parenthesized(_ opening: Int) -> TypeName {
    let closing = tokens.closing(opening)
    let (inner, next) = type(at: opening + 1, before: closing)
    return next == closing ? inner : .unknown
  }

  /// `Module.Name<Arguments>`.
  private func named(_ start: Int, before end: Int) -> (TypeName, Int) {
    var place = start
    var name = tokens.word(place)
    place += 1
    while place + 1 < end, tokens.isSymbol(".", at: place), tokens.isWord(place + 1) {
      name = tokens.word(place + 1)
      place += 2
    }
    guard tokens.isSymbol("<", at: place) else { return (TypeName(name), place) }
    let next = afterArguments(place, before: end)
    switch name {
    case "Array":
      let (element, _) = type(at: place + 1, before: next)
      return (TypeName(element.name, isCollection: true), next)
    case "Optional", "ImplicitlyUnwrappedOptional":
      var (wrapped, _) = type(at: place + 1, before: next)
      wrapped.optionality = name == "Optional" ? .optional : .implicit
      return (wrapped, next)
    default: return (TypeName(name), next)
    }
  }

  /// The place after the arguments in angle brackets that begin at `start`.
  func afterArguments(_ start: Int, before end: Int) -> Int {
    var depth = 0
    var place = start
    while place < end {
      if tokens.isSymbol("<", at: place) { depth += 1 }
      if tokens.isSymbol(">", at: place), !tokens.isSymbol("-", at: place - 1) { depth -= 1 }
      if tokens.isSymbol(in: "{;", at: place) { return place }
      place = tokens.next(after: place)
      if depth == 0 { return min(place, end) }
    }
    return end
  }

  /// `?`, `!`, and other suffixes of a type.
  private func suffix(_ type: TypeName, _ start: Int, before end: Int) -> (TypeName, Int) {
    var type = type
    var place = start
    while place < end {
      if tokens.isSymbol("?", at: place) {
        type.optionality = .optional
        place += 1
      } else if tokens.isSymbol("!", at: place) {
        type.optionality = .implicit
        place += 1
      } else if tokens.isSymbol("&", at: place)
        || tokens.isSymbol("-", at: place) && tokens.isSymbol(">", at: place + 1)
      {
        let isFunction = tokens.isSymbol("-", at: place)
        // A composition or function is one type, but no plain name.
        return (.unknown, self.type(at: place + (isFunction ? 2 : 1), before: end).next)
      } else if tokens.isSymbol(".", at: place) {
        type = .unknown
        place += 2
      } else {
        break
      }
    }
    return (type, place)
  }
}
