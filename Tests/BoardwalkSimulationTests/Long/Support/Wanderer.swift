import BoardwalkGraph
import BoardwalkSimulation

/// Walks through an app by a fixed rule: it touches what it has touched least, and goes back when
/// there is nothing left; and it watches whether callbacks come in pairs.
struct Wanderer {
  private(set) var simulation: Simulation
  private(set) var steps = 0

  /// What no app may ever show.
  private(set) var faults: [String] = []

  private var touched: [String: Int] = [:]
  private var appearances: [String: Callback] = [:]

  init(_ graph: SceneGraph, _ options: LaunchOptions) {
    let (simulation, trace) = Simulation.launch(graph, options: options)
    self.simulation = simulation
    watch(trace)
  }

  mutating func wander(steps limit: Int) {
    while steps < limit, simulation.exception == nil, simulation.root != nil {
      let before = simulation
      steps += 1
      do throws(EventError) {
        watch(try simulation.perform(next(at: steps)))
      } catch {
        if simulation != before { faults.append("a refused event changed the simulation") }
      }
      if !simulation.isSettled { faults.append("not at rest") }
      if simulation.frontmost == nil { faults.append("nothing in front") }
    }
  }

  private mutating func next(at step: Int) -> Event {
    let candidates = simulation.touchables.filter(\.isEnabled)
    let least = candidates.min { (touched[key($0)] ?? 0) < (touched[key($1)] ?? 0) }
    guard let least, step % 7 != 0, touched[key(least)] ?? 0 < 3 else {
      let ways: [Event] = [.dismiss, .back, .selectTab(step % 5), .popToRoot]
      return ways[step / 7 % ways.count]
    }
    touched[key(least), default: 0] += 1
    return .tap(least)
  }

  private func key(_ touchable: Touchable) -> String {
    let controller = simulation[touchable.controller]
    return "\(controller?.className ?? "") \(touchable.role) \(touchable.id)"
  }

  /// At rest, whoever was told that it will appear or disappear has been told that it did.
  private mutating func watch(_ trace: [TraceEntry]) {
    for entry in trace {
      guard case .callback(let callback) = entry.event else { continue }
      let last = appearances[entry.subject]
      switch callback {
      case .viewWillAppear, .viewWillDisappear, .viewDidAppear, .viewDidDisappear:
        let isPaired =
          switch callback {
          case .viewWillAppear: last == nil || last == .viewDidDisappear
          case .viewDidAppear: last == .viewWillAppear
          case .viewWillDisappear: last == .viewDidAppear
          default: last == .viewWillDisappear
          }
        if !isPaired { faults.append("\(entry.subject) \(entry.text) out of order") }
        appearances[entry.subject] = callback
      case .deinit:
        if last != nil, last != .viewDidDisappear, simulation.exception == nil {
          faults.append("\(entry.subject) deinit while on screen")
        }
        appearances[entry.subject] = nil
      default: break
      }
    }
    guard simulation.exception == nil else { return }
    for (name, last) in appearances where last == .viewWillAppear || last == .viewWillDisappear {
      faults.append("\(name) \(last.text) without an end")
    }
  }
}
