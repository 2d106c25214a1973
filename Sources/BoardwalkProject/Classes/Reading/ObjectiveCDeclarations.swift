import BoardwalkBase

/// The classes, and categories of classes, that an Objective-C file declares.
struct ObjectiveCDeclarations {
  let tokens: CodeTokens
  private(set) var found: [TypeDeclaration] = []

  /// The declarations in `tokens`.
  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    var place = 0
    while place < tokens.count {
      let isMark = tokens.isSymbol("@", at: place)
      switch isMark ? tokens.keyword(place + 1) : nil {
      case .interface: place = interface(at: place + 2)
      case .implementation: place = body(of: addition(at: place + 2), from: place + 3)
      case .protocol: place = proto(at: place + 2)
      default:
        // Functions are skipped as a whole, but an unclosed brace of a macro must not hide the
        // classes after it.
        place = isWholeBlock(place) ? tokens.next(after: place) : place + 1
      }
    }
  }

  private func isWholeBlock(_ place: Int) -> Bool {
    tokens.isBalanced && tokens.isSymbol("{", at: place)
  }

  /// Parses `Name : Superclass`, `Name ()` or `Name (Category)` with its body up to `@end`.
  private mutating func interface(at start: Int) -> Int {
    guard tokens.isWord(start) else { return start }
    var place = afterAngles(start + 1)
    guard tokens.isSymbol(":", at: place), let superclass = tokens.word(place + 1) else {
      let isClass = !tokens.isSymbol("(", at: place)
      if !isClass { place = tokens.next(after: place) }
      // A class without a superclass is a root class, or has a macro in its place.
      var declaration = isClass ? self.declaration(.class, at: start) : addition(at: start)
      if isClass { declaration.inherited = ["?"] }
      return body(of: declaration, from: place)
    }
    var declaration = self.declaration(.class, at: start)
    declaration.inherited = [superclass]
    return body(of: declaration, from: place + 2)
  }

  private func declaration(_ kind: TypeDeclaration.Kind, at place: Int) -> TypeDeclaration {
    let name = tokens.word(place) ?? ""
    var declaration = TypeDeclaration(
      name, path: name, kind, .objectiveC,
      at: place < tokens.count ? tokens[place].range : 0..<0)
    declaration.exposesMembers = true
    return declaration
  }

  private func addition(at place: Int) -> TypeDeclaration { declaration(.addition, at: place) }

  /// Records the protocol at `start`; a mere announcement has no body.
  private mutating func proto(at start: Int) -> Int {
    guard tokens.isWord(start) else { return start }
    found.append(declaration(.other, at: start))
    let place = afterAngles(start + 1)
    if tokens.isSymbol(in: ";,", at: place) { return place }
    var end = place
    while end < tokens.count, !isEnd(end) { end += 1 }
    return end
  }

  /// Parses the members of `declaration` up to the next `@end`, or to a token that can only follow
  /// one.
  private mutating func body(of declaration: TypeDeclaration, from start: Int) -> Int {
    var declaration = declaration
    var place = start
    if tokens.isSymbol("(", at: place) { place = tokens.next(after: place) }
    place = afterAngles(place)
    if tokens.isSymbol("{", at: place) {
      declaration.properties += ObjectiveCFields(tokens, tokens.inside(place)).properties
      place = tokens.next(after: place)
    }
    while place < tokens.count, !isEnd(place) {
      if tokens.isSymbol("@", at: place), tokens.keyword(place + 1) == .property {
        let property = ObjectiveCProperty(tokens, at: place + 2)
        declaration.properties += property.properties
        place = property.next
      } else if tokens.isSymbol(in: "-+", at: place),
        let method = ObjectiveCMethod(tokens, at: place)
      {
        declaration.methods.append(method.declaration)
        if let property = method.classProperty(tokens) { declaration.properties.append(property) }
        place = method.next
      } else {
        if isMemberMacro(place) { declaration.hidesMembers = true }
        place = isWholeBlock(place) ? tokens.next(after: place) : place + 1
      }
    }
    if place >= tokens.count { declaration.hidesMembers = true }
    let end = place < tokens.count ? tokens[place].range.lowerBound : tokens.file.bytes.count
    declaration.body = declaration.range.upperBound..<max(declaration.range.upperBound, end)
    found.append(declaration)
    return place
  }

  /// Whether the body of a class ends at `place`.
  private func isEnd(_ place: Int) -> Bool {
    guard tokens.isSymbol("@", at: place) else { return false }
    switch tokens.keyword(place + 1) {
    case .end, .interface, .implementation: return true
    default: return false
    }
  }

  /// Whether a macro among the members may declare further members.
  private func isMemberMacro(_ place: Int) -> Bool {
    guard tokens.isSymbol("(", at: place + 1), let word = tokens.word(place),
      word.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber })
    else { return false }
    return !Self.harmless.contains { word.hasPrefix($0) }
  }

  private static let harmless = [
    "NS_", "UI_", "API_", "CF_", "SWIFT_", "OBJC_", "DEPRECATED", "UNAVAILABLE", "__",
  ]

  /// The place after `<...>`, if it begins at `start`.
  private func afterAngles(_ start: Int) -> Int {
    guard tokens.isSymbol("<", at: start) else { return start }
    return SwiftTypeReader(tokens).afterArguments(start, before: tokens.count)
  }
}
