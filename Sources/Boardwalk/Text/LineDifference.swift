import BoardwalkBase

/// The difference of two texts in the format of `diff -u`.
package struct LineDifference: Sendable {
  private let old: [Substring]
  private let new: [Substring]

  /// The number of context lines.
  private static let context = 3

  /// The difference of the texts `old` and `new`.
  package init(from old: String, to new: String) {
    self.old = old.split(separator: "\n", omittingEmptySubsequences: false)
    self.new = new.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The difference of the file at `path`; empty if there is none.
  package func text(_ path: String) -> String {
    guard old != new else { return "" }
    return ["--- \(path)", "+++ \(path)"].terminalLines + hunks(lines)
  }

  private typealias Line = (mark: Character, text: Substring, old: Int, new: Int)

  /// All lines of both texts in one order, with their positions in both.
  private var lines: [Line] {
    let changes = SequenceDifference(from: old, to: new)
    var lines: [Line] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if changes.removed.contains(left) {
        lines.append(("-", old[left], left, right))
        left += 1
      } else if changes.inserted.contains(right) {
        lines.append(("+", new[right], left, right))
        right += 1
      } else {
        guard left < old.count else { break }
        lines.append((" ", old[left], left, right))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private func hunks(_ lines: [Line]) -> String {
    var text = ""
    var index = 0
    while let change = lines[index...].firstIndex(where: { $0.mark != " " }) {
      let start = max(index, change - Self.context)
      var end = change
      var next = change
      while next < lines.count, next - end <= Self.context * 2 {
        if lines[next].mark != " " { end = next }
        next += 1
      }
      let hunk = lines[start..<min(lines.count, end + Self.context + 1)]
      let oldCount = hunk.count { $0.mark != "+" }
      let newCount = hunk.count { $0.mark != "-" }
      text += "@@ -\(lines[start].old + 1),\(oldCount) +\(lines[start].new + 1),\(newCount) @@\n"
      text += hunk.map { "\($0.mark)\(String($0.text).escapedLinesForTerminal)\n" }.joined()
      index = hunk.endIndex
      guard index < lines.count else { break }
    }
    return text
  }
}
