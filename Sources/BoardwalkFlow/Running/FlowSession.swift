import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// A walk under way: the app as it is, and as it was before each line.
package struct FlowSession: Sendable {
  /// The app, as it is compiled.
  let graph: SceneGraph

  private let options: LaunchOptions
  private let behaviors: Behaviors

  /// The app as it is.
  package private(set) var simulation: Simulation

  /// The trace of the last line with an effect.
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
    if let event = try event(of: action) { return try perform(event) }
    switch action {
    case .launch(let settings): return try relaunch(settings)
    case .scrollTo(let target): return try scroll(to: target)
    case .freeze(let isFrozen): return freeze(isFrozen)
    case .tap, .touch, .set, .dragRow, .swipeRow, .focus, .clear, .perform, .selectTab,
      .chooseFromBackMenu:
      return []
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

  /// The event that `action` makes happen in the app as it is; nil for one that makes none happen, or
  /// several.
  package func event(of action: FlowAction) throws(FlowFailure) -> Event? {
    let search = TargetSearch(simulation)
    switch action {
    case .tap(let target): return .tap(try search.find(target))
    case .touch(let target, let motion):
      return .touch(try TargetSearch(simulation, forGestures: true).find(target), motion)
    case .set(let target, let value): return .setValue(try search.find(target), value)
    case .dragRow(let target, let other):
      return .moveRow(try search.find(target), to: try search.find(other))
    case .swipeRow(let target, let direction):
      return .swipeRow(try search.find(target), direction, isFull: true)
    case .focus(let target): return .focus(try search.find(target))
    case .clear(let target): return .clear(try search.find(target))
    case .perform(let event): return event
    case .selectTab(let title): return .tap(try search.find(FlowTarget(title, role: .tab)))
    case .chooseFromBackMenu(let title): return .chooseFromBackMenu(try backMenuEntry(title))
    case .launch, .scrollTo, .freeze, .expect, .snapshot, .outline, .tree, .list, .undo, .showTrace,
      .save, .help, .quit:
      return nil
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

  /// Lets `event` happen; a row of a table answers a swipe by itself (TBL-42).
  private mutating func perform(_ event: Event) throws(FlowFailure) -> [FlowOutput] {
    if case .touch(let row, .swipe(let direction, 1)) = event, row.role == .cell,
      direction == .left || direction == .right,
      let output = try? perform(.swipeRow(row, direction))
    {
      return output
    }
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
