import BoardwalkGraph

/// A controller of a running app during a call of its code: `self` in the app's own classes.
///
/// All changes happen at once, and call other code before they return. After an exception has ended
/// the app, they have no effect.
public struct RunningController<Code: ControllerBehavior>: Sendable {
  /// Its own identity.
  public let id: ControllerID

  /// The running app at this moment.
  package internal(set) var simulation: Simulation

  private let code: Code

  /// The controllers that it has created and that are not owned yet.
  var made: [ControllerID] = []

  init(_ id: ControllerID, on simulation: consuming Simulation, running code: Code) {
    self.id = id
    self.simulation = simulation
    self.code = code
  }

  /// The state of its behavior.
  public var state: Code.State {
    get { simulation.controllers[id]?.state?.value as? Code.State ?? code.initialState }
    set { change { $0.state = .known(newValue) } }
  }

  /// Its title. Setting it also sets the title of its navigation item (BAR-04).
  public var title: String? {
    get { simulation.controllers[id]?.title }
    set {
      guard !simulation.isOver else { return }
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

  /// Raises an uncaught exception, which ends the app (EXC-41).
  public mutating func raise(_ name: String, reason: String) {
    guard isAlive else { return }
    simulation.raise(name, reason: reason, by: id)
  }

  /// Whether the app runs and contains it.
  var isAlive: Bool { !simulation.isOver && simulation.controllers.contains(id) }

  mutating func change(_ body: (inout Controller) -> Void) {
    guard !simulation.isOver else { return }
    simulation.controllers[id]?.change(body)
  }

  /// Ends the call: releases created controllers that are not owned, and returns the app.
  ///
  /// It consumes the instance, so that the app is moved out, not copied.
  consuming func finished() -> Simulation {
    var simulation = simulation
    for id in made where simulation.isUnreferenced(id) { simulation.release(id) }
    return simulation
  }
}

extension Controller {
  /// Changes it in place.
  fileprivate mutating func change(_ body: (inout Controller) -> Void) { body(&self) }
}

/// Parents and presenters.
extension RunningController {
  /// Its navigation item.
  public var navigationItem: NavigationItemState? {
    get { simulation.controllers[id]?.navigationItem }
    set { if let newValue { change { $0.navigationItem = newValue } } }
  }

  /// Its presentation properties; nil after its release.
  public var modality: Modality? {
    get { simulation.controllers[id]?.modality }
    set { if let newValue { change { $0.modality = newValue } } }
  }

  /// The container it is in.
  public var parent: ControllerID? { simulation.controllers.parent(of: id) }

  /// The controllers in it.
  public var children: [ControllerID] { simulation.controllers.children(of: id) }

  /// The nearest navigation controller around it.
  public var navigationController: ControllerID? { parent.flatMap(simulation.navigationController) }

  /// The nearest tab bar controller around it.
  public var tabBarController: ControllerID? { parent.flatMap(simulation.tabBarController) }

  /// The nearest split view controller around it.
  public var splitViewController: ControllerID? {
    parent.flatMap(simulation.controllers.splitViewController)
  }

  /// The controller that it presents, or the nearest container around it does (PRES-10).
  public var presentedViewController: ControllerID? { simulation.presentedViewController(of: id) }

  /// The controller that presents it, or the nearest container around it (PRES-10).
  public var presentingViewController: ControllerID? {
    simulation.presentingViewController(of: id)
  }

  /// Whether it is being added to its container: only in the callbacks of its own push (LIFE-17).
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether it is being removed from its container: only in the callbacks of its own pop
  /// (LIFE-17).
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether it is being presented itself (LIFE-17).
  public var isBeingPresented: Bool { movement == .presented }

  /// Whether it is being dismissed itself (LIFE-17).
  public var isBeingDismissed: Bool { movement == .dismissed }

  private var movement: Movement? { simulation.controllers[id]?.movement }
}

/// Making other controllers, and talking to them.
extension RunningController {
  /// Instantiates the scene with the storyboard identifier `identifier` of its own storyboard;
  /// raises if there is none (EXC-11).
  ///
  /// It is released at the end of the method unless it is pushed, presented or retained.
  public mutating func instantiate(_ identifier: String) -> ControllerID? {
    guard isAlive, let document = simulation.blueprint(of: id)?.place.document else { return nil }
    guard let place = simulation.library.scene(identifier: identifier, in: document) else {
      simulation.raise(
        .noController(identifier: identifier, from: simulation.blueprint(of: id)?.origin))
      return nil
    }
    do {
      let made = try simulation.instantiate(place, for: nil, by: nil)
      self.made.append(made)
      return made
    } catch {
      simulation.raise(error)
      return nil
    }
  }

  /// Owns `other`, as a stored property does, until ``drop(_:)`` or until it is released itself.
  public mutating func keep(_ other: ControllerID) {
    change { if !$0.kept.contains(other) { $0.kept.append(other) } }
  }

  /// Releases `other`, unless something else owns it.
  public mutating func drop(_ other: ControllerID) {
    change { $0.kept.removeAll { $0 == other } }
    made.append(other)
  }

  /// Calls `body` with the controller `other`, whose class has the behavior `behavior`; as with a
  /// forced cast, any other class raises an exception (EXC-40).
  ///
  /// ```swift
  /// controller.with(segue.destination, as: DetailBehavior.self) { $0.state.item = item }
  /// ```
  public mutating func with<Other: ControllerBehavior>(
    _ other: ControllerID, as behavior: Other.Type, _ body: (inout Other.Instance) -> Void
  ) {
    guard isAlive, simulation[other] != nil else { return }
    guard let code = simulation.behavior(of: other, as: Other.self) else {
      return simulation.failCast(of: other, to: "\(Other.self)")
    }
    code.act(as: other, on: &simulation, body)
  }

  /// Calls `body` with the controller `other`, of any class.
  public mutating func with(
    _ other: ControllerID, _ body: (inout RunningController<StockBehavior>) -> Void
  ) {
    guard isAlive else { return }
    StockBehavior().act(as: other, on: &simulation, body)
  }
}

extension Simulation {
  /// Whether no part of the app owns `id`.
  func isUnreferenced(_ id: ControllerID) -> Bool {
    guard let controller = controllers[id] else { return false }
    return controller.parent == nil && controller.presenting == nil && id != root
      && controller.owner.flatMap { controllers[$0] } == nil && !controller.isHeld
      && !schedule.phases.contains { $0.transition.removed.contains(id) } && !isKeptByCode(id)
  }

  /// Whether the code of a controller holds `id`.
  func isKeptByCode(_ id: ControllerID) -> Bool {
    library.hasBehaviors && controllers.all.contains { $0.kept.contains(id) }
  }
}

/// Timers and animations.
extension RunningController {
  /// Animates the visible effects of `changes` (`alpha` and `transform` of views) for `duration`
  /// seconds, after `delay` seconds; then calls its `complete` with `completion`.
  ///
  /// ```swift
  /// controller.animate(withDuration: 0.2, completion: "faded") { $0["photo"]?.alpha = 0 }
  /// ```
  ///
  /// The properties of views change at once, as in UIKit.
  public mutating func animate(
    withDuration duration: Double, delay: Double = 0, completion: String? = nil,
    _ changes: (inout Self) -> Void
  ) {
    guard isAlive else { return }
    let outer = simulation.beginAnimation()
    changes(&self)
    guard isAlive else {
      simulation.dropAnimation(inside: outer)
      return
    }
    simulation.endAnimation(
      inside: outer, for: id, duration: duration, delay: delay, completion: completion)
  }

  /// Calls its `timerFired` with `name` after `seconds`, once, as `asyncAfter` or a timer does.
  public mutating func after(_ seconds: Double, _ name: String) {
    guard isAlive else { return }
    simulation.startTimer(name, of: id, in: .milliseconds(seconds))
  }

  /// Calls its `timerFired` with `name` every `seconds`, until it is stopped or the controller is
  /// released.
  public mutating func startTimer(_ name: String, every seconds: Double) {
    guard isAlive else { return }
    let interval = Int.milliseconds(seconds)
    simulation.startTimer(name, of: id, in: max(1, interval), every: interval)
  }

  /// Stops the timers and delayed calls `name`.
  public mutating func stopTimer(_ name: String) {
    guard isAlive else { return }
    simulation.schedule.removeTimers(named: name, of: id)
  }

  /// The time of the virtual clock since launch, in seconds.
  public var time: Double { Double(simulation.clock) / 1000 }
}

extension Int {
  /// `seconds` in milliseconds: from none to a day, so that the clock never runs over.
  static func milliseconds(_ seconds: Double) -> Int {
    guard seconds.isFinite else { return 0 }
    return Self((Swift.min(Swift.max(seconds, 0), 86_400) * 1000).rounded())
  }
}

/// Notifications.
extension RunningController {
  /// Observes the notifications `name` until its release.
  public mutating func observe(_ name: String) {
    change { if !$0.observed.contains(name) { $0.observed.append(name) } }
  }

  /// Posts `name` to all observers, the oldest first, before it returns.
  public mutating func post(_ name: String, userInfo: [String: String] = [:]) {
    guard isAlive else { return }
    simulation.post(name, from: id, userInfo: userInfo)
  }
}
