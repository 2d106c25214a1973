import BoardwalkBase

/// Explains syntax errors by the syntax of other languages.
///
/// The parser knows nothing of them: it reports where a text stops to be a scene. Hints compare the
/// text at that place with what people write out of habit, and replace the general error by a
/// specific one, with a fix-it where an equivalent exists.
struct SyntaxHints {
  private let file: SourceFile
  private let start: TokenReader

  /// The names of misplaced attributes, by their first bytes.
  private var explainedFields: Set<Int> = []

  private init(_ scene: ParsedScene) {
    file = scene.file
    start = scene.start
  }

  /// The errors of `scene`, explained. Statements in other languages are removed from it, and nearly
  /// correct ones get their probable meaning, so that they cause no further errors.
  static func explainErrors(of scene: inout ParsedScene) -> [SyntaxError] {
    var hints = SyntaxHints(scene)
    var lines = ForeignLines(scene)
    lines.remove(from: &scene.statements)
    var recovery = StatementRecovery(file: scene.file, start: scene.start)
    recovery.recover(&scene.statements)
    var covered = RangeCover(lines.errors.map(\.range) + recovery.errors.map(\.range))
    var errors = lines.errors + recovery.errors
    // The order of the text, which is not that of the parser for braces.
    let inOrder = scene.errors.sorted { $0.error.range.lowerBound < $1.error.range.lowerBound }
    for error in inOrder where !covered.contains(error.error.range.lowerBound) {
      let explained = hints.explanation(of: error)
      if let explained { covered.insert(explained.range) }
      errors.append(explained ?? error.error)
    }
    hints.removeExplainedFields(from: &scene.statements)
    return errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The specific error for `error`; nil if it is specific itself.
  private mutating func explanation(of error: SceneError) -> SyntaxError? {
    guard let part = error.part else { return nil }
    if error.error.suggestion == nil || part.isEnd,
      let word = foreignWord(at: error.error.range.lowerBound)
    {
      return word
    }
    let reader = start.reader(from: error.error.range.lowerBound)
    switch part {
    case .head(let kind, let role, let start):
      return HeadHint(kind, role: role, from: self.start.reader(from: start), file)
        .explanation(of: error.error, at: reader)
    case .value(let attribute, let element, let start):
      return ValueHint(attribute, of: element, from: self.start.reader(from: start), file)
        .explanation(of: error.error, at: reader)
    case .title(let title, let value, let element):
      return InspectorTitle.fault(of: title, value, in: element, at: error.error.range)
    case .flag(let name, let element):
      return UnknownFlagDiagnostic.fault(of: name, in: element, at: error.error.range)
    case .end(let last, let element, let isEquation):
      let hint = EndHint(last: last, element: element, isEquation: isEquation, file: file)
      if let last, let fault = hint.foreignAttribute(at: reader) {
        explainedFields.insert(last.nameRange.lowerBound)
        return fault
      }
      return hint.explanation(at: reader)
    case .other: return nil
    }
  }

  /// The diagnostic for the word at `offset` if it has letters that names cannot have.
  private func foreignWord(at offset: Int) -> SyntaxError? {
    func belongs(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || UnicodeScalar(byte).properties.isAlphabetic
        || 0x30...0x39 ~= byte
    }
    let bytes = file.bytes
    guard offset < bytes.count else { return nil }
    let start = bytes[..<offset].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !belongs($0) } ?? bytes.count
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard word.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) else {
      return nil
    }
    return SyntaxError(
      "names consist of the letters A to Z; texts are in double quotes", at: start..<end)
  }

  /// Removes the attributes that an explanation replaces.
  private func removeExplainedFields(from statements: inout [Statement]) {
    guard !explainedFields.isEmpty else { return }
    for index in statements.indices { removeExplainedFields(from: &statements[index]) }
  }

  private func removeExplainedFields(from statement: inout Statement) {
    statement.fields.removeAll { explainedFields.contains($0.nameRange.lowerBound) }
    removeExplainedFields(from: &statement.body)
  }
}

/// Ranges of a text that errors have explained.
private struct RangeCover {
  /// The ranges that are known in advance, in order.
  private let ranges: [Range<Int>]

  /// The end of the last range that was added.
  private var end = 0

  init(_ ranges: [Range<Int>]) { self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound } }

  /// Adds `range`; ranges are added in the order of the text.
  mutating func insert(_ range: Range<Int>) { end = max(end, range.upperBound) }

  /// Whether `offset` is in one of the ranges.
  func contains(_ offset: Int) -> Bool {
    guard offset >= end else { return true }
    guard !ranges.isEmpty else { return false }
    return ranges[ranges.lastSortedIndex { $0.lowerBound <= offset }].contains(offset)
  }
}
