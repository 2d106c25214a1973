import BoardwalkGraph

/// A running app as a value: its window, its controllers and its clock. A copy is a point in
/// history.
///
/// The same graph, options and events always give the same simulation and trace. It coordinates
/// values that do not depend on it: controllers, schedule, trace, input and lists.
package struct Simulation: Sendable {
  let library: Library

  /// The launch options, with the current orientation of the interface.
  package internal(set) var options: LaunchOptions

  /// Whether the device is held in landscape; nil before it has been rotated.
  var deviceIsLandscape: Bool?

  /// The exception that ended the app, if one did.
  package internal(set) var exception: UIKitException?

  /// The last copied text.
  package var pasteboard = Pasteboard()

  /// The controllers, and how they are related.
  var controllers = ControllerTree()

  /// The clock and the pending events.
  var schedule = Schedule()

  /// The trace since it was last taken.
  var trace = TraceRecorder()

  /// The first responder, the keyboard and input views.
  var input = InputState()

  /// The lists that are to be laid out.
  var layoutQueue = ListLayoutQueue()

  /// The event whose consequences are being simulated; nil at launch.
  var currentEvent: Event?

  /// The transition whose callbacks run.
  var currentTransition: Transition?

  /// The interactive transition in progress.
  var interaction: InteractiveTransition?

  /// The blocks that wait for moments of transitions.
  var coordinations: [TransitionCoordination] = []

  /// Whether controllers are being told of the size that they get as the interface turns.
  var isTurning = false

  /// The element under a finger that has not been lifted.
  var finger: Touchable?

  /// Whether a finger is down that has not been lifted.
  package var isTouched: Bool { finger != nil || interaction != nil }

  /// The states of views before the current animation; nil without one.
  var animatedOrigins: [ViewID: ViewAnimation.AnimatableProperties]?

  /// The shared state of code.
  var sharedState: ControllerState?

  /// The calls of app code since the event, with their limits.
  var budget = HandlerBudget()

  init(library: Library, options: LaunchOptions) {
    self.library = library
    self.options = options
  }

  /// The compiled app.
  package var graph: SceneGraph { library.graph }

  /// The colors and symbols that the app's documents and catalogs name.
  package var resources: NamedResources { library.resources }

  /// Milliseconds of the virtual clock since launch.
  package var clock: Int { schedule.clock }

  /// Whether an exception has ended the app. A comparison of the exception would copy it.
  package var isOver: Bool { if case .some = exception { true } else { false } }

  /// Whether nothing moves: no transition is under way, no animation and no keyboard.
  package var isSettled: Bool { schedule.nextMovement == nil && interaction == nil }

  /// The template of the controller `id`.
  package func template(of id: ControllerID) -> ControllerTemplate? { blueprint(of: id)?.template }

  /// The scene that the controller `id` comes from.
  package func place(of id: ControllerID) -> ScenePlace? { blueprint(of: id)?.place }

  /// The document that the controller `id` comes from.
  package func document(of id: ControllerID) -> CompiledDocument? {
    guard let index = blueprint(of: id)?.place.document, graph.documents.indices.contains(index)
    else { return nil }
    return graph.documents[index]
  }

  func blueprint(of id: ControllerID) -> Blueprint? {
    controllers.identity(of: id).map { library.blueprints[$0.blueprint] }
  }
}

/// The controllers for other targets; see ``ControllerTree``.
extension Simulation {
  /// The window's root view controller; nil if there is none, and the screen is black.
  package var root: ControllerID? { controllers.root }

  /// The number of live controllers.
  package var controllerCount: Int { controllers.count }

  /// The controllers that cover the window, topmost last.
  package var presentationChain: [ControllerID] { controllers.presentationChain }

  /// All visible presentations, lowest first.
  package var visiblePresentations: [ControllerID] { controllers.visiblePresentations }

  /// The innermost controller of the topmost presentation.
  package var frontmost: ControllerID? { controllers.frontmost }

  /// The nearest navigation controller around the frontmost controller.
  package var frontNavigationController: ControllerID? {
    controllers.nearestToFront { $0.isNavigation }
  }

  /// The nearest tab bar controller around the frontmost controller.
  package var frontTabBarController: ControllerID? { controllers.nearestToFront { $0.isTabs } }

  /// The controller `id`; nil once it is gone.
  package subscript(id: ControllerID) -> Controller? { controllers[id] }

  /// The children whose views are part of the view of `id`.
  package func visibleChildren(of id: ControllerID) -> [ControllerID] {
    controllers.visibleChildren(of: id)
  }

  /// `id` and all visible controllers inside it, outermost first.
  package func visibleTree(of id: ControllerID) -> [ControllerID] {
    controllers.visibleTree(of: id)
  }

  /// The controller presented over the part of the window that `id` occupies; nil if there is none.
  package func presentationInContext(of id: ControllerID) -> ControllerID? {
    controllers.presentationInContext(of: id)
  }

  /// The navigation controller around `id`, or `id` itself.
  package func navigationController(of id: ControllerID) -> ControllerID? {
    controllers.navigationController(of: id)
  }

  /// The tab bar controller around `id`, or `id` itself.
  package func tabBarController(of id: ControllerID) -> ControllerID? {
    controllers.tabBarController(of: id)
  }

  /// `id.presentedViewController` (PRES-10).
  package func presentedViewController(of id: ControllerID) -> ControllerID? {
    controllers.presentedViewController(of: id)
  }

  /// `id.presentingViewController` (PRES-10).
  package func presentingViewController(of id: ControllerID) -> ControllerID? {
    controllers.presentingViewController(of: id)
  }

  /// `navigation.visibleViewController` (PRES-11).
  package func visibleViewController(of navigation: ControllerID) -> ControllerID? {
    controllers.visibleViewController(of: navigation)
  }
}

/// Calls, which are recorded and then performed.
extension Simulation {
  /// Records that UIKit calls `id`, and calls its code; `other` is the controller that `callback`
  /// is about.
  mutating func notify(
    _ id: ControllerID, _ callback: Callback, about other: ControllerID? = nil
  ) {
    record(id, .callback(callback))
    guard library.hasBehaviors else { return }
    behavior(of: id)?.receive(callback, about: other, as: id, on: &self)
  }

  /// Records a question to `id`, then returns the result of `answer`.
  mutating func ask(
    _ id: ControllerID, _ question: (Bool) -> Callback, _ answer: (inout Simulation) -> Bool
  ) -> Bool {
    let index = trace.entries.count
    record(id, .callback(question(true)))
    guard library.hasBehaviors, !answer(&self) else { return true }
    trace.replaceEvent(at: index, by: .callback(question(false)))
    return false
  }

  /// Records `event` for `id`, if it exists.
  mutating func record(_ id: ControllerID, _ event: TraceEntry.Event) {
    guard !isOver, let identity = controllers.identity(of: id) else { return }
    let isStock =
      identity.isStockContainer || identity.blueprint == library.moreList
      || identity.blueprint == library.alert
    trace.record(
      event, of: identity.name, isStock: isStock,
      movement: event.isAppearance ? controllers[id]?.movement : nil, at: clock)
  }

  /// Records a call of a delegate for `id`.
  mutating func record(_ id: ControllerID, _ call: DelegateCall) {
    record(id, .callback(.delegate(call)))
  }

  /// Records the question `call` for `id`, then returns the result of `answer`.
  mutating func ask(
    _ id: ControllerID, _ call: DelegateCall, _ answer: (inout Simulation) -> Bool
  ) -> Bool {
    ask(id, { .delegate(call.answered($0)) }, answer)
  }

  /// A line on the console.
  mutating func log(_ line: String) { trace.record(.log(line), at: clock) }

  /// Records a note that UIKit does not report.
  mutating func note(_ line: String) { trace.record(.note(line), at: clock) }

  /// `event` for display: text typed into a secure field is replaced by dots.
  package func concealed(_ event: Event) -> Event {
    guard case .type(let text) = event, case .view(let view)? = firstResponder,
      template(of: view)?.isSecure == true
    else { return event }
    return .type(String(repeating: "•", count: text.count))
  }

  /// Ends the app.
  mutating func raise(_ exception: UIKitException) {
    var exception = exception
    exception.event = exception.event ?? currentEvent.map { concealed($0).description }
    self.exception = exception
    schedule.removeAll()
    trace.record(.exception(exception), at: clock)
    exception.provenance.map { note($0) }
  }

  /// Ends the app with an exception of `segue` of `source`.
  mutating func raise(
    _ exception: UIKitException, by segue: SegueTemplate?, of source: ControllerID
  ) {
    var exception = exception
    exception.origin = origin(of: segue, blueprint(of: source))
    raise(exception)
  }

  /// The units of work done since the launch: called methods, questions of lists, evaluated
  /// expressions, and the layout of screens.
  package var work: Int { budget.total }

  /// The trace since the last call.
  mutating func takeTrace() -> [TraceEntry] {
    budget.restart()
    return trace.take()
  }
}

/// Equality of simulations.
extension Simulation: Hashable {
  /// Whether both have the same visible and stored state, regardless of history: neither the clock
  /// nor the ids of controllers matter.
  package static func == (left: Simulation, right: Simulation) -> Bool {
    guard left.options == right.options, left.exception == right.exception,
      left.controllers.count == right.controllers.count,
      left.library.isAlike(right.library)
    else { return false }
    return left.form == right.form
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// The visible and stored state, with controllers numbered in the order of traversal.
  private var form: Form {
    let leaving =
      schedule.phases.flatMap { $0.transition.removed } + (interaction?.transition.removed ?? [])
    let roster = controllers.inOrder(from: [root].compactMap { $0 } + leaving)
    let numbers = Dictionary(
      roster.enumerated().map { ($1, ControllerID(number: $0)) },
      uniquingKeysWith: { first, _ in first })
    return Form(
      root: root.flatMap { numbers[$0] },
      controllers: roster.compactMap { controllers[$0]?.renumbered(numbers) },
      schedule: schedule.renumbered(numbers),
      input: input.renumbered(numbers),
      pasteboard: pasteboard,
      finger: finger.map { Finger(id: $0.id, part: $0.part) },
      interaction: interaction.map { interaction in
        var copy = interaction
        copy.transition = interaction.transition.renumbered(numbers)
        return copy
      }, sharedState: sharedState,
      isHeldInLandscape: deviceIsLandscape ?? options.isLandscape)
  }

  private struct Form: Hashable {
    let root: ControllerID?
    let controllers: [Controller]
    let schedule: Schedule
    let input: InputState
    let pasteboard: Pasteboard
    let finger: Finger?
    let interaction: InteractiveTransition?
    let sharedState: ControllerState?
    let isHeldInLandscape: Bool
  }

  /// The element under a touch.
  private struct Finger: Hashable {
    let id: String
    let part: Int?
  }
}

extension Controller {
  /// The controller with its references renumbered by `numbers`; references to released controllers
  /// are dropped.
  fileprivate func renumbered(_ numbers: [ControllerID: ControllerID]) -> Controller {
    func number(_ id: ControllerID?) -> ControllerID? { id.flatMap { numbers[$0] } }
    var copy = self
    copy.id = number(copy.id) ?? copy.id
    copy.modality.presentationDelegate = number(copy.modality.presentationDelegate)
    copy.parent = number(copy.parent)
    copy.children = copy.children.compactMap(number)
    copy.presented = number(copy.presented)
    copy.presenting = number(copy.presenting)
    copy.originalPresenter = number(copy.originalPresenter)
    copy.kept = copy.kept.compactMap(number)
    copy.contextMenus = copy.contextMenus.compactMapValues(number)
    copy.itemActions = copy.itemActions.mapValues {
      ItemAction(selector: $0.selector, target: number($0.target))
    }
    copy.delegate = number(copy.delegate)
    copy.dataSource = number(copy.dataSource)
    if let search = copy.search { copy.search = search.renumbered(number) }
    copy.embedded = copy.embedded.compactMapValues(number)
    copy.owner = number(copy.owner)
    if !copy.lists.isEmpty {
      copy.lists = copy.lists.mapValues { list in
        var list = list.renumbered()
        list.dataSource = number(list.dataSource)
        list.delegate = number(list.delegate)
        list.prefetchDataSource = number(list.prefetchDataSource)
        return list
      }
    }
    copy.container = copy.container.renumbered(number)
    return copy
  }
}

extension Controller.Container {
  /// The value with controllers renumbered by `number`.
  fileprivate func renumbered(_ number: (ControllerID?) -> ControllerID?) -> Self {
    switch self {
    case .plain, .navigation: return self
    case .tabs(var state):
      state.more = number(state.more)
      return .tabs(state)
    case .split(var state):
      state.columns = state.columns.compactMapValues(number)
      return .split(state)
    case .pages(var state):
      state.allPages = state.allPages.compactMap(number)
      state.neighbors = state.neighbors.mapValues { neighbor in
        guard case .page(let id) = neighbor else { return neighbor }
        return .page(number(id) ?? id)
      }
      return .pages(state)
    }
  }
}
