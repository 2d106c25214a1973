import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// A walk under way: the app as it is, and as it was before each line.
package struct FlowSession: Sendable {
  private let graph: SceneGraph
  private let options: LaunchOptions
  private let behaviors: Behaviors

  /// The app as it is.
  package private(set) var simulation: Simulation

  /// What the last line that did something made happen.
  package private(set) var trace: [TraceEntry]

  /// Whether a line has ended the walk.
  package private(set) var hasEnded = false

  /// Whether time only passes where a line lets it.
  private var isFrozen = false

  private var history = FlowHistory()

  /// A walk through the app in `graph`, launched under `options`; its classes do what `behaviors` and
  /// the behaviors in the graph say.
  package init(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(), behaviors: Behaviors = [:]
  ) {
    self.graph = graph
    self.options = options
    self.behaviors = behaviors.adding(of: graph)
    (simulation, trace) = Simulation.launch(graph, options: options, behaviors: self.behaviors)
  }

  /// Does what `action` says and returns what it has to show.
  package mutating func run(_ action: FlowAction) throws(FlowFailure) -> [FlowOutput] {
    switch action {
    case .launch(let settings): return try relaunch(settings)
    case .tap(let target): return try perform(.tap(try TargetSearch(simulation).find(target)))
    case .touch(let target, let motion):
      return try touch(try TargetSearch(simulation, forGestures: true).find(target), motion)
    case .set(let target, let value):
      return try perform(.setValue(try TargetSearch(simulation).find(target), value))
    case .scrollTo(let target): return try scroll(to: target)
    case .dragRow(let target, let other):
      let search = TargetSearch(simulation)
      return try perform(.moveRow(try search.find(target), to: try search.find(other)))
    case .swipeRow(let target, let direction):
      let row = try TargetSearch(simulation).find(target)
      return try perform(.swipeRow(row, direction, isFull: true))
    case .focus(let target): return try perform(.focus(try TargetSearch(simulation).find(target)))
    case .clear(let target): return try perform(.clear(try TargetSearch(simulation).find(target)))
    case .freeze(let isFrozen): return freeze(isFrozen)
    case .perform(let event): return try perform(event)
    case .selectTab(let title):
      return try perform(.tap(try TargetSearch(simulation).find(FlowTarget(title, role: .tab))))
    case .chooseFromBackMenu(let title):
      return try perform(.chooseFromBackMenu(try backMenuEntry(title)))
    case .expect(let expectations):
      for expectation in expectations { try check(expectation) }
      return []
    case .snapshot(let form, let name):
      return [.snapshot(picture(form), name: name.map(form.keptName))]
    case .outline: return [.text(outline)]
    case .tree: return [.text(tree)]
    case .list: return [.text(list)]
    case .undo: return try undo()
    case .showTrace(let isShown): return [.showTrace(isShown)]
    case .save(let path, let isReplacing): return [.save(path, isReplacing: isReplacing)]
    case .help: return [.text(Self.help)]
    case .quit:
      hasEnded = true
      return []
    }
  }

  private mutating func undo() throws(FlowFailure) -> [FlowOutput] {
    guard let last = history.removeLast() else { throw FlowFailure("there is nothing to undo") }
    simulation = last
    trace = []
    return [.text(outline)]
  }

  private mutating func relaunch(_ settings: LaunchSettings) throws(FlowFailure) -> [FlowOutput] {
    let (graph, options) = try Launch(settings, of: graph, options: options).prepared()
    history.append(simulation)
    (simulation, trace) = Simulation.launch(graph, options: options, behaviors: behaviors)
    isFrozen = false
    return [.trace(trace)]
  }

  /// Goes on with `next`, which `trace` led to.
  mutating func go(to next: Simulation, _ trace: [TraceEntry]) -> [FlowOutput] {
    history.append(simulation)
    simulation = next
    self.trace = trace
    return [.trace(trace)]
  }

  /// Moves fingers on `touchable`; a row of a table answers a swipe by itself (TBL-42).
  private mutating func touch(
    _ touchable: Touchable, _ motion: FingerMotion
  ) throws(FlowFailure) -> [FlowOutput] {
    if touchable.role == .cell, case .swipe(let direction, 1) = motion,
      direction == .left || direction == .right,
      let output = try? perform(.swipeRow(touchable, direction))
    {
      return output
    }
    return try perform(.touch(touchable, motion))
  }

  private mutating func perform(_ event: Event) throws(FlowFailure) -> [FlowOutput] {
    do throws(EventError) {
      var next = simulation
      let happened = try isFrozen ? next.start(event) : next.perform(event)
      return go(to: next, happened)
    } catch {
      throw FlowFailure(error)
    }
  }

  private mutating func freeze(_ isFrozen: Bool) -> [FlowOutput] {
    self.isFrozen = isFrozen
    history.append(simulation)
    trace = isFrozen ? [] : simulation.settle()
    return [.trace(trace)]
  }

  private static let help: String = {
    let width = FlowCommand.all.flatMap(\.forms).map(\.count).max() ?? 0
    return FlowCommand.all.map { command in
      let forms = command.forms.enumerated().map { index, form in
        index + 1 < command.forms.count
          ? form : form.padded(to: width) + "  " + command.summary
      }
      return forms.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }()
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
