import BoardwalkBase
import BoardwalkSimulation
import Foundation

/// Traces as JSON; `schema` grows when the shape changes.
package enum TraceJSON {
  /// The events of one line of a flow.
  package struct Line: Sendable, Encodable {
    let line: Int
    let text: String
    let trace: [TraceEntry]

    /// The trace of the line numbered `line`, which says `text`; 0 for what happens before the first.
    package init(line: Int, text: String, trace: [TraceEntry]) {
      self.line = line
      self.text = text
      self.trace = trace
    }
  }

  /// `{"schema":1,"lines":[{"line","text","trace":[…]}]}`, keys sorted; each entry of a trace as
  /// `TraceEntry` encodes it.
  ///
  /// Throws what JSON's encoder throws, which does not happen for traces.
  package static func text(of lines: [Line]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Report(lines: lines)), as: UTF8.self).escapedInJSON
      + "\n"
  }

  private struct Report: Encodable {
    var schema = 1
    let lines: [Line]
  }
}
