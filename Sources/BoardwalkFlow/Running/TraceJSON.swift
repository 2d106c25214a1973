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

    /// The trace of the line `line` with the text `text`; 0 for the launch.
    package init(line: Int, text: String, trace: [TraceEntry]) {
      self.line = line
      self.text = text
      self.trace = trace
    }
  }

  /// `{"schema":1,"lines":[{"line","text","trace":[…]}]}`, keys sorted; each entry is encoded by
  /// `TraceEntry`.
  ///
  /// Throws errors of JSON's encoder, which do not occur for traces.
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
