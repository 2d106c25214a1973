import BoardwalkGraph
import BoardwalkStage

extension FlowSession {
  /// Requires `expectation` to be so.
  func check(_ expectation: Expectation) throws(FlowFailure) {
    switch expectation {
    case .title(let title): try require("title", title, bar?.title)
    case .back(let title): try require("back button", title, bar?.backTitle)
    case .noBack:
      if let title = bar?.backTitle {
        throw FlowFailure("expected no back button, but there is \"\(title)\"")
      }
    case .front(let name): try require("controller in front", name, front?.name)
    case .stack(let names):
      let stack = front.flatMap { stage.navigationController(of: $0.id) }.flatMap { stage[$0] }
      try require("stack", names, stack?.children.compactMap { stage[$0]?.name } ?? [])
    case .presented(let names):
      try require("presentations", names, stage.presentationChain.compactMap { stage[$0]?.name })
    case .nothingPresented:
      let chain = stage.presentationChain.compactMap { stage[$0]?.name }
      if chain.count > 1 {
        throw FlowFailure("expected no presentation, but \(chain[1]) is presented")
      }
    case .text(let text):
      guard texts.contains(text) else {
        throw FlowFailure("expected \"\(text)\" on screen", notes: [onScreen])
      }
    case .noText(let text):
      if texts.contains(text) {
        throw FlowFailure("expected no \"\(text)\" on screen, but it is there")
      }
    case .exception(let name): try require("exception", name, stage.exception?.name)
    case .trace(let lines): try requireTrace(lines)
    }
  }

  private var front: Controller? { stage.frontmost.flatMap { stage[$0] } }

  private var bar: NavigationBarContents? { stage.frontBar }

  private func require(_ what: String, _ expected: String, _ found: String?) throws(FlowFailure) {
    guard found != expected else { return }
    throw FlowFailure(
      "expected \(what) \"\(expected)\", but "
        + (found.map { "it is \"\($0)\"" } ?? "there is none"))
  }

  private func require(
    _ what: String, _ expected: [String], _ found: [String]
  ) throws(FlowFailure) {
    guard found != expected else { return }
    throw FlowFailure(
      "expected \(what) \(expected.joined(separator: ", ")), but it is "
        + (found.isEmpty ? "empty" : found.joined(separator: ", ")))
  }

  /// Requires the trace to hold `lines` in their order, whatever lies between.
  private func requireTrace(_ lines: [String]) throws(FlowFailure) {
    var rest = trace.map { Self.normal("\($0.subject) \($0.text)") }[...]
    for line in lines {
      let wanted = Self.normal(line)
      guard let index = rest.firstIndex(where: { $0.hasPrefix(wanted) }) else {
        let entries = trace.filter { !$0.isStock }.map { "\($0.subject) \($0.text)" }
        throw FlowFailure(
          "expected '\(line)' in the trace, in its order", notes: ["the trace: "] + entries)
      }
      rest = rest[(index + 1)...]
    }
  }

  /// Without blanks, which the author of a flow may put anywhere.
  private static func normal(_ line: String) -> String { line.filter { $0 != " " } }
}
