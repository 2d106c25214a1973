import BoardwalkFlow
import BoardwalkSimulation

/// A running app with methods for steps and properties for its visible state.
///
/// A walk is a value: a copy is a checkpoint.
public struct Walk: Sendable {
  /// The state of the app.
  package private(set) var simulation: Simulation

  /// The trace of the last step, initially that of the launch.
  public private(set) var trace: Trace

  init(launching app: StoryboardApp, _ options: LaunchOptions) {
    let (simulation, entries) = Simulation.launch(
      app.graph, options: options, behaviors: app.behaviors.adding(of: app.graph))
    self.simulation = simulation
    trace = Trace(entries)
  }

  /// A walk that starts at `simulation`.
  init(at simulation: Simulation) {
    self.simulation = simulation
    trace = Trace([])
  }

  /// The launch options with later changes.
  public var options: LaunchOptions { simulation.options }

  /// Whether time passes only in ``advance(by:)``.
  public private(set) var isTimeFrozen = false

  /// Stops automatic advancement of time: from now on a step has the effects of UIKit's call only,
  /// and the rest happens in ``advance(by:)`` (TIME-01).
  public mutating func freezeTime() { isTimeFrozen = true }

  /// Resumes automatic advancement of time and completes pending events.
  public mutating func resumeTime() {
    isTimeFrozen = false
    trace = Trace(simulation.settle())
  }

  /// Advances the app's clock by `milliseconds` and runs the events that are due.
  public mutating func advance(by milliseconds: Int) {
    trace = Trace(simulation.advance(by: milliseconds))
  }

  /// Dispatches `event` and, unless time is frozen, all events that follow.
  package mutating func perform(_ event: Event) throws(WalkError) {
    do throws(EventError) {
      trace = Trace(try isTimeFrozen ? simulation.start(event) : simulation.perform(event))
    } catch {
      throw WalkError(FlowFailure(error), on: simulation)
    }
  }
}

extension Walk: Equatable {
  /// Whether two walks are in equal states, so that all later steps have the same results. Their
  /// earlier steps and traces may differ.
  public static func == (left: Walk, right: Walk) -> Bool { left.simulation == right.simulation }
}
