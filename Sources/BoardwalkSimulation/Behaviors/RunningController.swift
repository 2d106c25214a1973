/// A controller of a running app while its code is called: `self`, in the app's own classes.
///
/// All that it changes happens at once, and calls the code of those it happens to, before it returns.
/// When an exception has ended the app, nothing that it does has an effect any longer.
public struct RunningController<Code: ControllerBehavior>: Sendable {
  /// Its own identity.
  public let id: ControllerID

  /// The app that it runs in, as it is at this moment, to look at.
  package internal(set) var stage: Stage

  private let code: Code

  /// What it has made and nobody has taken yet.
  var loose: [ControllerID] = []

  init(_ id: ControllerID, on stage: consuming Stage, running code: Code) {
    self.id = id
    self.stage = stage
    self.code = code
  }

  /// What it knows.
  public var state: Code.State {
    get { stage.controllers[id]?.state?.value as? Code.State ?? code.initialState }
    set { change { $0.state = .known(newValue) } }
  }

  /// Its title. A new title is also that of its navigation item, whatever that said (BAR-04).
  public var title: String? {
    get { stage.controllers[id]?.title }
    set {
      guard stage.exception == nil else { return }
      stage.setTitle(newValue, of: id)
    }
  }

  /// Its name in traces.
  public var name: String { stage.controllers[id]?.name ?? "" }

  /// Whether its view exists.
  public var isViewLoaded: Bool { stage.controllers[id]?.isViewLoaded ?? false }

  /// Makes its view, if there is none yet (LIFE-01).
  public mutating func loadViewIfNeeded() {
    guard isAlive else { return }
    stage.load(id)
  }

  /// Whether it is being edited.
  public var isEditing: Bool { stage.controllers[id]?.isEditing ?? false }

  /// Begins or ends editing, which its edit button shows as Done and Edit (BAR-12).
  public mutating func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isAlive else { return }
    stage.setEditing(isEditing, of: id, animated: animated)
  }

  /// Writes `line` to the console.
  public mutating func log(_ line: String) {
    guard isAlive else { return }
    stage.log(line)
  }

  /// Raises an exception that nobody catches: the app is over (EXC-41).
  public mutating func raise(_ name: String, reason: String) {
    guard isAlive else { return }
    stage.raise(UIKitException(name, reason, from: stage.blueprint(of: id)?.origin))
  }

  /// Whether the app runs and it is a part of it.
  var isAlive: Bool { stage.exception == nil && stage.controllers[id] != nil }

  mutating func change(_ body: (inout Controller) -> Void) {
    guard stage.exception == nil else { return }
    stage.controllers[id]?.change(body)
  }

  /// Releases what it has made and nobody has taken or keeps.
  mutating func letGo() {
    for made in loose where stage.isHeldByNobody(made) { stage.release(made) }
    loose = []
  }
}

extension Controller {
  /// Lets `body` change it where it is.
  fileprivate mutating func change(_ body: (inout Controller) -> Void) { body(&self) }
}
