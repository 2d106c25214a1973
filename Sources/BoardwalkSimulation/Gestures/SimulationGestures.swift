import BoardwalkDocument
import BoardwalkPlatform

/// Touches on one view of a running app: recognizers ask their delegates and send their actions
/// through it, and the view gets unclaimed touches.
struct SimulationGestures: GestureDelegate {
  var simulation: Simulation
  let entries: [GestureEntry]

  /// The touched element.
  let touched: Touchable

  private var control = ControlTouch()

  /// The time at which the touches began.
  private let start: Int

  /// The duration of the touches so far, in milliseconds.
  private var duration: Int { simulation.clock - start }

  init(_ touched: Touchable, _ entries: [GestureEntry], on simulation: consuming Simulation) {
    self.touched = touched
    self.entries = entries
    start = simulation.clock
    self.simulation = simulation
  }

  /// Advances the clock to each moment before `time` at which a recognizer of `arena` decides by
  /// time alone.
  mutating func wait(until time: Int, in arena: inout GestureArena) {
    while !simulation.isOver, let deadline = arena.nextDeadline, deadline <= time {
      simulation.pass(deadline - simulation.clock)
      arena.advance(to: deadline, asking: &self)
    }
  }

  private func entry(_ id: String) -> GestureEntry? {
    Int(id).flatMap { entries.indices.contains($0) ? entries[$0] : nil }
  }

  mutating func shouldReceive(_ id: String, _ touch: Touch) -> Bool {
    guard let entry = entry(id), let view = touched.view else { return false }
    if touched.interceptsTaps(from: entry, on: view) { return false }
    return simulation.ask(entry, .shouldReceive(view)) ?? true
  }

  mutating func shouldBegin(_ id: String, _ measure: GestureMeasure) -> Bool {
    guard let entry = entry(id), !simulation.isOver else { return false }
    return simulation.ask(entry, .shouldBegin(measure, duration: duration)) ?? true
  }

  mutating func shouldRecognize(_ id: String, with other: String) -> Bool {
    guard let entry = entry(id), let other = self.entry(other) else { return false }
    return simulation.ask(entry, .shouldRecognize(with: other)) ?? false
  }

  mutating func act(_ id: String, _ state: Recognizer.State, _ measure: GestureMeasure) {
    guard let entry = entry(id) else { return }
    simulation.act(entry, state, measure, after: duration, touching: touched)
  }

  mutating func deliver(_ touch: Touch) {
    guard touched.isEnabled, touch.finger == 0, let view = touched.view else { return }
    let isControl = touched.role.isControl
    for event in control.events(of: touch) where isControl && !simulation.isOver {
      simulation.sendActions(for: event, of: view)
    }
    if !isControl { simulation.passTouch(touch.phase, on: touched) }
    guard touch.phase == .ended, control.isLiftedInside, !simulation.isOver else { return }
    simulation.tap(touched, isDown: isControl)
  }
}

extension Touchable {
  /// Whether it receives taps itself: controls do, regardless of recognizers around them (GES-09),
  /// and fields with them (GES-10).
  fileprivate func interceptsTaps(from entry: GestureEntry, on view: ViewID) -> Bool {
    guard entry.view != view, case .tap(1, 1) = entry.recognizer.kind, isEnabled else {
      return false
    }
    switch role {
    case .button, .control, .field, .detailButton, .cancelButton: return true
    default: return false
    }
  }
}
