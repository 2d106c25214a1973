import BoardwalkBase
import BoardwalkSimulation

/// Traces as JSON, line by line: `{"lines":[{"line","text","trace":[…]}],"schema":1}`, keys sorted;
/// each entry is encoded by `TraceEntry`.
///
/// Written lines are not kept, so that the memory does not grow with the length of a flow. `schema`
/// increases when the format changes.
package struct TraceJSON: Sendable {
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

  private var hasBegun = false

  /// Traces without a line.
  package init() {}

  /// The text that `line` adds.
  ///
  /// Throws errors of JSON's encoder, which do not occur for traces.
  package mutating func adding(_ line: Line) throws -> String {
    let lines = try SortedJSON.text(line).split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.dropLast().map { $0.isEmpty ? "" : "    " + $0 }
    return beginning(isLine: true) + indented.joined(separator: "\n")
  }

  /// The text after the last line.
  package mutating func end() -> String {
    beginning(isLine: false) + "\n  ],\n  \"schema\" : 1\n}\n"
  }

  private mutating func beginning(isLine: Bool) -> String {
    defer { hasBegun = true }
    if hasBegun { return isLine ? ",\n" : "" }
    return "{\n  \"lines\" : [\n"
  }
}
