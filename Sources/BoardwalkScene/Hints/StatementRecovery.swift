import BoardwalkBase

/// Gives nearly correct statements their probable meaning, and reports each.
struct StatementRecovery {
  private let file: SourceFile
  private let start: TokenReader

  private(set) var errors: [SyntaxError] = []

  /// A recovery for statements of `file`, whose tokens `start` reads.
  init(file: SourceFile, start: TokenReader) {
    self.file = file
    self.start = start
  }

  /// Corrects `statements` and the statements in their braces.
  mutating func recover(_ statements: inout [Statement]) {
    for index in statements.indices { recover(&statements[index]) }
  }

  private mutating func recover(_ statement: inout Statement) {
    correct(&statement)
    recover(&statement.body)
  }

  private mutating func correct(_ statement: inout Statement) {
    guard !statement.isEquation, !statement.kind.isEmpty else { return }
    if !statement.known.isKnown { recoverOwner(&statement) }
    if !statement.known.isKnown, statement.name != nil { recoverName(of: &statement) }
    if statement.known.isVariation, statement.name != nil { reportNoSizeClass(statement) }
    if statement.known.isRuntimeAttribute, statement.title == nil { recoverKeyPath(of: &statement) }
    if !statement.known.isConnection, let target = statement.target {
      connect(&statement, to: target)
    }
  }

  private mutating func report(_ message: String, at range: Range<Int>, suggestion: String? = nil) {
    errors.append(SyntaxError(message, at: range, suggestion: suggestion))
  }

  /// The end of the name of `statement`, and of the class after it.
  private func endOfName(_ statement: Statement) -> Int {
    guard statement.className != nil else { return statement.nameRange.upperBound }
    return start.reader(from: statement.nameRange.upperBound).range(ahead: 1).upperBound
  }

  /// The class of a xib's owner follows a name, not just a colon.
  private mutating func recoverOwner(_ statement: inout Statement) {
    guard let role = statement.role, ["fileowner", "filesowner"].contains(role.lowercased()) else {
      return
    }
    let name = role == "filesOwner" ? "owner" : role
    let owner = "filesOwner \(name): \(statement.kind)"
    errors.append(
      SyntaxError(
        "the class of the owner follows a name: \(owner)", at: statement.kindRange,
        suggestion: owner,
        in: statement.range.lowerBound..<statement.kindRange.upperBound))
    statement.className = statement.kind
    statement.kind = "filesOwner"
    statement.name = name
    statement.role = nil
  }

  /// An object in a role follows a colon, and its name follows its kind. The word for other
  /// languages' `if` is `when`.
  private mutating func recoverName(of statement: inout Statement) {
    if statement.kind == "if" { statement.kind = "when" }
    let range = statement.kindRange.lowerBound..<endOfName(statement)
    if statement.className == nil, statement.range.upperBound == range.upperBound,
      let name = statement.name,
      let word = ForeignWords.value(statement.kind, of: "kind", in: "segue")
    {
      report(
        "this is a segue; write segue \(word) -> \(name)", at: range,
        suggestion: "segue \(word) -> \(name)")
      statement.kind = "segue"
      statement.target = name
      statement.targetRange = statement.nameRange
      statement.name = word
    }
    guard statement.role == nil, let name = statement.name, let kind = statement.className,
      !StatementKind.of(kind).isBare, SceneWords.kinds(inRole: statement.kind).contains(kind)
    else { return }
    let meant = "\(statement.kind): \(kind) \(name)"
    report("the kind comes before the name: \(meant)", at: range, suggestion: meant)
    statement.role = statement.kind
    statement.kind = kind
    statement.className = nil
  }

  /// `when` is followed by a size class, or by the key of a variation in quotes.
  private mutating func reportNoSizeClass(_ statement: Statement) {
    if let axis = statement.name, SizeClassSugar.axes.contains(axis),
      let size = statement.className, SizeClassSugar.sizes.contains(size)
    {
      return
    }
    let end = endOfName(statement)
    if statement.className == nil, let sizes = statement.name.flatMap(SizeWords.sizes) {
      report(
        "expected size classes, as in when \(sizes)", at: statement.kindRange.lowerBound..<end,
        suggestion: "when \(sizes)")
    } else {
      report(
        "expected a size class, as in when width: compact, height: regular",
        at: statement.nameRange.lowerBound..<end)
    }
  }

  /// Only connections have an arrow: a statement with an arrow and no kind becomes a connection.
  private mutating func connect(_ statement: inout Statement, to target: String) {
    guard !InstallationLowering.isEntry(statement) else {
      report(
        SceneShapeCheck.leavingOut(target, isExcluded: statement.kind == "exclude"),
        at: statement.kindRange)
      statement.target = nil
      return
    }
    if statement.name != nil, let kind = ConnectionWords.kind(near: statement.kind) {
      report(
        "there is no connection '\(statement.kind)'", at: statement.kindRange, suggestion: kind)
      statement.kind = kind
      return
    }
    let (kind, name) = ConnectionWords.meant(by: statement.kind, to: target)
    report(
      "expected '\(kind)' before the connection: \(kind) \(name) -> \(target)",
      at: statement.kindRange, suggestion: "\(kind) \(name)")
    statement.kind = kind
    statement.name = name
    statement.nameRange = statement.kindRange
  }
}

/// Runtime attributes that are written like others: `runtimeAttribute layer.cornerRadius: 8`.
extension StatementRecovery {
  private mutating func recoverKeyPath(of statement: inout Statement) {
    var reader = start.reader(from: statement.kindRange.upperBound)
    let first = reader.range.lowerBound
    guard let path = reader.takeWord() else { return }
    statement.title = path
    statement.name = nil
    statement.className = nil
    statement.fields.removeAll { $0.nameRange.lowerBound == first }
    guard reader.consume(symbol: ":") else {
      return report(
        "the key path must be in double quotes", at: first..<reader.lastEnd,
        suggestion: Spelling.quoted(path))
    }
    let value = reader.range.lowerBound
    var depth = 0
    while !reader.isAtEndOfHead, depth > 0 || ![.symbol(","), .symbol("#")].contains(reader.kind) {
      if reader.kind == .symbol("(") { depth += 1 }
      if reader.kind == .symbol(")") { depth -= 1 }
      reader.skip()
    }
    let (type, meant) = Self.typed(file.text(in: value..<max(value, reader.lastEnd)))
    statement.fields.insert(Field(name: type, value: .plain(meant)), at: 0)
    report(
      "the key path must be in double quotes, and the value after its type",
      at: first..<max(first, reader.lastEnd),
      suggestion: "\(Spelling.quoted(path)), \(type): \(meant)")
  }

  /// The type of the value `text`, and the value in the spelling of that type.
  private static func typed(_ text: String) -> (type: String, value: String) {
    let inner = text.prefixMatch(of: /\w+\(([^(),]*)\)/).map { String($0.1) } ?? text
    if Int(inner) != nil { return ("integer", inner) }
    if Double(inner) != nil { return ("real", inner) }
    if ["yes", "no", "true", "false", "YES", "NO"].contains(inner) { return ("boolean", inner) }
    if text.hasPrefix(".") || text.hasPrefix("rgb") || text.hasPrefix("named") {
      return ("color", text)
    }
    return ("string", text.hasPrefix("\"") ? text : Spelling.quoted(text))
  }
}
