/// A controller of a running app while its code is called: `self`, in the app's own classes.
///
/// All that it changes happens at once, and calls the code of those it happens to, before it returns.
/// When an exception has ended the app, nothing that it does has an effect any longer.
public struct RunningController<Code: ControllerBehavior>: Sendable {
  /// Its own identity.
  public let id: ControllerID

  /// The app that it runs in, as it is at this moment, to look at.
  package internal(set) var simulation: Simulation

  private let code: Code

  /// What it has made and nobody has taken yet.
  var loose: [ControllerID] = []

  init(_ id: ControllerID, on simulation: consuming Simulation, running code: Code) {
    self.id = id
    self.simulation = simulation
    self.code = code
  }

  /// What it knows.
  public var state: Code.State {
    get { simulation.controllers[id]?.state?.value as? Code.State ?? code.initialState }
    set { change { $0.state = .known(newValue) } }
  }

  /// Its title. A new title is also that of its navigation item, whatever that said (BAR-04).
  public var title: String? {
    get { simulation.controllers[id]?.title }
    set {
      guard simulation.exception == nil else { return }
      simulation.setTitle(newValue, of: id)
    }
  }

  /// Its name in traces.
  public var name: String { simulation.controllers[id]?.name ?? "" }

  /// Whether its view exists.
  public var isViewLoaded: Bool { simulation.controllers[id]?.isViewLoaded ?? false }

  /// Makes its view, if there is none yet (LIFE-01).
  public mutating func loadViewIfNeeded() {
    guard isAlive else { return }
    simulation.load(id)
  }

  /// Whether it is being edited.
  public var isEditing: Bool { simulation.controllers[id]?.isEditing ?? false }

  /// Begins or ends editing, which its edit button shows as Done and Edit (BAR-12).
  public mutating func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isAlive else { return }
    simulation.setEditing(isEditing, of: id, animated: animated)
  }

  /// Writes `line` to the console.
  public mutating func log(_ line: String) {
    guard isAlive else { return }
    simulation.log(line)
  }

  /// Raises an exception that nobody catches: the app is over (EXC-41).
  public mutating func raise(_ name: String, reason: String) {
    guard isAlive else { return }
    simulation.raise(UIKitException(name, reason, from: simulation.blueprint(of: id)?.origin))
  }

  /// Whether the app runs and it is a part of it.
  var isAlive: Bool { simulation.exception == nil && simulation.controllers[id] != nil }

  mutating func change(_ body: (inout Controller) -> Void) {
    guard simulation.exception == nil else { return }
    simulation.controllers[id]?.change(body)
  }

  /// Releases what it has made and nobody has taken or keeps.
  mutating func releaseUnowned() {
    for made in loose where simulation.isHeldByNobody(made) { simulation.release(made) }
    loose = []
  }
}

extension Controller {
  /// Lets `body` change it where it is.
  fileprivate mutating func change(_ body: (inout Controller) -> Void) { body(&self) }
}
