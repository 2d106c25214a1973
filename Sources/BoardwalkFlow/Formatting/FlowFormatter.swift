import BoardwalkBase

/// Formats flows: one blank between words, traces indented by two, one spelling of each text and
/// number.
///
/// The formatter never reorders: lines, comments and single empty lines keep their places.
package struct FlowFormatter: Sendable {
  /// A formatter; it has no settings.
  package init() {}

  /// `file` in canonical layout, and its errors and warnings; no text if there are errors.
  package func format(_ file: SourceFile) -> (text: String?, findings: [Finding]) {
    let flow = Flow(file)
    guard flow.findings.isEmpty else { return (nil, flow.findings) }
    var printer = FlowPrinter(file, traceLines: flow.traceLines)
    printer.write(Lexer.tokens(of: file, keepingComments: true))
    return (printer.text, [])
  }
}

extension Flow {
  /// The ranges of the lines of expected traces, in order.
  fileprivate var traceLines: [Range<Int>] {
    statements.flatMap { statement -> [Range<Int>] in
      guard case .expect(let expectations) = statement.action else { return [] }
      return expectations.flatMap { expectation -> [Range<Int>] in
        guard case .trace(let trace) = expectation.value else { return [] }
        return trace.lines.map(\.range)
      }
    }
  }
}
