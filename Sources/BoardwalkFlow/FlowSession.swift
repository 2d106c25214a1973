import BoardwalkGraph
import BoardwalkSource
import BoardwalkStage

/// A walk under way: the app as it is, and as it was before each line.
public struct FlowSession: Sendable {
  private let graph: SceneGraph
  private let options: LaunchOptions

  /// The app as it is.
  public private(set) var stage: Stage

  /// What the last line made happen.
  public private(set) var trace: [TraceEntry]

  /// Whether a line has ended the walk.
  public private(set) var hasEnded = false

  private var history: [Stage] = []

  /// A walk through the app in `graph`, launched under `options`.
  public init(_ graph: SceneGraph, options: LaunchOptions = LaunchOptions()) {
    self.graph = graph
    self.options = options
    (stage, trace) = Stage.launch(graph, options: options)
  }

  /// Does what `action` says and returns what it has to show.
  public mutating func run(_ action: FlowAction) throws(FlowFailure) -> [FlowOutput] {
    switch action {
    case .launch(let settings): return relaunch(settings)
    case .tap(let text, let role): return try perform(.tap(try touchable(text, role: role)))
    case .perform(let event): return try perform(event)
    case .selectTab(let title): return try perform(.tap(try touchable(title, role: .tab)))
    case .expect(let expectations):
      for expectation in expectations { try check(expectation) }
      return []
    case .snapshot(let name): return [.snapshot(picture, name: name)]
    case .outline: return [.text(outline)]
    case .tree: return [.text(tree)]
    case .list: return [.text(list)]
    case .undo:
      guard let last = history.popLast() else { throw FlowFailure("there is nothing to undo") }
      stage = last
      trace = []
      return [.text(outline)]
    case .help: return [.text(Self.help)]
    case .quit:
      hasEnded = true
      return []
    }
  }

  private mutating func relaunch(_ settings: LaunchSettings) -> [FlowOutput] {
    var options = options
    if let name = settings.device, let device = DeviceTable.device(named: name) {
      options.device = device
    }
    options.isLandscape = settings.isLandscape ?? options.isLandscape
    options.system = settings.system.map(SystemVersion.init) ?? options.system
    options.initialIdentifier = settings.initialIdentifier ?? options.initialIdentifier
    history.append(stage)
    (stage, trace) = Stage.launch(graph, options: options)
    return [.trace(trace)]
  }

  private mutating func perform(_ event: Event) throws(FlowFailure) -> [FlowOutput] {
    do throws(Refusal) {
      let next = try stage.after(event)
      history.append(stage)
      (stage, trace) = next
      return [.trace(trace)]
    } catch {
      throw FlowFailure(error)
    }
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
