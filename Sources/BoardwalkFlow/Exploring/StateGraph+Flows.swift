import BoardwalkBase
import BoardwalkSimulation

/// Steps that flows take, such as typing, scrolling and waiting, which no exploration tries.
extension StateGraph {
  /// Runs `flow` in `session`, and adds its screens and steps.
  ///
  /// A step may have another destination than the same step before, because of invisible
  /// differences. The flow then gets separate screens.
  package mutating func follow(_ flow: Flow, in session: FlowSession) -> FollowedFlow {
    var shared = self
    if let followed = shared.follow(flow, in: session, isSeparate: false) {
      self = shared
      return followed
    }
    return follow(flow, in: session, isSeparate: true) ?? FollowedFlow(flow: flow)
  }

  /// The position in a running flow.
  private struct Position {
    /// Whether the flow has separate screens.
    let isSeparate: Bool

    /// The screen; nil if the app was not launched.
    var state: Int?

    /// The language in which the app was launched.
    var language: String?

    /// The line of the step that led here; nil if the last line took none.
    var step: String?
  }

  /// The flow as it was followed; nil if one of its steps has led elsewhere before.
  private mutating func follow(
    _ flow: Flow, in session: FlowSession, isSeparate: Bool
  ) -> FollowedFlow? {
    var followed = FollowedFlow(flow: flow)
    guard flow.findings.isEmpty else { return followed }
    var run = FlowRun(flow, in: session)
    var position = Position(isSeparate: isSeparate)
    if !flow.beginsWithLaunch {
      position.state = launch(
        by: "launch", to: session.simulation, session.trace, isSeparate: isSeparate)
    }
    while true {
      let before = run.session
      guard let line = run.next() else { return followed }
      guard !line.isRevision else {
        followed.fail(line)
        continue
      }
      guard take(line, from: before, to: run.session, &position) else { return nil }
      followed.lines.append(
        FollowedFlow.Line(
          statement: line.statement, text: line.text, state: position.state, step: position.step,
          failure: line.failure))
    }
  }

  /// Performs the step of `line`, if it is one; false if a step with the same line has another
  /// destination.
  private mutating func take(
    _ line: FlowRun.Line, from before: FlowSession, to after: FlowSession,
    _ position: inout Position
  ) -> Bool {
    position.step = nil
    let action = line.statement.action
    guard line.failure == nil, action.changesApp else { return true }
    if case .launch(let settings) = action {
      position.language = settings.language
      position.state = launch(
        by: line.text, to: after.simulation, after.trace, language: position.language,
        isSeparate: position.isSeparate)
      return true
    }
    guard let origin = position.state else { return true }
    let event = try? before.event(of: action)
    let name = before.simulation.line(of: event) ?? line.text
    let destination = destination(
      of: after.simulation,
      from: Origin(screen: origin, line: name, leaves: event?.leaves ?? false), position)
    (position.state, position.step) = (destination, name)
    return add(
      Step(line: name, event: event, destination: destination, trace: after.trace, isExact: true),
      from: origin)
  }

  /// The screen of `simulation`, one step after `origin`.
  private mutating func destination(
    of simulation: Simulation, from origin: Origin, _ position: Position
  ) -> Int {
    guard position.isSeparate else {
      return find(simulation, position.language, from: origin).index
    }
    let destination = append(simulation, position.language, from: origin)
    if simulation.isOver { states[destination].last = origin.screen }
    return destination
  }

  /// Adds `step` from the screen `origin`; false if a step with the same line has another
  /// destination.
  private mutating func add(_ step: Step, from origin: Int) -> Bool {
    guard let old = states[origin].steps.firstIndex(where: { $0.line == step.line }) else {
      states[origin].steps.append(step)
      return true
    }
    let known = states[origin].steps[old]
    guard !known.isExact else { return known.destination == step.destination }
    states[origin].steps[old].destination = step.destination
    states[origin].steps[old].trace = step.trace
    states[origin].steps[old].isExact = true
    return true
  }
}

extension Simulation {
  /// The flow line of `event`.
  fileprivate func line(of event: Event?) -> String? {
    possibleSteps.first { $0.event == event }?.line
  }
}
