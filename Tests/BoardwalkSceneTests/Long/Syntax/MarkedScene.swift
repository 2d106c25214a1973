import BoardwalkBase

/// A scene whose expected findings stand in it, each as a comment under the line that it is about.
struct MarkedScene {
  /// The text without the comments about findings.
  let file: SourceFile

  /// Takes the marks out of `file`, whose bytes need be no text.
  init(_ file: SourceFile) {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { !Self.isMark(String(decoding: $0, as: UTF8.self)) }
    self.file = SourceFile(
      path: file.path, bytes: Array(kept.joined(separator: [UInt8(ascii: "\n")])))
  }

  /// The bytes with a mark for each of `findings`.
  func marked(with findings: [Finding]) -> [UInt8] {
    var marks: [Int: [String]] = [:]
    for finding in findings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let diagnostic = Diagnostic.locate([finding], in: file)[0]
      marks[diagnostic.start.line, default: []].append(Self.mark(finding, diagnostic))
    }
    var lines: [ArraySlice<UInt8>] = []
    let all = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      lines.append(line)
      lines += (marks[index + 1] ?? []).map { ArraySlice($0.utf8) }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// `//   ^ error: message`, the caret under the place; a place at the start of a line has none.
  private static func mark(_ finding: Finding, _ diagnostic: Diagnostic) -> String {
    let column = diagnostic.start.column
    let caret =
      column > 2 ? "//" + String(repeating: " ", count: column - 3) + "^" : "//@\(column)"
    let fix = diagnostic.fix.map { " [\($0.replacing("\n", with: "\\n"))]" } ?? ""
    return "\(caret) \(finding.severity): \(finding.message)\(fix)"
  }

  private static func isMark(_ line: String) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let rest = line.dropFirst(2).drop { $0 == " " || $0 == "^" || $0 == "@" || $0.isNumber }
    let sign = line.dropFirst(2).drop { $0 == " " }.first
    return (sign == "^" || sign == "@") && ["error:", "warning:"].contains(where: rest.hasPrefix)
  }
}
