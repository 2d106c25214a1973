/// A finding at its exact place in a named file, complete enough to print without the file.
public struct Diagnostic: Sendable, Hashable {
  /// A note of a diagnostic.
  public struct Note: Sendable, Hashable {
    /// The message.
    public let message: String

    /// The position, if it is in the same file.
    public let position: Position?

    /// The message, followed by the position.
    public var text: String { position.map { "\(message) (\($0))" } ?? message }
  }

  /// The file's path as the user wrote it.
  public private(set) var path: String

  /// The start of the range.
  public let start: Position

  /// Just after where the fault ends.
  public let end: Position

  /// The line of the start; empty if it is very long, since each diagnostic of a document without
  /// line feeds would contain it.
  public let sourceLine: String

  /// The rule that was broken.
  public let rule: RuleID

  /// The severity.
  public let severity: Severity

  /// The defect, in one clause.
  public let message: String

  /// The path of the object's display names, outermost first.
  public let object: [String]

  /// Consequences, and other places that matter.
  public let notes: [Note]

  /// The fix-it; nil without one.
  public let fixIt: FixIt?

  /// Whether a run reports it too, as UIKit's exception.
  package let isReportedByRun: Bool

  /// The title of that change.
  public var fix: String? { fixIt?.title }
}

extension Diagnostic {
  /// `finding` located in `file`, whose line table is `lines`.
  package init(_ finding: Finding, in file: SourceFile, lines: LineTable) {
    let line = lines.lineRange(at: finding.range.lowerBound)
    self.init(finding, in: file, lines: lines, sourceLine: Self.sourceLine(line, of: file))
  }

  private init(_ finding: Finding, in file: SourceFile, lines: LineTable, sourceLine: String) {
    path = file.path
    start = lines.position(of: finding.range.lowerBound)
    end = lines.position(of: finding.range.upperBound)
    self.sourceLine = sourceLine
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    object = finding.object
    notes = finding.notes.map { note in
      Note(
        message: note.message,
        position: note.range.map { lines.position(of: $0.lowerBound) })
    }
    fixIt = finding.fixIt
    isReportedByRun = finding.isReportedByRun
  }

  private static let longestLine = 32_768

  private static func sourceLine(_ range: Range<Int>, of file: SourceFile) -> String {
    range.count <= longestLine ? file.text(in: range) : ""
  }

  /// The diagnostic with the path `path`.
  package func at(_ path: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.path = path
    return diagnostic
  }

  /// `findings` located in `file`, in the order of their places, then of their rules.
  package static func locate(_ findings: [Finding], in file: SourceFile) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let lines = LineTable(file)
    // The findings of one line share its text.
    var line = 0..<0
    var text = ""
    return
      findings
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound, $0.rule.name, $0.message)
          < ($1.range.lowerBound, $1.range.upperBound, $1.rule.name, $1.message)
      }
      .map { finding in
        let range = lines.lineRange(at: finding.range.lowerBound)
        if range != line { (line, text) = (range, sourceLine(range, of: file)) }
        return Diagnostic(finding, in: file, lines: lines, sourceLine: text)
      }
  }
}
