import BoardwalkBase

/// The classes, and extensions of classes, that a Swift file declares.
///
/// Bodies wait in a list instead of on the stack, so that a file may nest them as deep as it likes.
struct SwiftDeclarations {
  let tokens: CodeTokens
  let types: SwiftTypeReader
  private(set) var found: [TypeDeclaration] = []
  private(set) var aliases: [(name: String, type: String)] = []

  /// The string constants outside of types.
  private(set) var constants: [(name: String, text: TextExpression)] = []
  private var pending: [Body] = []

  /// A body that is still to be parsed.
  private struct Body {
    var places: Range<Int>

    /// The declaration in `found` whose members are in it; nil outside of types.
    var owner: Int?

    /// The names of the types around it.
    var path: String

    /// The number of enclosing types.
    var depth = 0
  }

  /// The maximum number of enclosing types in a path: each level of a longer one would repeat all
  /// names before it.
  private static let longestPath = 32

  /// The declarations in `tokens`.
  init(_ tokens: CodeTokens) {
    self.tokens = tokens
    types = SwiftTypeReader(tokens)
    pending = [Body(places: 0..<tokens.count, owner: nil, path: "")]
    while let body = pending.popLast() { read(body) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func read(_ body: Body) {
    var place = body.places.lowerBound
    var marks = SwiftMarks()
    while place < body.places.upperBound {
      if tokens.isSymbol("@", at: place) {
        place = marks.read(tokens, at: place)
      } else if let keyword = tokens.keyword(place), !tokens.isSymbol(".", at: place - 1) {
        place = read(keyword, at: place, &marks, in: body)
      } else {
        place = tokens.next(after: place)
      }
    }
  }

  private mutating func read(
    _ keyword: Keyword, at place: Int, _ marks: inout SwiftMarks, in body: Body
  ) -> Int {
    switch keyword {
    case .class where !isType(place): marks.isStatic = true
    case .class, .actor, .struct, .enum, .protocol, .extension:
      guard keyword != .actor || tokens.isWord(place + 1) else { return place + 1 }
      defer { marks = SwiftMarks() }
      return type(keyword, at: place, marks, in: body)
    case .static: marks.isStatic = true
    case .override, .dynamic: marks.isExposed = true
    case .weak: marks.isWeak = true
    case .var, .let:
      defer { marks = SwiftMarks() }
      return properties(at: place, marks, in: body)
    case .func:
      defer { marks = SwiftMarks() }
      return method(at: place, marks, in: body)
    case .typealias:
      alias(at: place)
      marks = SwiftMarks()
    case .import: return place + 2
    case .case:
      if let owner = body.owner, found[owner].inherited.contains("String") {
        found[owner].rawTexts.merge(rawTexts(ofCasesAt: place)) { first, _ in first }
      }
      marks = SwiftMarks()
    case .`init`, .deinit, .subscript, .associatedtype: marks = SwiftMarks()
    default: break
    }
    return place + 1
  }

  /// Whether the keyword `class` here begins a type, not a member of the class itself.
  private func isType(_ place: Int) -> Bool {
    guard tokens.isWord(place + 1) else { return false }
    switch tokens.keyword(place + 1) {
    case .var, .let, .func, .subscript, .override, .dynamic, .lazy, .weak, .`init`: return false
    default: return true
    }
  }

  private mutating func type(
    _ keyword: Keyword, at place: Int, _ marks: SwiftMarks, in body: Body
  ) -> Int {
    guard let header = SwiftTypeHeader(tokens, at: place + 1) else { return place + 1 }
    let isAddition = keyword == .extension
    let isOutermost = body.path.isEmpty || body.depth % Self.longestPath == 0
    let path = isAddition || isOutermost ? header.path : body.path + "." + header.path
    let kind: TypeDeclaration.Kind =
      keyword == .class ? .class : isAddition ? .addition : .other
    var declaration = TypeDeclaration(header.name, path: path, kind, .swift, at: header.range)
    declaration.objectiveCName = marks.objectiveCName
    declaration.inherited = header.inherited
    declaration.isGeneric = header.isGeneric
    declaration.exposesMembers = marks.exposesMembers || isAddition && marks.isExposed
    declaration.hidesMembers = !tokens.isBalanced
    let opening = header.opening
    declaration.body = tokens.bytes(inBracketsAt: opening)
    if keyword != .protocol {
      pending.append(
        Body(
          places: tokens.inside(opening), owner: found.count, path: path, depth: body.depth + 1))
    }
    found.append(declaration)
    return tokens.next(after: opening)
  }

  private mutating func alias(at place: Int) {
    guard let name = tokens.word(place + 1), tokens.isSymbol("=", at: place + 2) else { return }
    // An alias of a complex type is recorded without its meaning.
    let type = types.type(at: place + 3, before: tokens.count).type
    aliases.append((name, type.isCollection ? "" : type.name ?? ""))
  }

  private mutating func properties(at keyword: Int, _ marks: SwiftMarks, in body: Body) -> Int {
    let end = body.places.upperBound
    var place = keyword + 1
    while place < end, let name = tokens.word(place) {
      let range = tokens[place].range
      place += 1
      var type = TypeName.unknown
      if tokens.isSymbol(":", at: place) {
        (type, place) = types.type(at: place + 1, before: end)
      }
      var property = PropertyDeclaration(name, type, at: range)
      property.isSettable = tokens.keyword(keyword) == .var
      if tokens.isSymbol("=", at: place) {
        property.text = textReader(marks).value(at: place + 1)
      } else if tokens.isSymbol("{", at: place) {
        property.isSettable = property.isSettable && hasSetter(inBracesAt: place)
        property.isComputed = true
        property.text = textReader(marks).body(at: place)
        place = tokens.next(after: place)
      }
      marks.apply(to: &property)
      if property.isSettable && !property.isStatic { property.text = nil }
      if let owner = body.owner {
        property.isExposed = property.isExposed || found[owner].exposesMembers
        found[owner].properties.append(property)
      } else if let text = property.text {
        constants.append((name, text))
      }
      if tokens.isSymbol("=", at: place) { place = comma(after: place, before: end) ?? place }
      guard tokens.isSymbol(",", at: place) else { break }
      place += 1
    }
    return max(place, keyword + 1)
  }

  /// Whether a property with the accessors in the braces at `opening` can be set: it is observed,
  /// or has a setter.
  private func hasSetter(inBracesAt opening: Int) -> Bool {
    var place = opening + 1
    while place < tokens.closing(opening) {
      if Self.setters.contains(tokens.word(place) ?? "") { return true }
      place = tokens.next(after: place)
    }
    return false
  }

  private static let setters: Set<String> = ["set", "didSet", "willSet", "_modify"]

  /// Reads the value of a property that has `marks`.
  private func textReader(_ marks: SwiftMarks) -> TextExpressionReader {
    TextExpressionReader(tokens: tokens, isInType: marks.isStatic)
  }

  /// The raw texts of the cases after one `case`, by default their names.
  private func rawTexts(ofCasesAt keyword: Int) -> [String: RawText] {
    var texts: [String: RawText] = [:]
    var place = keyword
    repeat {
      guard let name = tokens.word(place + 1) else { break }
      texts[name] = RawText(text: name, range: tokens[place + 1].range)
      place += 2
      if tokens.isSymbol("=", at: place), place + 1 < tokens.count, tokens[place + 1].kind == .text
      {
        let range = tokens[place + 1].range
        texts[name] = RawText(text: tokens.file.text(in: range), range: range)
        place += 2
      }
    } while tokens.isSymbol(",", at: place)
    return texts
  }

  /// The index of the comma after the value that begins at `start`, if another property follows it.
  private func comma(after start: Int, before end: Int) -> Int? {
    var place = start
    while place < end, !beginsMember(at: place) {
      // A comma between generic arguments has neither after its second word.
      if tokens.isSymbol(",", at: place), tokens.isWord(place + 1),
        tokens.isSymbol(in: ":=", at: place + 2)
      {
        return place
      }
      place = tokens.next(after: place)
    }
    return nil
  }

  /// Whether another member begins here.
  private func beginsMember(at place: Int) -> Bool {
    if tokens.isSymbol(in: ";@", at: place) { return true }
    guard let keyword = tokens.keyword(place), keyword.beginsDeclaration else { return false }
    return !tokens.isSymbol(".", at: place - 1)
  }

  private mutating func method(at keyword: Int, _ marks: SwiftMarks, in body: Body) -> Int {
    guard let name = tokens.word(keyword + 1) else { return keyword + 1 }
    var opening = keyword + 2
    if tokens.isSymbol("<", at: opening) {
      opening = types.afterArguments(opening, before: body.places.upperBound)
    }
    guard tokens.isSymbol("(", at: opening) else { return keyword + 2 }
    if let owner = body.owner {
      let parameters = SwiftParameters(types, tokens.inside(opening))
      var method = MethodDeclaration(
        selector: marks.objectiveCName ?? SwiftSelector.of(name, labels: parameters.labels),
        spelling: SwiftSelector.spelling(of: name, labels: parameters.labels),
        parameters: parameters.types, range: tokens[keyword + 1].range)
      method.ignoresSender = parameters.names.first == "_"
      marks.apply(to: &method)
      method.isExposed = method.isExposed || found[owner].exposesMembers
      found[owner].methods.append(method)
      if let text = returnedText(after: tokens.closing(opening), marks) {
        var result = PropertyDeclaration(
          TextExpressionReader.call(of: name), .unknown, at: method.range)
        result.isStatic = marks.isStatic
        result.isComputed = true
        result.isSettable = false
        result.text = text
        found[owner].properties.append(result)
      }
    }
    return tokens.next(after: opening)
  }

  /// The text that a method returns whose parameters end at `closing`; nil if it is not known.
  private func returnedText(after closing: Int, _ marks: SwiftMarks) -> TextExpression? {
    guard tokens.isSymbol("-", at: closing + 1), tokens.isSymbol(">", at: closing + 2),
      tokens.word(closing + 3) == "String"
    else { return nil }
    let opening = tokens.isSymbol("?", at: closing + 4) ? closing + 5 : closing + 4
    return tokens.isSymbol("{", at: opening) ? textReader(marks).body(at: opening) : nil
  }
}
