import BoardwalkBase
import BoardwalkFlow

/// The steps of a session, which can be saved as a flow.
struct WalkRecord: Sendable {
  private let launch: LaunchSettings
  private var lines: [(text: String, changesApp: Bool)] = []

  /// The record of a session launched with `launch`.
  init(launch: LaunchSettings) { self.launch = launch }

  /// Adds a successful line; undone lines are removed.
  mutating func add(_ statement: FlowStatement, of file: SourceFile) {
    let text = file.text(in: statement.range)
    switch statement.action {
    case .undo:
      while let last = lines.popLast(), !last.changesApp {}
    case .expect, .snapshot(_, name: .some): lines.append((text, false))
    default: if statement.action.changesApp { lines.append((text, true)) }
    }
  }

  /// The flow that does the same, in canonical layout.
  var text: String {
    let first = lines.first?.text.hasPrefix("launch") == true ? [] : [launch.description]
    let text = (first + lines.map(\.text)).map { $0 + "\n" }.joined()
    return FlowFormatter().format(SourceFile(path: "walk.flow", text: text)).text ?? text
  }
}
