import BoardwalkGraph

/// A running app: its window, its controllers, and a clock. A value: copies are history.
///
/// The same graph, options and events give the same simulation and the same trace, always.
package struct Simulation: Sendable {
  let library: Library

  /// Under what circumstances the app runs: as it was launched, but for how the device is held.
  package internal(set) var options: LaunchOptions

  /// Milliseconds of the virtual clock since launch.
  package internal(set) var clock = 0

  /// The window's root view controller; nil where there is none, and the screen is black.
  package internal(set) var root: ControllerID?

  /// The exception that ended the app, if one did.
  package internal(set) var exception: UIKitException?

  var controllers = ControllerTable()
  var scheduled: [ScheduledPhase] = []

  /// What else happens later, the earliest first.
  var appointments: [Appointment] = []

  /// What was copied last.
  package var pasteboard = Pasteboard()

  /// Where input goes.
  var input = InputState()

  /// How views looked before the changes that are being animated; nil where none are.
  var animatedOrigins: [ViewID: ViewAnimation.Look]?
  var trace: [TraceEntry] = []
  var phase = TraceEntry.Phase.sync

  /// The event that is happening, or whose consequences are; nil at launch.
  var cause: Event?

  var names = NameRegister()

  /// The gesture that a finger is in the middle of.
  var interaction: Interaction?

  /// What a finger is on that has not been lifted.
  var finger: Touchable?

  /// What code has made and not yet put anywhere.
  var loose: [ControllerID] = []

  /// The transition whose callbacks are being told.
  var current: Transition?

  /// What code knows beside the controllers.
  var knowledge: ControllerState?

  /// The lists that have changed and are to be laid out.
  var pendingLists: [ListID] = []

  /// Whether lists are being laid out: what changes meanwhile waits for its turn.
  var isLayingOut = false

  /// How much of the app's own code has been called.
  var budget = HandlerBudget()

  private var nextNumber = 0

  init(library: Library, options: LaunchOptions) {
    self.library = library
    self.options = options
  }

  /// The compiled app.
  package var graph: SceneGraph { library.graph }

  /// The controller `id`; nil once it is gone.
  package subscript(id: ControllerID) -> Controller? { controllers[id] }

  /// How many controllers are alive.
  package var controllerCount: Int { controllers.count }

  /// Whether nothing moves: no transition is under way, no animation and no keyboard.
  package var isSettled: Bool { nextMovement == nil && interaction == nil }

  /// What the controller `id` was made from.
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
    guard let identity = controllers.identity(of: id) else { return nil }
    return library.blueprints[identity.wrappedValue.blueprint]
  }

  mutating func nextID() -> ControllerID {
    defer { nextNumber += 1 }
    return ControllerID(number: nextNumber)
  }
}
