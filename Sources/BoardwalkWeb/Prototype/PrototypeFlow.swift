import BoardwalkBase
import BoardwalkFlow

/// A flow as a page plays it.
struct PrototypeFlow: Sendable, Encodable {
  /// The error at a line.
  struct Message: Sendable, Encodable {
    let line: Int
    let text: String
    let notes: [String]

    fileprivate init(_ diagnostic: Diagnostic) {
      line = diagnostic.start.line
      text = diagnostic.message
      notes = diagnostic.notes.map(\.text)
    }
  }

  /// One of its lines.
  struct Line: Sendable, Encodable {
    /// The line's number in its file.
    let number: Int

    let text: String

    /// The screen after it; absent if the app was not launched.
    let state: Int?

    /// The line of the performed step; absent for an expectation.
    let step: String?

    /// The message of a failure; nil for success.
    let message: Message?
  }

  /// The path of its file.
  let path: String

  /// Its lines, up to the first that failed.
  let lines: [Line]

  /// The errors in its text; a flow with errors is not run.
  let mistakes: [Message]

  /// The result of `followed`.
  init(_ followed: FollowedFlow) {
    let file = followed.flow.file
    let places = LineTable(file)
    path = file.path
    mistakes = Diagnostic.locate(followed.flow.findings, in: file).map(Message.init)
    lines = followed.lines.map { line in
      Line(
        number: places.position(of: line.statement.range.lowerBound).line, text: line.text,
        state: line.state, step: line.step,
        message: line.failure.flatMap { Diagnostic.locate([$0], in: file).first }
          .map(Message.init))
    }
  }
}
