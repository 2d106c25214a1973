import BoardwalkBase
import BoardwalkFlow
import BoardwalkSimulation

/// The data of a page with a prototype, in the format of its script.
struct PrototypeContent: Sendable, Encodable {
  /// A screen.
  struct State: Sendable, Encodable {
    /// The name in links: the front controller, with a number if several have its name.
    let name: String

    /// The index of its picture; nil if there is none.
    var picture: Int?

    /// The index of its size.
    var size = 0

    /// The reason for a missing picture, or the exception that ended the app.
    var failure: String?

    /// The cause of the failure.
    var cause: String?

    /// The screen before an exception ended the app.
    var last: Int?

    /// Whether everything was tried that fingers can do.
    var isExplored = true

    /// The steps from here: the indices of the touch, of the destination, and of the trace.
    var steps: [[Int]] = []
  }

  /// A size of screens, and how the device around them looks.
  struct Size: Sendable, Hashable, Encodable {
    let width: Double
    let height: Double
    let hasRoundCorners: Bool
  }

  /// A line of a flow, and how it is done with a mouse.
  struct Touch: Sendable, Hashable, Encodable {
    let line: String
    let place: StepPlace
  }

  /// A start of the app.
  struct Launch: Sendable, Encodable {
    let line: String
    let state: Int
    let trace: Int
  }

  let name: String
  let summary: String

  /// Whether the first flow is chosen when the page is opened.
  let startsFlow: Bool
  private(set) var states: [State] = []
  private(set) var touches = UniqueList<Touch>()
  private(set) var sizes: [Size] = []
  private(set) var launches: [Launch] = []
  private(set) var flows: [PrototypeFlow] = []
  private(set) var findings: [PrototypeFinding] = []
  private(set) var pool = PicturePool()
  private(set) var traces = TracePool()

  private var nameCounts: [String: Int] = [:]

  private enum CodingKeys: String, CodingKey {
    case name, summary, startsFlow, states, touches, sizes, launches, flows, findings, pool, traces
  }

  /// The content of `prototype`.
  init(_ prototype: Prototype) {
    name = prototype.name
    startsFlow = prototype.startsFlow
    let graph = prototype.graph
    summary = [
      prototype.report.reached.count.counted("scene"), graph.states.count.counted("screen"),
      graph.stepCount.counted("step"),
    ].joined(separator: ", ")
    let form = prototype.picture
    let drawings = graph.states.concurrentMap { ScreenDrawing($0.simulation, as: form) }
    for (state, drawing) in zip(graph.states, drawings) {
      add(state, state.last.map { drawings[$0] } ?? drawing)
    }
    launches = graph.launches.map {
      Launch(line: $0.line, state: $0.state, trace: traces.add($0.trace))
    }
    flows = prototype.flows.map(PrototypeFlow.init)
    findings = PrototypeFinding.findings(of: prototype.report, in: graph)
    findings += prototype.unreached.map { PrototypeFinding($0) }
  }

  private mutating func add(_ state: StateGraph.State, _ drawing: ScreenDrawing) {
    let simulation = state.simulation
    let exception = simulation.exception
    var content = State(name: uniqueName(exception?.name ?? simulation.frontName))
    show(drawing, in: &content)
    if let exception {
      content.failure = exception.description
      content.cause = exception.provenance
      if state.last == nil { content.picture = nil }
    }
    content.last = state.last
    content.isExplored = state.isExplored
    content.steps = state.steps.map { step in
      let touch = Touch(line: step.line, place: StepPlace(step.event, on: drawing))
      return [touches.index(of: touch), step.destination, traces.add(step.trace)]
    }
    states.append(content)
  }

  private mutating func show(_ drawing: ScreenDrawing, in content: inout State) {
    content.picture = drawing.picture.map { pool.add($0) }
    if drawing.picture == nil { content.failure = "nothing is on screen" }
    let size = Size(
      width: drawing.size.width, height: drawing.size.height,
      hasRoundCorners: drawing.hasRoundCorners)
    content.size = sizes.firstIndex(of: size) ?? sizes.count
    if content.size == sizes.count { sizes.append(size) }
  }

  /// `name`, with a number if another screen has it.
  private mutating func uniqueName(_ name: String) -> String {
    let count = nameCounts[name, default: 0] + 1
    nameCounts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}

extension Simulation {
  /// The name of the front controller.
  fileprivate var frontName: String {
    frontmost.flatMap { self[$0]?.name } ?? "Black screen"
  }
}
