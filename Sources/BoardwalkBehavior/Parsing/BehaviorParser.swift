import BoardwalkBase

/// Reads a file of behaviors, going on behind each mistake.
struct BehaviorParser {
  var reader: TokenReader
  private let encodingErrors: [SyntaxError]
  private(set) var shared: [StateDeclaration] = []
  private(set) var classes: [ClassBehavior] = []
  private(set) var findings: [Finding] = []
  var recordBraces: Set<Int> = []

  /// What has a name in the class that is being read, and the calls that it answers: a class may have
  /// tens of thousands.
  var members = MemberNames()

  /// Where the head of the statement that is being read ends, once its first block has begun.
  var statementEnd: Int?

  /// Whether a block of the class that is being read has no end.
  var lacksBrace = false

  /// How deep values, and blocks, lie in each other.
  var depth = 0

  /// How many brackets, parentheses and braces of records are open, in which lines may be broken
  /// anywhere.
  var brackets = 0

  /// Deeper than anybody reads, and far less than a thread's stack has room for.
  static let depthLimit = 40

  init(_ file: SourceFile) {
    reader = TokenReader(Lexer.tokens(of: file, readingTemplates: true))
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
      // Whatever a line holds, reading goes on behind it.
      if reader.lastEnd == start.lastEnd { reader.skip() }
      skipNewlines()
    }
  }

  private mutating func topLevel() throws(SyntaxError) {
    let token = reader.next
    let keyword = Self.keyword(meantBy: token)
    // A misspelled word says what follows it as well as the right one.
    if let keyword, !reader.isNext(keyword) { report(unexpected(token, suggestion: keyword)) }
    if keyword != nil { reader.skip() }
    if keyword == "behavior" { return try behavior() }
    if keyword == "shared" {
      let declaration = try declaration("the shared state")
      if shared.contains(where: { $0.name == declaration.name }) {
        report(taken(declaration.name, at: declaration.range))
      } else {
        shared.append(declaration)
      }
      return
    }
    throw unexpected(token)
  }

  /// The word that begins what stands in a file, which `token` is or nearly is.
  private static func keyword(meantBy token: Token) -> String? {
    guard case .word(let word) = token.kind else { return nil }
    return Misspelling(word).closest(in: ["behavior", "shared"])
  }

  private func unexpected(_ token: Token, suggestion: String? = nil) -> SyntaxError {
    SyntaxError(
      "expected behavior or shared, not \(token.words)", at: token.range, suggestion: suggestion)
  }

  private mutating func behavior() throws(SyntaxError) {
    lacksBrace = false
    members = MemberNames()
    let (name, range) = try name("the class")
    var result = ClassBehavior(name: name, range: range)
    if reader.takesSymbol(":") {
      let (superclass, range) = try self.name("the class it extends")
      result.superclass = superclass
      result.superclassRange = range
    }
    if classes.contains(where: { $0.name == name }) { report(taken(name, at: range)) }
    try openBrace(of: "behavior \(name)")
    let brace = reader.lastEnd - 1..<reader.lastEnd
    skipNewlines()
    while reader.sort != .symbol("}") {
      guard !isAtMissingBrace else {
        // A brace that is missing further inside has been reported.
        if !lacksBrace { report(SyntaxError("the behavior \(name) is not closed", at: brace)) }
        classes.append(result)
        return
      }
      let start = reader
      do {
        try member(of: &result)
      } catch {
        report(error)
        skipStatement(from: start)
      }
      if reader.lastEnd == start.lastEnd, !isAtMissingBrace { reader.skip() }
      skipNewlines()
    }
    reader.skip()
    classes.append(result)
    try endLine()
  }

  /// Whether nothing more can belong to the class that is being read.
  var isAtMissingBrace: Bool {
    reader.isAtEnd || reader.indentation == 0 && reader.isNext("behavior")
  }

  /// Reads `NAME = VALUE`.
  mutating func declaration(_ what: String) throws(SyntaxError) -> StateDeclaration {
    let (name, range) = try name(what)
    guard reader.takesSymbol("=") else {
      throw SyntaxError(
        "'\(name)' has no initial value: \(name) = nil", at: reader.range)
    }
    skipNewlines()
    let value = try expression()
    try endLine()
    return StateDeclaration(name: name, value: value, range: range)
  }

  /// Reports `error`, once where it is found twice.
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
