import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// Reads the attributes and flags of one head.
struct AttributeParser {
  /// The names so far, if they are too many for linear search.
  private var names: Set<String> = []

  /// Reads all that follow each other, and returns whether the head ended on a line before.
  mutating func parse(_ head: inout HeadParser, _ statement: inout Statement) -> Bool {
    while true {
      if head.reader.kind == .symbol(",") {
        let comma = head.reader.range
        head.reader.skip()
        let hasWrapped = head.reader.kind == .newline
        while head.reader.kind == .newline { head.reader.skip() }
        if !beginsAttribute(head.reader, hasWrapped: hasWrapped) {
          head.report(
            SyntaxError("expected an attribute after the comma", at: comma))
          if hasWrapped { return true }
          continue
        }
      } else if head.reader.kind == .symbol(";"), isAttribute(head.reader, ahead: 1) {
        head.report(
          SyntaxError(
            "attributes are separated by commas, not semicolons", at: head.reader.range,
            suggestion: ","))
        head.reader.skip()
      } else if isAttributeWithoutComma(head.reader) {
        if !mayFollowKind(of: statement) { head.reportMissingComma() }
      } else {
        return false
      }
      head.attempt { head throws(SyntaxError) in try attribute(&head, &statement) }
    }
  }

  /// Whether the first attribute of `statement` may follow its kind without a comma: accessibility
  /// attributes have no name, and often no text.
  private func mayFollowKind(of statement: Statement) -> Bool {
    statement.kind == "accessibility" && statement.title == nil && statement.fields.isEmpty
      && statement.flags.isEmpty
  }

  /// Reads one attribute or flag.
  mutating func attribute(
    _ head: inout HeadParser, _ statement: inout Statement
  ) throws(SyntaxError) {
    let start = head.reader.range.lowerBound
    let isQuoted = head.isText
    let name = try head.key("an attribute")
    let range = start..<head.reader.lastEnd
    let isTitle = isQuoted && !XMLName.isValid(name)
    if head.reader.consume(symbol: ":") {
      let isText = head.isText
      let start = head.reader.range.lowerBound
      head.part = .value(attribute: name, element: statement.elementName, start: start)
      let value = try head.value(of: name, in: statement.elementName)
      head.part = .other
      if isText, statement.known.references.contains(name) {
        let error = ReferenceText.fault(
          of: name, value, at: range.lowerBound..<head.reader.lastEnd)
        if let error { throw error }
      }
      if isTitle {
        head.part = .title(name, value: value, element: statement.elementName)
        throw SyntaxError("attribute names consist of letters and digits", at: range)
      }
      try add(
        Field(name: name, value: value), at: range, &statement, valueAt: start..<head.reader.lastEnd
      )
    } else if head.isAtEnd || Self.followers.contains(head.reader.kind) {
      guard Schema.booleanAttributes.contains(name) else {
        if !SceneFlags.has(name) { head.part = .flag(name, element: statement.elementName) }
        return try flag(name, at: range, &statement)
      }
      // A Boolean attribute without a value is true.
      try add(Field(name: name, value: .plain("YES")), at: range, &statement)
    } else {
      throw SyntaxError(
        "expected a colon after '\(name)'", at: range, suggestion: ":",
        in: range.upperBound..<range.upperBound)
    }
  }

  private mutating func add(
    _ field: Field, at range: Range<Int>, _ statement: inout Statement,
    valueAt value: Range<Int> = 0..<0
  ) throws(SyntaxError) {
    guard isNew(field.name, among: statement.fields), !statement.isImpliedByHead(field.name),
      !isSecondType(field.name, of: statement)
    else {
      throw SyntaxError("duplicate value for '\(field.name)'", at: range)
    }
    if let error = ImageCatalog.fault(of: field, beside: statement.fields, at: range) {
      throw error
    }
    var field = field
    field.nameRange = range
    field.valueRange = value
    statement.fields.append(field)
  }

  /// Whether `name` is the type of a runtime attribute's value that has one already.
  private func isSecondType(_ name: String, of statement: Statement) -> Bool {
    statement.known.isRuntimeAttribute && RuntimeTypes.all.contains(name)
      && statement.fields.contains { RuntimeTypes.all.contains($0.name) }
  }

  /// The tokens that may follow a flag.
  private static let followers: [Token.Kind] = [.symbol(","), .symbol("#"), .symbol("=")]

  /// Whether none of `fields` is named `name`.
  private mutating func isNew(_ name: String, among fields: [Field]) -> Bool {
    guard fields.count >= Self.few else { return !fields.contains { $0.name == name } }
    if names.isEmpty { names = Set(fields.map(\.name)) }
    return names.insert(name).inserted
  }

  private static let few = 16

  private mutating func flag(
    _ name: String, at range: Range<Int>, _ statement: inout Statement
  ) throws(SyntaxError) {
    guard SceneFlags.has(name) else {
      if statement.known.isConnection { throw secondConnection(name, after: statement, at: range) }
      throw SyntaxError("expected a colon and a value after '\(name)'", at: range)
    }
    guard !statement.hasFlag(name) else {
      throw SyntaxError("duplicate '\(name)'", at: range)
    }
    statement.flags.append(name)
  }

  /// The diagnostic for `name` at `range` after the comma of the connection `first`: other
  /// connections, or destinations, are separate statements.
  private func secondConnection(
    _ name: String, after first: Statement, at range: Range<Int>
  ) -> SyntaxError {
    let property = first.target == nil ? "" : (first.name.map { $0 + " " } ?? "") + "-> "
    let isCollection = first.kind == "outlets" || first.kind == "outletCollection"
    return SyntaxError(
      "each \(isCollection ? "outlet" : first.kind) is on its own line: "
        + "\(first.kind) \(property)\(name)", at: range)
  }

  /// Whether the token after a comma can begin an attribute; on a new line it may also begin the
  /// next statement.
  private func beginsAttribute(_ reader: TokenReader, hasWrapped: Bool) -> Bool {
    switch reader.kind {
    case .newline, .end, .symbol("{"), .symbol("}"), .symbol(","), .symbol("#"): return false
    case .word where hasWrapped && reader.kind(ahead: 1) != .symbol(":"):
      guard case .word(let word) = reader.next.value else { return true }
      return SceneFlags.has(word) || Schema.booleanAttributes.contains(word)
        || Misspelling(word).closest(in: SceneFlags.all.sorted()) != nil
    default: return true
    }
  }

  /// Whether an attribute follows without a comma.
  private func isAttributeWithoutComma(_ reader: TokenReader) -> Bool {
    if isAttribute(reader, ahead: 0) { return true }
    guard reader.kind == .word, case .word(let word) = reader.next.value else { return false }
    return SceneFlags.has(word)
  }

  /// Whether a name and a colon are `distance` tokens ahead.
  private func isAttribute(_ reader: TokenReader, ahead distance: Int) -> Bool {
    let kind = reader.kind(ahead: distance)
    return (kind == .word || kind == .string) && reader.kind(ahead: distance + 1) == .symbol(":")
  }
}
