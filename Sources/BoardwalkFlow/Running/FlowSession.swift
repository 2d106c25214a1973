import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot

/// The state of running a flow: the app now, and before each line.
package struct FlowSession: Sendable {
  /// The compiled app.
  let graph: SceneGraph

  private let options: LaunchOptions
  private let behaviors: Behaviors

  /// The running app.
  package private(set) var simulation: Simulation

  /// The trace of the last line with an effect.
  package private(set) var trace: [TraceEntry]

  /// Whether a line has ended the walk.
  package private(set) var hasEnded = false

  /// Whether the clock only advances on request.
  private var isFrozen = false

  private var history = FlowHistory()

  /// The work of lines that is not yet counted.
  private var work = 0

  /// A walk through the app in `graph`, launched under `options`; its classes do what `behaviors`
  /// and the behaviors in the graph say.
  package init(
    _ graph: SceneGraph, options: LaunchOptions = LaunchOptions(), behaviors: Behaviors = [:]
  ) {
    self.graph = graph
    self.options = options
    self.behaviors = behaviors.adding(of: graph)
    (simulation, trace) = Simulation.launch(graph, options: options, behaviors: self.behaviors)
    work = simulation.work
  }

  /// The units of work of a line, or of a step of an exploration, besides those that the app does.
  static let lineWork = 100

  /// The units of work that lines have done since the last call.
  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  /// Performs `action` and returns its output.
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
      let screen = Screen(simulation)
      work += screen.work
      return [.snapshot(picture(form, of: screen), name: name.map(form.keptName))]
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

  /// The event of `action` in the current state; nil for an action without an event, or with
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
    (simulation, isFrozen) = last
    trace = []
    return [.text(outline)]
  }

  private mutating func relaunch(_ settings: LaunchSettings) throws(FlowFailure) -> [FlowOutput] {
    let (graph, options) = try settings.applied(to: graph, options)
    history.append((simulation, isFrozen))
    (simulation, trace) = Simulation.launch(graph, options: options, behaviors: behaviors)
    work += simulation.work
    isFrozen = false
    return [.trace(trace)]
  }

  /// Continues with `next`, after `trace`.
  mutating func go(to next: Simulation, _ trace: [TraceEntry]) -> [FlowOutput] {
    history.append((simulation, isFrozen))
    work += next.work - simulation.work
    simulation = next
    self.trace = trace
    return [.trace(trace)]
  }

  /// Performs `event`; a swipe on a table row shows its actions (TBL-42).
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
    history.append((simulation, self.isFrozen))
    self.isFrozen = isFrozen
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

/// The pictures of a session.
extension FlowSession {
  var outline: String { Outline().text(of: simulation) }

  var tree: String { ViewTree().text(of: simulation) }

  /// The snapshot of `form` of `screen`, which is where everything is now.
  func picture(_ form: SnapshotForm, of screen: Screen) -> String {
    switch form {
    case .wireframe: Wireframe().picture(of: screen)
    case .tree: ViewTree().text(of: screen)
    case .outline: outline
    case .svg: SVGPicture().text(of: [screen])
    }
  }
}

extension FlowSession {
  /// The most pages that a search scrolls, and the most units of work that the app does meanwhile:
  /// a list may grow without an end.
  private static let pageLimit = 1_000
  private static let searchWork = 1_000_000

  /// Scrolls the list in front, a page at a time, until `target` can be touched: to its end, then
  /// from its beginning.
  mutating func scroll(to target: FlowTarget) throws(FlowFailure) -> [FlowOutput] {
    var next = simulation
    var trace: [TraceEntry] = []
    var pages = 0
    func isFound() -> Bool { (try? TargetSearch(next).find(target)) != nil }
    /// Scrolls down to the target or to the end, or until the offset is `limit`.
    func scrollDown(until limit: [Double]? = nil) throws(FlowFailure) {
      while !isFound(), !next.isOver {
        let before = offset(of: next)
        guard before != limit else { return }
        guard pages < Self.pageLimit, next.work - simulation.work < Self.searchWork else {
          throw .endlessSearch(for: target, pages: pages)
        }
        trace += try scroll(&next, .pages(1))
        guard offset(of: next) != before else { return }
        pages += 1
      }
    }
    try scrollDown()
    if !isFound(), !next.isOver {
      // At the end the search continues from the beginning.
      trace += try scroll(&next, .points(-1e12))
      try scrollDown(until: offset(of: simulation))
    }
    // Reports the elements on screen if there is no such element.
    do { _ = try TargetSearch(next).find(target) } catch {
      let isTop = target.plainName.map { Misspelling($0).closest(in: ["top"]) != nil } ?? false
      throw isTop ? error.suggesting("scroll to top") : error
    }
    return go(to: next, trace)
  }

  private func scroll(
    _ simulation: inout Simulation, _ move: ScrollMove
  ) throws(FlowFailure) -> [TraceEntry] {
    do throws(EventError) {
      return try simulation.perform(.scroll(move))
    } catch {
      throw FlowFailure(error)
    }
  }

  private func offset(of simulation: Simulation) -> [Double] {
    guard let list = simulation.scrolledList, let offset = simulation[list]?.contentOffset else {
      return []
    }
    return [offset.x, offset.y]
  }
}

/// Lines that may come next, for Tab to complete.
extension FlowSession {
  /// The lines that would have an effect now, set a value, state a fact about the screen, or launch
  /// again.
  package var completions: [String] { suggestions + settingLines + expectationLines + launchLines }

  /// `set slider 1 to `, for each control that has a value.
  private var settingLines: [String] {
    simulation.named(simulation.touchables).compactMap { touchable, target in
      guard touchable.role == .control,
        (try? simulation.after(.setValue(touchable, 0))) != nil
      else { return nil }
      return "set \(target) to "
    }
  }

  /// Expectations that hold now, then every form of `expect` up to its first placeholder.
  private var expectationLines: [String] {
    let facts: [(word: String, text: String?)] = [
      ("front", front?.name), ("title", bar?.title), ("tab", selectedTab),
    ]
    let states = facts.compactMap { fact in
      fact.text.map { "expect \(fact.word) \(StringLiteral.quoted($0))" }
    }
    let texts = simulation.texts.map { "expect \(StringLiteral.quoted($0))" }
    let forms = ExpectationForm.all.flatMap(\.forms).map { "expect \(Self.beginning(of: $0))" }
    return (states + texts + forms).uniqued()
  }

  /// `launch on "iPhone 8"` and the like.
  private var launchLines: [String] {
    let documents = graph.documents.map(\.name)
    let scenes = graph.main.map { graph.documents[$0].scenes } ?? []
    let lines =
      DeviceTable.all.flatMap(\.names).map { ("on", $0) }
      + graph.languages.map { ("language", $0) } + documents.map { ("document", $0) }
      + scenes.compactMap { $0.controller?.storyboardIdentifier }.map { ("scene", $0) }
    return lines.map { "launch \($0) \(StringLiteral.quoted($1))" }
  }

  /// The words of `form` before its first placeholder.
  private static func beginning(of form: String) -> String {
    let words = form.split(separator: " ")
    let fixed = words.prefix { $0.allSatisfy(\.isLowercase) }
    return fixed.joined(separator: " ") + (fixed.count < words.count ? " " : "")
  }
}
