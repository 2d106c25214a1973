import BoardwalkBase

/// The texts of fields in a file that is no document because of mistakes in it.
///
/// Nobody can tell which of these fields are secure, so none of their texts is shown.
struct UnreadableSecureTexts {
  /// The elements and statements that stand for fields.
  private static let names: Set<String> = ["textField", "textView", "searchBar"]

  /// The attributes that hold a text.
  private static let attributes = ["text", "content", "value"]

  private let file: SourceFile
  private let ranges: [Range<Int>]
  private let texts: QuotedTexts

  /// The texts of the fields in `file`.
  init(_ file: SourceFile) {
    self.file = file
    switch DocumentSyntax(of: file) {
    case .xml:
      ranges = Self.elements(in: file).flatMap { Self.texts(in: $0, of: file.bytes) }
      texts = QuotedTexts(ranges.map { file.text(in: $0) })
    case .scene:
      let literals = Self.statements(in: file).flatMap { file.literals(in: $0) }
      ranges = literals.map(\.range)
      texts = QuotedTexts(literals.map(\.text))
    }
  }

  /// The file with an asterisk for each byte of these texts.
  fileprivate var concealed: SourceFile { file.concealing(ranges) }

  /// `finding` without these texts in its messages.
  fileprivate func concealing(_ finding: Finding) -> Finding {
    guard !texts.isEmpty else { return finding }
    var finding = finding
    finding.message = texts.concealed(in: finding.message)
    for index in finding.notes.indices {
      finding.notes[index].message = texts.concealed(in: finding.notes[index].message)
    }
    if let title = finding.fixIt?.title { finding.fixIt?.title = texts.concealed(in: title) }
    return finding
  }

  /// The fields of a file in XML, each from its tag to the next tag of that name, or of another
  /// field.
  private static func elements(in file: SourceFile) -> [Range<Int>] {
    let bytes = file.bytes
    var elements: [Range<Int>] = []
    var start: Int?
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "<") {
      let isEnd = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
      let name = bytes[(offset + (isEnd ? 2 : 1))...].prefix(10).prefix { $0 > 0x40 }
      guard names.contains(String(decoding: name, as: UTF8.self)) else { continue }
      if let start { elements.append(start..<offset) }
      start = isEnd ? nil : offset
    }
    return elements + [start.map { $0..<bytes.count }].compactMap { $0 }
  }

  /// The values of attributes that hold texts, and the texts between tags, in `range`.
  private static func texts(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var texts: [Range<Int>] = []
    var next = range.lowerBound + 1
    while next < range.upperBound {
      let byte = bytes[next]
      next += 1
      let rest = bytes[next..<range.upperBound]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isValue(at: next - 1, in: bytes) else { continue }
        let end = rest.firstIndex(of: byte) ?? range.upperBound
        texts.append(next..<end)
        next = end + 1
      case UInt8(ascii: ">"):
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? range.upperBound
        if rest[..<end].contains(where: { $0 > 0x20 }) { texts.append(next..<end) }
        next = end
      default: continue
      }
    }
    return texts
  }

  /// Whether the quotation mark at `offset` begins the value of an attribute that holds a text.
  private static func isValue(at offset: Int, in bytes: [UInt8]) -> Bool {
    attributes.contains { name in
      let assigned = " \(name)=".utf8
      return offset >= assigned.count
        && bytes[(offset - assigned.count)..<offset].elementsEqual(assigned)
    }
  }

  /// The statements of fields in a scene, each to the next line that is not indented deeper.
  private static func statements(in file: SourceFile) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start: (offset: Int, indentation: Int)?
    for token in Lexer.tokens(of: file) {
      guard let indentation = token.indentation else { continue }
      if let open = start, indentation <= open.indentation {
        statements.append(open.offset..<token.range.lowerBound)
        start = nil
      }
      if start == nil, case .word(let name) = token.value, names.contains(name) {
        start = (token.range.lowerBound, indentation)
      }
    }
    return statements + [start.map { $0.offset..<file.bytes.count }].compactMap { $0 }
  }
}

extension SourceFile {
  /// The file, which is no document because of mistakes in it, with an asterisk for each byte of
  /// the texts of fields.
  package var concealingFields: SourceFile { UnreadableSecureTexts(self).concealed }
}

extension Diagnostic {
  /// `findings` located in `file`, which is no document because of them, in the order of their
  /// places. They show no text of a field.
  package static func locate(
    _ findings: [Finding], inUnreadable file: SourceFile
  ) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let texts = UnreadableSecureTexts(file)
    return locate(findings.map(texts.concealing), in: texts.concealed)
  }
}
