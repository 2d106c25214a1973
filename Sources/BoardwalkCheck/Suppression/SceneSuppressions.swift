import BoardwalkBase

/// The suppression comments of a scene text: `// boardwalk:ignore RULE, RULE`.
///
/// A comment after a statement applies to its line. One on its own line applies to the statement
/// below, down to the end of its head.
struct SceneSuppressions: Sendable {
  /// The suppressions, in order.
  let all: [Suppression]

  init(_ file: SourceFile) {
    guard file.pathExtension == "scene", Self.mentions(file) else {
      all = []
      return
    }
    let lines = LineTable(file).lineRanges
    all = lines.indices.flatMap { index -> [Suppression] in
      guard let (rules, isAlone) = Self.rules(in: file, line: lines[index]) else { return [] }
      let covered = isAlone ? Self.statement(below: index, lines, file) : index + 1...index + 1
      return rules.map { range in
        Suppression(
          rule: RuleID(file.text(in: range)), scope: .lines(covered), file: file, range: range)
      }
    }
  }

  private static let mark = Array("boardwalk:ignore".utf8)

  private static func mentions(_ file: SourceFile) -> Bool {
    file.text(in: 0..<file.bytes.count).contains("boardwalk:ignore")
  }

  /// The places of the rules that a comment in `line` names, and whether it is all of the line.
  private static func rules(
    in file: SourceFile, line: Range<Int>
  ) -> (rules: [Range<Int>], isAlone: Bool)? {
    let bytes = file.bytes
    guard
      let slashes = line.dropLast().first(where: { offset in
        guard bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") else {
          return false
        }
        let text = bytes[(offset + 2)..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
        return text.starts(with: mark)
      })
    else { return nil }
    var rules: [Range<Int>] = []
    var start: Int?
    let text = bytes[(slashes + 2)..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
    for offset in (text.startIndex + mark.count)...line.upperBound {
      let isWord = offset < line.upperBound && self.isWord(bytes[offset])
      if isWord, start == nil { start = offset }
      if !isWord, let first = start {
        rules.append(first..<offset)
        start = nil
        // Text after the list is the reason.
        let rest = bytes[offset..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
        if rest.first != UInt8(ascii: ",") { break }
      }
    }
    let isAlone = bytes[line.lowerBound..<slashes].allSatisfy { $0 <= 0x20 }
    return (rules, isAlone)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The numbers of the lines that hold the head of the statement below the line at `index`.
  private static func statement(
    below index: Int, _ lines: [Range<Int>], _ file: SourceFile
  ) -> ClosedRange<Int> {
    var first = index + 1
    while first < lines.count, isBlankOrComment(lines[first], file) { first += 1 }
    var last = first
    // A head continues after a line that ends in a comma.
    while last < lines.count, lastByte(of: lines[last], file) == UInt8(ascii: ",") { last += 1 }
    return first + 1...last + 1
  }

  private static func isBlankOrComment(_ line: Range<Int>, _ file: SourceFile) -> Bool {
    let text = file.bytes[line].drop { $0 <= 0x20 }
    return text.isEmpty || text.starts(with: "//".utf8)
  }

  private static func lastByte(of line: Range<Int>, _ file: SourceFile) -> UInt8? {
    file.bytes[line].last { $0 > 0x20 }
  }
}
