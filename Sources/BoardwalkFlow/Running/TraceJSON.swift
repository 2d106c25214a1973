import BoardwalkStage
import Foundation

/// Traces as JSON; `schema` grows when the shape changes.
public enum TraceJSON {
  /// What one line of a flow made happen.
  public struct Line: Sendable {
    let line: Int
    let text: String
    let trace: [TraceEntry]

    /// The trace of the line numbered `line`, which says `text`; 0 for what happens before the first.
    public init(line: Int, text: String, trace: [TraceEntry]) {
      self.line = line
      self.text = text
      self.trace = trace
    }
  }

  /// `{"schema":1,"lines":[{"line","text","trace":[{"time","phase","subject","event","text"}]}]}`,
  /// keys sorted; times in milliseconds since launch.
  ///
  /// Throws what JSON's encoder throws, which does not happen for traces.
  public static func text(of lines: [Line]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let report = Report(lines: lines.map(EncodedLine.init))
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    var schema = 1
    let lines: [EncodedLine]
  }

  private struct EncodedLine: Encodable {
    let line: Int
    let text: String
    let trace: [EncodedEntry]

    init(_ line: Line) {
      self.line = line.line
      text = line.text
      trace = line.trace.map(EncodedEntry.init)
    }
  }

  private struct EncodedEntry: Encodable {
    let time: Int
    let phase: String
    let subject: String
    let isStock: Bool
    let event: String
    let text: String

    init(_ entry: TraceEntry) {
      time = entry.time
      phase = entry.phase.rawValue
      subject = entry.subject
      isStock = entry.isStock
      text = entry.text
      event =
        switch entry.event {
        case .callback: "callback"
        case .action: "action"
        case .log: "log"
        case .note: "note"
        case .exception: "exception"
        }
    }
  }
}
