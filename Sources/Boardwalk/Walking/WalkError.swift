import BoardwalkSource

/// Why a step cannot be taken, and what could be done instead.
public struct WalkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, what may have been meant, and what is on screen, a line each.
  public let description: String

  init(_ refusal: Refusal, on stage: Stage) {
    description = FlowFailure(refusal).message + Self.end(of: stage)
  }

  init(missing query: TouchQuery, among all: [Touchable], on stage: Stage) {
    var lines = ["there is no \(query.words)" + Self.end(of: stage)]
    if case .text(let text) = query.condition,
      let meant = Misspelling(text).closest(in: all.flatMap(\.texts))
    {
      lines.append("did you mean \"\(meant)\"?")
    }
    let names = all.map { "\($0.role.rawValue) \"\($0.name)\"" }
    lines.append(
      names.isEmpty
        ? "nothing on screen can be tapped" : "on screen: " + names.joined(separator: ", "))
    description = lines.joined(separator: "\n")
  }

  private static func end(of stage: Stage) -> String {
    stage.exception.map { "\n\($0)" } ?? ""
  }
}
