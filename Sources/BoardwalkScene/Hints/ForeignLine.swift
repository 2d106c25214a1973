import BoardwalkBase
import BoardwalkDocument

/// A line in Swift, or in another constraint language, in place of a statement.
struct ForeignLine {
  /// The diagnostic for it.
  let error: SyntaxError

  /// The defect, the replacement of the whole line, and whether brackets in it are ignored.
  typealias Fault = (message: String, fix: String?, isLine: Bool)

  /// The foreign line that begins at `start` in `file`; nil if a statement does.
  init?(at start: Int, in file: SourceFile) {
    let rest = file.bytes[start...]
    let isAttribute = rest.first == UInt8(ascii: "@")
    let word = Self.word(at: start, in: file.bytes)
    // The first word excludes most lines.
    guard
      isAttribute || file.bytes[word].contains(UInt8(ascii: "."))
        || Self.words.contains(file.text(in: word))
    else { return nil }
    let begin = file.text(in: word)
    let bytes = rest.prefix(400).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let line = Substring(String(decoding: bytes, as: UTF8.self))
    let known =
      isAttribute || SwiftDeclaration.begins(with: begin)
      ? SwiftDeclaration.fault(in: line) : Self.fault(in: line, begin, rest)
    guard let fault = known else { return nil }
    let end = start + (fault.isLine ? bytes.count : Self.length(of: rest))
    error = SyntaxError(fault.message, at: start..<end, suggestion: fault.fix)
  }

  /// The bytes of the word that begins at `start`, a hundred at most.
  private static func word(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, end < start + 100, isPart(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The words without a point that such lines begin with.
  private static let words = SwiftDeclaration.words.union(
    ["H", "V", "NSLayoutConstraint"])

  /// The defect of `line`, which begins with `word` and continues with `rest`.
  private static func fault(
    in line: Substring, _ word: String, _ rest: ArraySlice<UInt8>
  ) -> Fault? {
    let behind = line.dropFirst(word.count)
    if word.hasSuffix(".constraint") || word.hasPrefix("NSLayoutConstraint") {
      return constraints(in: String(decoding: rest.prefix(length(of: rest)), as: UTF8.self))
    }
    if word.hasSuffix(".equalTo") || word.hasSuffix(".equalToSuperview"), behind.hasPrefix("(") {
      return ("constraints are written without calls: a.top = b.bottom + 8", nil, true)
    }
    if word == "H" || word == "V" {
      guard line.dropFirst().hasPrefix(":|") || line.dropFirst().hasPrefix(":["),
        let format = VisualFormat(String(line))
      else { return nil }
      return (message(of: format), nil, true)
    }
    var parts = word.split(separator: ".").map(String.init)
    if parts.count > 2, parts[0] == "self" { parts.removeFirst() }
    if parts.count > 2, parts[1] == "snp" {
      return (
        "each constraint is on its own line: \(parts[0]).top = view.top + 8", nil, false
      )
    }
    if let last = parts.last, last == "addSubview" || last == "addArrangedSubview",
      let close = behind.dropFirst().endOfParentheses
    {
      let view = behind[..<close].dropFirst()
      return ("'\(view)' belongs in the braces of its superview", nil, true)
    }
    if parts.count == 2, behind.hasPrefix(" = \""), behind.hasSuffix("\"") {
      let value = behind.dropFirst(" = ".count)
      return (
        "scenes have no assignments; write after '\(parts[0])' \(parts[1]): \(value)", nil, true
      )
    }
    return nil
  }

  /// The syntax of constraints in UIKit's visual format.
  static func message(of format: VisualFormat) -> String {
    let lines = format.equations.isEmpty ? ["a.top = b.bottom + 8"] : format.equations
    return "each constraint is on its own line: " + lines.joined(separator: ", ")
  }

  private static func constraints(in text: String) -> Fault {
    guard let equations = AnchorCall.equations(in: text) else {
      return ("each constraint is on its own line: a.top = b.bottom + 8", nil, false)
    }
    return (
      equations.count == 1
        ? "constraints are written without calls: \(equations[0])"
        : "each constraint is on its own line, as in \(equations[0])",
      equations.joined(separator: "\n"), false
    )
  }

  /// The number of bytes of the first line of `bytes`, extended until all its brackets are closed;
  /// the line alone if they are not closed nearby.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isQuoted = false
    var line: Int?
    for (count, byte) in bytes.prefix(4000).enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\n"):
        isQuoted = false
        if depth <= 0 { return count }
        line = line ?? count
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        // This bracket was opened before the line.
        if depth < 0 { return count }
      default: break
      }
    }
    return bytes.count < 4000 && depth <= 0 ? bytes.count : line ?? min(bytes.count, 4000)
  }
}
