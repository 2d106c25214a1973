import BoardwalkGraph
import Testing

@testable import BoardwalkSimulation

/// A walk through a sketched app: the simulation, and what the last step made happen.
struct Walk {
  private(set) var simulation: Simulation
  private(set) var entries: [TraceEntry]

  init(_ graph: SceneGraph, _ options: LaunchOptions, _ behaviors: Behaviors = Behaviors()) {
    (simulation, entries) = Simulation.launch(graph, options: options, behaviors: behaviors)
  }

  /// A walk that goes on from `simulation`.
  init(_ simulation: Simulation) {
    self.simulation = simulation
    entries = []
  }

  /// What happened to all but UIKit's own containers, one a line.
  var trace: String { lines { !$0.isStock } }

  /// What happened, one a line.
  var fullTrace: String { lines { _ in true } }

  /// What was written to the console.
  var logs: [String] {
    entries.compactMap { entry in
      if case .log(let line) = entry.event { line } else { nil }
    }
  }

  /// What happened of the appearance of views, one a line.
  var appearances: String {
    lines { entry in
      guard case .callback(let callback) = entry.event, !entry.isStock else { return false }
      switch callback {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: return true
      default: return false
      }
    }
  }

  private func lines(_ isShown: (TraceEntry) -> Bool) -> String {
    entries.filter(isShown).map { entry in
      entry.subject.isEmpty ? entry.text : "\(entry.subject) \(entry.text)"
    }.joined(separator: "\n")
  }

  mutating func perform(_ event: Event) throws { entries = try simulation.perform(event) }

  /// Begins `event`, but lets no time pass.
  mutating func start(_ event: Event) throws { entries = try simulation.start(event) }

  /// Lets code do `body`, but no time pass.
  mutating func start(_ body: (inout Simulation) -> Void) {
    body(&simulation)
    entries = simulation.takeTrace()
  }

  /// Lets code do `body`, and what follows from it come to an end.
  mutating func act(_ body: (inout Simulation) -> Void) {
    body(&simulation)
    entries = simulation.settle()
  }

  /// Lets the main queue drain.
  mutating func drain() { entries = simulation.advance(by: 0) }

  /// Lets milliseconds pass.
  mutating func wait(_ milliseconds: Int) { entries = simulation.advance(by: milliseconds) }

  /// Lets everything come to rest.
  mutating func settle() { entries = simulation.settle() }

  /// Lets code do something, and everything come to rest.
  @discardableResult
  mutating func code<Result>(_ body: (inout Simulation) throws -> Result) rethrows -> Result {
    let result = try body(&simulation)
    entries = simulation.settle()
    return result
  }

  /// Lets code do something, but no time pass.
  @discardableResult
  mutating func call<Result>(_ body: (inout Simulation) throws -> Result) rethrows -> Result {
    let result = try body(&simulation)
    entries = simulation.takeTrace()
    return result
  }

  /// The controllers named `names`.
  func ids(_ names: String...) throws -> [ControllerID] { try names.map(id) }

  mutating func back() throws { try perform(.back) }
  mutating func dismiss() throws { try perform(.dismiss) }
  mutating func segue(_ identifier: String) throws { try perform(.performSegue(identifier)) }
  mutating func tab(_ index: Int) throws { try perform(.selectTab(index)) }

  mutating func tap(_ text: String) throws { try perform(.tap(touchable(text))) }
  mutating func startTap(_ text: String) throws { try start(.tap(touchable(text))) }

  func touchable(_ text: String) throws -> Touchable {
    try #require(
      simulation.touchables.first { $0.texts.contains(text) }, "nothing on screen says \(text)")
  }

  /// The names of what is visible in the topmost presentation, outermost first.
  var visible: [String] {
    names(simulation.presentationChain.last.map(simulation.visibleTree) ?? [])
  }

  /// The names of what covers the window, topmost last.
  var chain: [String] { names(simulation.presentationChain) }

  /// The name of the controller in front.
  var front: String? { simulation.frontmost.flatMap { simulation[$0]?.name } }

  /// The names on the stack around the controller in front.
  var stack: [String] {
    let navigation = simulation.frontmost.flatMap(simulation.navigationController)
    return names(navigation.flatMap { simulation[$0]?.children } ?? [])
  }

  /// The state of the split view controller that is the window's root.
  var split: SplitState? {
    guard case .split(let state)? = simulation.root.flatMap({ simulation[$0]?.container }) else {
      return nil
    }
    return state
  }

  /// The names of `ids`.
  func names(_ ids: [ControllerID]) -> [String] { ids.compactMap { simulation[$0]?.name } }
}
