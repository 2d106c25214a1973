import BoardwalkBase
import BoardwalkScene

/// The suppression comments of a scene text: `// boardwalk:ignore RULE, RULE`.
///
/// A comment at the end of a line applies to that line. A comment on its own line applies to the
/// head of the next statement.
struct SceneSuppressions: Sendable {
  /// The suppressions, in order.
  let all: [Suppression]

  /// The suppressions in `file`, whose syntax tree is `syntax`; nil for a file that is not a scene.
  init(_ file: SourceFile, _ syntax: SceneSyntax?) {
    guard let syntax, file.text.contains(Self.mark) else {
      all = []
      return
    }
    let lines = LineTable(file).lineRanges
    all = lines.indices.flatMap { index -> [Suppression] in
      guard let (rules, isAlone) = Self.rules(in: file, line: lines[index]) else { return [] }
      let head = isAlone ? syntax.head(after: lines[index].upperBound) : nil
      let covered = head.map { Self.lineNumbers(of: $0, in: lines) } ?? index + 1...index + 1
      return rules.map { range in
        Suppression(
          rule: RuleID(file.text(in: range)), scope: .lines(covered), file: file, range: range)
      }
    }
  }

  private static let mark = "boardwalk:ignore"

  /// The ranges of the rules in the suppression comment of `line`, and whether nothing precedes the
  /// comment; nil without a comment.
  private static func rules(
    in file: SourceFile, line: Range<Int>
  ) -> (rules: [Range<Int>], isAlone: Bool)? {
    let bytes = file.bytes
    for slashes in line.dropLast() {
      guard bytes[slashes] == UInt8(ascii: "/"), bytes[slashes + 1] == UInt8(ascii: "/") else {
        continue
      }
      let text = bytes[(slashes + 2)..<line.upperBound].drop { $0 == UInt8(ascii: " ") }
      guard text.starts(with: mark.utf8) else { continue }
      let isAlone = bytes[line.lowerBound..<slashes].allSatisfy { $0 <= 0x20 }
      let list = text.startIndex + mark.utf8.count..<line.upperBound
      return (names(in: list, of: bytes), isAlone)
    }
    return nil
  }

  /// The ranges of the names in the list at `range`, which commas separate.
  private static func names(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var start: Int?
    for offset in range.lowerBound...range.upperBound {
      let isWord = offset < range.upperBound && self.isWord(bytes[offset])
      if isWord, start == nil { start = offset }
      if !isWord, let first = start {
        names.append(first..<offset)
        start = nil
        // Text after the list is the reason.
        let rest = bytes[offset..<range.upperBound].drop { $0 == UInt8(ascii: " ") }
        if rest.first != UInt8(ascii: ",") { break }
      }
    }
    return names
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The numbers of the `lines` that `head` is on, the first being 1.
  private static func lineNumbers(
    of head: Range<Int>, in lines: [Range<Int>]
  ) -> ClosedRange<Int> {
    let first = lines.lastSortedIndex { $0.lowerBound <= head.lowerBound }
    let last = lines.lastSortedIndex { $0.lowerBound < max(head.upperBound, head.lowerBound + 1) }
    return first + 1...max(first, last) + 1
  }
}
