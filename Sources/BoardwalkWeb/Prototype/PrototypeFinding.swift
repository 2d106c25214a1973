import BoardwalkFlow
import BoardwalkSimulation

/// A finding of the exploration with its screen.
struct PrototypeFinding: Sendable, Encodable {
  /// The kind.
  enum Kind: String, Sendable, Encodable {
    case exception = "Exception"
    case limitation = "Not modeled"
    case deadEnd = "No way back"
    case unmodeledExit = "No way back, unless in code that is not modeled"
    case onlyCode = "Only code leads there"
    case unreachable = "Nothing leads there"
  }

  let kind: Kind
  let title: String

  /// The origin.
  let note: String?

  /// The lines of a flow to it.
  let way: [String]

  /// The screen; absent if it is not in the prototype.
  let state: Int?

  /// The scene `scene`.
  init(_ scene: UnreachedScene) {
    kind = scene.isReachedByCode ? .onlyCode : .unreachable
    title = scene.name
    note = scene.document
    way = []
    state = scene.state
  }

  private init(
    _ kind: Kind, _ title: String, note: String?, way: [String], in graph: StateGraph
  ) {
    self.kind = kind
    self.title = title
    self.note = note
    self.way = way
    state = graph.state(after: way)
  }

  /// The findings of `report` for screens of `graph`.
  static func findings(of report: ExplorationReport, in graph: StateGraph) -> [PrototypeFinding] {
    func failures(_ failures: [ExplorationReport.Failure], _ kind: Kind) -> [PrototypeFinding] {
      failures.map { failure in
        PrototypeFinding(
          kind, failure.title, note: failure.exception.origin?.text, way: failure.flow, in: graph)
      }
    }
    func ends(_ ends: [ExplorationReport.DeadEnd], _ kind: Kind) -> [PrototypeFinding] {
      ends.map { end in
        let actions = end.unmodeledActions.joined(separator: ", ")
        return PrototypeFinding(
          kind, end.front, note: actions.isEmpty ? nil : actions, way: end.flow, in: graph)
      }
    }
    return failures(report.failures, .exception) + failures(report.limitations, .limitation)
      + ends(report.deadEnds, .deadEnd) + ends(report.unmodeledExits, .unmodeledExit)
  }
}

extension StateGraph {
  /// The screen after the lines of a flow, which begin with a launch and may end with an expected
  /// exception; nil if a step is not in the graph.
  fileprivate func state(after lines: [String]) -> Int? {
    var state = launches.first?.state
    for line in lines.dropFirst() where !line.hasPrefix("expect ") {
      let step = state.flatMap { states[$0].steps.first { $0.line == line } }
      state = step?.destination
    }
    return state
  }
}
