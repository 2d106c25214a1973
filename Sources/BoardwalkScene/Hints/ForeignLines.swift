import BoardwalkBase

/// Removes statements that are lines in another language, and reports each line once.
struct ForeignLines {
  private let file: SourceFile

  /// The beginnings of the statements whose heads could not be parsed.
  private let malformedHeads: Set<Int>

  /// An error for each line, in order.
  private(set) var errors: [SyntaxError] = []

  init(_ scene: ParsedScene) {
    file = scene.file
    malformedHeads = Set(
      scene.errors.compactMap { error in
        if case .head(_, _, let start)? = error.part { start } else { nil }
      })
  }

  /// Replaces each line among `statements`, and in their braces, by an empty statement, and removes
  /// what was parsed of its other lines.
  mutating func remove(from statements: inout [Statement]) {
    for index in statements.indices { remove(from: &statements[index]) }
    if !errors.isEmpty { statements.removeAll { isCovered($0.range.lowerBound) } }
  }

  private mutating func remove(from statement: inout Statement) {
    replaceLine(at: &statement)
    let count = errors.count
    remove(from: &statement.body)
    if errors.count > count {
      statement.fields.removeAll { isCovered($0.nameRange.lowerBound) }
    }
  }

  private mutating func replaceLine(at statement: inout Statement) {
    guard let line = line(at: statement) else { return }
    errors.append(line.error)
    var empty = Statement()
    empty.range = statement.range
    empty.body = statement.body
    statement = empty
  }

  /// The line that was parsed as `statement`; nil if it may be a statement.
  private func line(at statement: Statement) -> ForeignLine? {
    let start = statement.range.lowerBound
    let word = statement.role ?? statement.kind
    // Documents have an element named class, which has no name.
    guard malformedHeads.contains(start) || !StatementKind.of(word).isKnown || word == "class",
      !isCovered(start)
    else { return nil }
    return ForeignLine(at: start, in: file)
  }

  /// Whether `offset` is inside of a line that was found, after its beginning.
  private func isCovered(_ offset: Int) -> Bool {
    guard !errors.isEmpty else { return false }
    let line = errors[errors.lastSortedIndex { $0.range.lowerBound < offset }].range
    return line.contains(offset) && offset > line.lowerBound
  }
}
