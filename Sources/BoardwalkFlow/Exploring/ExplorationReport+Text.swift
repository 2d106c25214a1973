import BoardwalkBase

/// The report as text.
extension ExplorationReport {
  /// The report of an exploration of the app named `name`.
  public func text(of name: String) -> String {
    let sections = [
      section("exceptions", failures.map(Self.lines)),
      section("not modeled", limitations.map(Self.lines)),
      section("no way back", deadEnds.map(Self.lines)),
      section("no way back, unless in code that is not modeled", unmodeledExits.map(Self.lines)),
      section(
        isComplete ? "never reached: only code leads there" : "not reached",
        reachedOnlyByCode.map(Self.lines)),
      section(
        "never reached: nothing leads there",
        unreached.filter { !reachedOnlyByCode.contains($0) }.map(Self.lines)),
    ]
    return ([headline(name)] + sections.filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private func headline(_ name: String) -> String {
    if states == 0, failures.isEmpty, limitations.isEmpty {
      return
        "\(name.escapedForTerminal): the screen is empty: there is no initial view controller\n"
    }
    let counts = [
      Self.count(reached.count, "scene"), Self.count(states, "state"), Self.count(steps, "step"),
    ].joined(separator: ", ")
    return "\(name): \(counts)".escapedForTerminal
      + (isComplete
        ? "; nothing else can be reached by tapping\n"
        : "; \(workLimit ?? "the limit --steps was reached")\n")
  }

  /// Each item of several lines, the first of which names it.
  private func section(_ title: String, _ items: [[String]]) -> String {
    guard !items.isEmpty else { return "" }
    let lines = items.flatMap { item in
      item.prefix(1).map { "  \($0)" } + item.dropFirst().map { "      \($0)" }
    }
    return "\(title)\n" + lines.terminalLines
  }

  private static func lines(_ failure: Failure) -> [String] {
    let place = failure.exception.origin.map { ["// \($0.text)"] } ?? []
    let exception = failure.exception
    let title = exception.isLimitation ? exception.reason : "\(exception.name): \(exception.reason)"
    return [title] + place + failure.flow
  }

  private static func lines(_ end: DeadEnd) -> [String] {
    let actions = end.unmodeledActions.joined(separator: ", ")
    return [actions.isEmpty ? end.front : "\(end.front)  (\(actions))"] + end.flow
  }

  private static func lines(_ scene: Scene) -> [String] { ["\(scene.name)  (\(scene.document))"] }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
