import BoardwalkBase
import BoardwalkSimulation

/// Steps that flows take, such as typing, scrolling and waiting, which no exploration tries.
extension StateGraph {
  /// Follows `flow` in `session`, and adds the screens that it leads to and its steps.
  ///
  /// A step may lead elsewhere than the same step before did, where things differ that no screen shows.
  /// The flow then gets screens of its own.
  package mutating func follow(_ flow: Flow, in session: FlowSession) -> FollowedFlow {
    var shared = self
    if let followed = shared.follow(flow, in: session, isApart: false) {
      self = shared
      return followed
    }
    return follow(flow, in: session, isApart: true) ?? FollowedFlow(flow: flow)
  }

  /// The flow as it was followed; nil where one of its steps has led elsewhere before.
  private mutating func follow(
    _ flow: Flow, in session: FlowSession, isApart: Bool
  ) -> FollowedFlow? {
    var followed = FollowedFlow(flow: flow)
    guard flow.findings.isEmpty else { return followed }
    var run = FlowRun(flow, in: session)
    var language: String?
    var state =
      flow.beginsWithLaunch
      ? nil : launch(by: "launch", to: session.simulation, session.trace, isApart: isApart)
    while true {
      let before = run.session
      guard let line = run.next() else { return followed }
      if line.isSecondLook {
        let index = followed.lines.lastIndex { $0.statement == line.statement }
        index.map { followed.lines[$0].failure = line.failure }
        continue
      }
      let action = line.statement.action
      var step: String?
      if line.failure == nil, action.changesApp {
        let (simulation, trace) = (run.session.simulation, run.session.trace)
        if case .launch(let settings) = action {
          language = settings.language
          state = launch(
            by: line.text, to: simulation, trace, language: language, isApart: isApart)
        } else if let origin = state {
          let event = try? before.event(of: action)
          let name = before.simulation.line(of: event) ?? line.text
          let destination =
            isApart
            ? append(simulation, language) : find(simulation, language, from: origin).index
          if isApart, simulation.exception != nil { states[destination].last = origin }
          let taken = Step(
            line: name, event: event, destination: destination, trace: trace, isExact: true)
          guard add(taken, from: origin) else { return nil }
          (state, step) = (destination, name)
        }
      }
      followed.lines.append(
        FollowedFlow.Line(
          statement: line.statement, text: line.text, state: state, step: step,
          failure: line.failure))
    }
  }

  /// Adds `step` from the screen `origin`; false where a step of the same line leads elsewhere.
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
  /// The line of the possible step that `event` is.
  fileprivate func line(of event: Event?) -> String? {
    possibleSteps.first { $0.event == event }?.line
  }
}
