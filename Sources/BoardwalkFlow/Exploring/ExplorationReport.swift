import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation
import Foundation

/// The result of an exploration.
public struct ExplorationReport: Sendable, Hashable {
  /// A scene by name.
  public struct Scene: Sendable, Hashable, Encodable {
    /// The display name.
    public let name: String

    /// The path of its document.
    public let document: String
  }

  /// A screen without a modeled path back to the beginning.
  public struct DeadEnd: Sendable, Hashable, Encodable {
    /// The controller in front.
    public let front: String

    /// Actions of the screen whose code is not modeled, such as `close: of FormViewController`: one
    /// of them may lead back.
    public let unmodeledActions: [String]

    /// The shortest flow that leads there.
    public let flow: [String]
  }

  /// An end of the app after a user action.
  public struct Failure: Sendable, Hashable {
    /// The exception, or the use of an unmodeled feature.
    public let exception: UIKitException

    /// The shortest flow that leads there; it expects an exception.
    public let flow: [String]
  }

  /// The number of steps.
  public let steps: Int

  /// The number of states.
  public let states: Int

  /// Whether the list is complete.
  public let isComplete: Bool

  /// The reason why the exploration ended early; nil if it is complete.
  public let workLimit: String?

  /// The scenes that were on screen, in document order.
  public let reached: [Scene]

  /// The scenes that were not, in document order; launch screens aside.
  public let unreached: [Scene]

  /// The scenes among ``unreached`` that only code reaches: they have a storyboard identifier, or a
  /// segue from a visited scene that no step performed.
  public let reachedOnlyByCode: [Scene]

  /// The dead ends.
  public let deadEnds: [DeadEnd]

  /// The screens that only unmodeled code can leave.
  public let unmodeledExits: [DeadEnd]

  /// The exceptions, the nearest first.
  public let failures: [Failure]

  /// The uses of unmodeled features, the nearest first.
  public let limitations: [Failure]
}

extension Exploration {
  /// The current result.
  package var report: ExplorationReport {
    var settings = LaunchSettings(options)
    // With several possible documents the flow names one.
    if graph.documents.count > 1 {
      settings.document = graph.main.map { graph.documents[$0].name }
    }
    let launch = settings.description
    let scenes = self.scenes
    let byCode = SceneAccess(graph).scenesReachedByCode(besides: reached)
    let ways = ways
    let deadEnds = deadEnds(among: ways).map { state in
      ExplorationReport.DeadEnd(
        front: states[state].front, unmodeledActions: unmodeledActions(behind: state, among: ways),
        flow: [launch] + way(to: state))
    }
    let ends = failures.map { failure in
      let lines = failure.state.map { way(to: $0) + [failure.line] } ?? []
      let name = failure.exception.name
      return ExplorationReport.Failure(
        exception: failure.exception,
        flow: [launch] + lines
          + (failure.exception.isLimitation ? [] : ["expect exception \"\(name)\""]))
    }
    return ExplorationReport(
      steps: steps, states: states.count, isComplete: isComplete,
      workLimit: isComplete || !budget.isExhausted ? nil : budget.reason,
      reached: scenes.filter { reached.contains($0.place) }.map(\.scene),
      unreached: scenes.filter { !reached.contains($0.place) }.map(\.scene),
      reachedOnlyByCode: scenes.filter { byCode.contains($0.place) }.map(\.scene),
      deadEnds: deadEnds.filter(\.unmodeledActions.isEmpty),
      unmodeledExits: deadEnds.filter { !$0.unmodeledActions.isEmpty },
      failures: ends.filter { !$0.exception.isLimitation },
      limitations: ends.filter(\.exception.isLimitation))
  }

  /// The states and the steps from each to the others.
  private var ways: NavigationGraph<Int, Void> {
    var ways = NavigationGraph<Int, Void>()
    for (index, state) in states.enumerated() {
      for next in state.successors { ways.addEdge(from: index, to: next) }
    }
    return ways
  }

  /// The states from which the initial state cannot be reached, although it can from the state
  /// before. The initial state may have changed: deleting a row is not a dead end.
  ///
  /// A state with pending steps may still lead back. A state reached by going back from the initial
  /// one, as to the primary column of a collapsed split view controller, counts as initial too.
  private func deadEnds(among ways: NavigationGraph<Int, Void>) -> [Int] {
    guard !states.isEmpty else { return [] }
    let origins = ways.reversed
    let homes = states.indices.filter { states[$0].isHome || states[$0].isOpen }
    var leadBack = origins.reachable(from: homes)
    // States are in the order of discovery: an origin precedes its destinations.
    for (index, state) in states.enumerated() {
      guard let origin = state.origin, origin.step.leaves, leadBack.contains(origin.state) else {
        continue
      }
      origins.reach(from: [index], into: &leadBack)
    }
    return states.indices.filter { index in
      !leadBack.contains(index)
        && states[index].origin.map { leadBack.contains($0.state) } ?? false
    }
  }

  /// The actions without modeled code in `state`, or in the states that it leads to, without
  /// duplicates.
  private func unmodeledActions(
    behind state: Int, among ways: NavigationGraph<Int, Void>
  ) -> [String] {
    let behind = ways.reachable(from: [state]).sorted()
    return Set(behind.flatMap { states[$0].unmodeledActions }).sorted()
  }

  /// All scenes of storyboards that a user may see.
  private var scenes: [(place: ScenePlace, scene: ExplorationReport.Scene)] {
    graph.documents.enumerated().flatMap { index, document in
      document.kind == .storyboard && !document.isLaunchScreen
        ? document.scenes.indices.filter { document.scenes[$0].controller != nil }.map { scene in
          (
            ScenePlace(document: index, scene: scene),
            ExplorationReport.Scene(name: document.scenes[scene].name, document: document.path)
          )
        } : []
    }
  }
}

extension PossibleStep {
  /// Whether it leads back to the previous screen.
  fileprivate var leaves: Bool {
    switch event {
    case .back, .dragSheetDown, .tapOutside: true
    default: false
    }
  }
}

/// The report for programs.
extension ExplorationReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema, steps, states, isComplete, workLimit, reached, unreached, reachedOnlyByCode
    case deadEnds, unmodeledExits, exceptions, notModeled
  }

  /// Writes everything, with a `schema` that grows when the shape changes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(steps, forKey: .steps)
    try container.encode(states, forKey: .states)
    try container.encode(isComplete, forKey: .isComplete)
    try container.encodeIfPresent(workLimit, forKey: .workLimit)
    try container.encode(reached, forKey: .reached)
    try container.encode(unreached, forKey: .unreached)
    try container.encode(reachedOnlyByCode, forKey: .reachedOnlyByCode)
    try container.encode(deadEnds, forKey: .deadEnds)
    try container.encode(unmodeledExits, forKey: .unmodeledExits)
    try container.encode(failures, forKey: .exceptions)
    try container.encode(limitations, forKey: .notModeled)
  }

  /// The report as indented JSON with its keys in order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self).escapedInJSON + "\n"
  }
}

extension ExplorationReport.Failure: Encodable {
  private enum CodingKeys: String, CodingKey { case exception, flow }

  /// Writes the exception's parts, and the flow.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(exception, forKey: .exception)
    try container.encode(flow, forKey: .flow)
  }
}

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
