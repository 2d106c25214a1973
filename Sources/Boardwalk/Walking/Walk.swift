import BoardwalkFlow
import BoardwalkSimulation

/// A walk through a running app: taps, and what comes of them.
///
/// A value: a copy of it is a place to come back to.
public struct Walk: Sendable {
  /// The app as it is.
  package private(set) var simulation: Simulation

  /// What the last step made happen; at first, what the launch did.
  public private(set) var trace: Trace

  init(launching app: StoryboardApp, _ options: LaunchOptions) {
    let (simulation, entries) = Simulation.launch(
      app.graph, options: options, behaviors: app.behaviors.adding(of: app.graph))
    self.simulation = simulation
    trace = Trace(entries)
  }

  /// A walk that begins at `simulation`.
  init(at simulation: Simulation) {
    self.simulation = simulation
    trace = Trace([])
  }

  /// The circumstances in which the app was launched, as far as they have not changed since.
  public var options: LaunchOptions { simulation.options }

  /// Whether time only passes in ``advance(by:)``.
  public private(set) var isTimeFrozen = false

  /// Lets no more time pass by itself: from now on a step does what UIKit does inside the call that
  /// starts it, and the rest happens in ``advance(by:)`` (TIME-01).
  public mutating func freezeTime() { isTimeFrozen = true }

  /// Lets time pass by itself again; what is under way comes to its end.
  public mutating func resumeTime() {
    isTimeFrozen = false
    trace = Trace(simulation.settle())
  }

  /// Lets `milliseconds` of the app's clock pass, and what falls due in them happen.
  public mutating func advance(by milliseconds: Int) {
    trace = Trace(simulation.advance(by: milliseconds))
  }

  /// Lets `event` happen, and, unless time is frozen, everything that follows from it.
  package mutating func perform(_ event: Event) throws(WalkError) {
    do throws(EventError) {
      trace = Trace(try isTimeFrozen ? simulation.start(event) : simulation.perform(event))
    } catch {
      throw WalkError(FlowFailure(error), on: simulation)
    }
  }
}

extension Walk: Equatable {
  /// Whether two walks are at the same place: whatever is done to their apps from here on, they behave
  /// alike. The ways that led here, and the traces, may differ.
  public static func == (left: Walk, right: Walk) -> Bool { left.simulation == right.simulation }
}
