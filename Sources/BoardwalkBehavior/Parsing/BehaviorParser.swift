import BoardwalkBase

/// Parses a behavior file, and continues after each error.
struct BehaviorParser {
  var reader: TokenReader
  private let encodingErrors: [SyntaxError]
  private(set) var shared: [StateDeclaration] = []
  var classes: [ClassBehavior] = []
  private(set) var types: [ValueType] = []
  private(set) var findings: [Finding] = []

  /// The names of the shared state so far.
  private var sharedNames: Set<String> = []

  /// The places of the classes and types so far, by their names.
  var classIndices: [String: Int] = [:]
  private var typeIndices: [String: Int] = [:]

  var recordBraces: Set<Int> = []

  /// The names and handlers of the current class, which may have tens of thousands.
  var members = MemberNames()

  /// The names and handlers of the classes so far, to which extensions add others.
  var memberNames: [String: MemberNames] = [:]

  /// The name of the current class.
  var className = ""

  /// The name of the current structure or enumeration.
  var typeName = ""

  /// The names that are declared as numbers with a fraction.
  var realNames: Set<String> = []

  /// The words `try` and `await` before the current value.
  var effects = ValueEffects()

  /// The calls in the current statement that are waited for, each with a name for its result.
  var awaitedCalls: [BehaviorStatement] = []

  /// The functions outside of all types.
  var functions: [NamedBlock] = []

  /// The wrapper of the property that follows, with its arguments: `@Clamped(0...10)`.
  var wrapper: (name: String, arguments: [ValueExpression.Argument])?

  /// The names that the file declares.
  let declaredNames: DeclaredNames

  /// The types that other names stand for.
  var typeAliases: [String: String] = [:]

  /// The names of classes of which only extensions have been read.
  var extendedNames: Set<String> = []

  /// The end of the head of the current statement, once its first block has begun.
  var statementEnd: Int?

  /// Whether a block of the current class is unclosed.
  var lacksBrace = false

  /// The closures of list methods that are not one value, by the places of their braces.
  var statementClosures: Set<Int> = []

  /// The depth of nested values and blocks.
  var depth = 0

  /// The context of the current code.
  var context = CodeContext()

  /// More than readable code needs, and far less than the stack of a thread allows.
  static let depthLimit = 40

  init(_ file: SourceFile) {
    reader = TokenReader(Lexer.tokens(of: file, readingTemplates: true))
    declaredNames = DeclaredNames(in: reader)
    encodingErrors = EncodingCheck.errors(in: file)
  }

  mutating func run() {
    for error in encodingErrors { report(error) }
    reader.formatLine().map { report($0) }
    skipNewlines()
    while !reader.isAtEnd {
      let start = reader
      do {
        try topLevel()
      } catch {
        report(error)
        skipStatement(from: start)
      }
      // Parsing always advances.
      if reader.lastEnd == start.lastEnd { reader.skip() }
      skipNewlines()
    }
  }

  private mutating func topLevel() throws(SyntaxError) {
    let start = reader
    let marks = declarationMarks()
    if try valueType() { return try endLine() }
    if try typeExtension() { return try endLine() }
    if reader.isNext("import"), reader.kind(ahead: 1) == .word {
      reader.skip()
      reader.skip()
      return try endLine()
    }
    if reader.isNext("typealias"), reader.kind(ahead: 1) == .word { return try typeAlias() }
    if reader.isNext("func") {
      try globalFunction()
      return try endLine()
    }
    let token = reader.next
    let keyword = Self.keyword(meantBy: token)
    if keyword == nil, !marks.isEmpty { reader = start }
    // A misspelled keyword determines the parsing as well as the correct one.
    if let keyword, !reader.isNext(keyword) { report(unexpected(token, suggestion: keyword)) }
    switch keyword {
    case "behavior":
      reader.skip()
      try behavior()
    case "class":
      reader.skip()
      try swiftClass()
    case "shared", "let", "var":
      reader.skip()
      try sharedState()
    default: throw unexpected(reader.next)
    }
  }

  private mutating func sharedState() throws(SyntaxError) {
    let declaration = try declaration("the shared state")
    try endLine()
    if sharedNames.insert(declaration.name).inserted {
      shared.append(declaration)
    } else {
      report(taken(declaration.name, at: declaration.range))
    }
  }

  /// Reads a class as Swift declares it, after its keyword: one of UIKit's, or one that extends such a
  /// class.
  private mutating func swiftClass() throws(SyntaxError) {
    if case .word(let ancestor) = reader.peek(2).value, declaredNames.objects.contains(ancestor) {
      throw SyntaxError(
        "only classes of UIKit's are inherited here: \(ancestor) can be a property instead",
        at: reader.range)
    }
    try behavior()
  }

  /// The keyword of a declaration that `token` is or resembles.
  private static func keyword(meantBy token: Token) -> String? {
    guard case .word(let word) = token.value else { return nil }
    if ["class", "let", "var"].contains(word) { return word }
    return Misspelling(word).closest(in: ["behavior", "shared"])
  }

  private func unexpected(_ token: Token, suggestion: String? = nil) -> SyntaxError {
    SyntaxError(
      "expected behavior or shared, not \(token.displayName)", at: token.range,
      suggestion: suggestion)
  }

  private mutating func behavior() throws(SyntaxError) {
    lacksBrace = false
    let (name, range) = try name("the class")
    members = MemberNames()
    var result = ClassBehavior(name: name, range: range)
    let extended = extendedNames.remove(name) == nil ? nil : classIndices[name]
    if let extended {
      members = memberNames[name] ?? members
      swap(&result, &classes[extended])
      result.range = range
    }
    if reader.consume(symbol: ":") {
      let (superclass, range) = try self.name("the class it extends")
      result.superclass = superclass
      result.superclassRange = range
      if let superclass = result.superclass { result.protocols.append(superclass) }
      while reader.consume(symbol: ",") {
        skipNewlines()
        result.protocols.append(try self.name("the protocol").name)
      }
    }
    className = name
    if extended == nil, classIndices[name] != nil { report(taken(name, at: range)) }
    try openBrace(of: "behavior \(name)")
    try classMembers(of: &result)
    if let extended {
      classes[extended] = result
      memberNames[name] = members
    } else {
      if classIndices[name] == nil {
        classIndices[name] = classes.count
        memberNames[name] = members
      }
      classes.append(result)
    }
    if reader.consume(symbol: "}") { try endLine() }
  }

  /// Reads the members of `type` up to its closing brace, which a class may lack.
  mutating func classMembers(of type: inout ClassBehavior) throws(SyntaxError) {
    let brace = reader.lastEnd - 1..<reader.lastEnd
    skipNewlines()
    while reader.kind != .symbol("}") {
      guard !isAtMissingBrace else {
        // A missing brace further inside is already reported.
        if !lacksBrace {
          report(SyntaxError("the behavior \(type.name) is not closed", at: brace))
        }
        return
      }
      let start = reader
      do {
        try member(of: &type)
      } catch {
        report(error)
        skipStatement(from: start)
      }
      if reader.lastEnd == start.lastEnd, !isAtMissingBrace { reader.skip() }
      skipNewlines()
    }
  }

  /// Whether the next word begins a class, or more of one.
  var isAtClass: Bool {
    reader.isNext("behavior")
      || ["class", "extension", "final"].contains(where: reader.isNext)
        && reader.kind(ahead: 1) == .word
  }

  /// Adds `type`, or its members to the type of its name that the file has.
  mutating func add(_ type: ValueType) {
    guard let index = typeIndices[type.name], types[index].isExtension || type.isExtension else {
      typeIndices[type.name] = typeIndices[type.name] ?? types.count
      types.append(type)
      return
    }
    types[index].add(membersOf: type)
  }

  /// Whether the current class must end here.
  var isAtMissingBrace: Bool {
    reader.isAtEnd || reader.indentation == 0 && isAtClass
  }

  /// Reports `error`, once for each place.
  mutating func report(_ error: SyntaxError) {
    guard findings.last?.range != error.range || findings.last?.message != error.message else {
      return
    }
    findings.append(error.finding("malformed-behavior"))
  }

  func taken(_ name: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError("the name '\(name)' is already taken", at: range)
  }
}

/// Tokens, and recovery after an error.
extension BehaviorParser {
  mutating func skipNewlines() {
    while reader.kind == .newline { reader.skip() }
  }

  /// Consumes `symbol` if it is the next token, even on another line.
  mutating func consumeBelow(symbol: Unicode.Scalar) -> Bool {
    let distance = reader.distance(pastNewlinesFrom: 0)
    guard reader.kind(ahead: distance) == .symbol(symbol) else { return false }
    for _ in 0...distance { reader.skip() }
    return true
  }

  /// Reads a word that names something, without points or minus signs in it.
  mutating func name(
    _ what: String
  ) throws(SyntaxError) -> (name: String, range: Range<Int>) {
    let token = reader.next
    guard case .word(let word) = token.value else {
      throw SyntaxError("expected the name of \(what), not \(token.displayName)", at: token.range)
    }
    if let fault = word.first(where: { $0 == "." || $0 == "-" }) {
      throw SyntaxError("the name of \(what) cannot contain '\(fault)'", at: token.range)
    }
    if Self.reserved.contains(word) {
      throw SyntaxError("'\(word)' is a reserved word", at: token.range)
    }
    reader.skip()
    return (word, token.range)
  }

  /// Words that no name can be, since they begin or join something.
  static let reserved: Set<String> = [
    "if", "else", "let", "return", "true", "false", "nil", "where", "as", "self", "super", "guard",
    "var",
  ]

  mutating func openBrace(of what: String) throws(SyntaxError) {
    guard reader.consume(symbol: "{") else {
      if case .malformedString(let reason, let range) = reader.next.value {
        throw SyntaxError(reason, at: range)
      }
      throw SyntaxError("expected '{' to open the block of \(what)", at: reader.range)
    }
  }

  /// Requires the end of the line; a brace that closes a block ends a line too.
  mutating func endLine() throws(SyntaxError) {
    if reader.kind == .symbol("}") { return }
    guard reader.kind.endsStatement else {
      switch reader.next.value {
      case .malformedString(let reason, let range): throw SyntaxError(reason, at: range)
      case .number(let number) where number < 0:
        throw SyntaxError(
          "a minus needs a space after it", at: reader.range,
          suggestion: "- \(reader.next.displayName.dropFirst())")
      default:
        throw SyntaxError(
          "expected the end of the line before \(reader.next.displayName)", at: reader.range)
      }
    }
    reader.skip()
  }

  /// Skips the rest of a statement that began at `start` and could not be parsed. Errors inside its
  /// block are reported too.
  mutating func skipStatement(from start: TokenReader) {
    var open = openBraces(since: start)
    while !reader.isAtEnd {
      switch reader.kind {
      case .symbol("{") where reader.kind(ahead: 1).endsStatement && open == 0:
        _ = try? block(of: "this")
        continue
      case .symbol("{"): open += 1
      case .symbol("}"):
        guard open > 0 else { return }
        open -= 1
      case .newline where open == 0: return
      case .word where reader.indentation == 0 && isAtClass: return
      default: break
      }
      reader.skip()
    }
  }

  /// The number of braces that are opened after `start` and not closed.
  private func openBraces(since start: TokenReader) -> Int {
    var before = start
    var open = 0
    while before.lastEnd < reader.lastEnd, !before.isAtEnd {
      if before.kind == .symbol("{") { open += 1 }
      if before.kind == .symbol("}") { open -= 1 }
      before.skip()
    }
    return max(0, open)
  }
}
