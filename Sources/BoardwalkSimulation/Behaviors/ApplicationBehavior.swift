import BoardwalkGraph

/// The code of an app's delegate.
///
/// It is modeled as a controller that is never shown, so that it can own controllers, and post and
/// observe notifications.
public protocol ApplicationBehavior: ControllerBehavior {
  /// Whether the class is the app's delegate; true by default.
  var isApplicationDelegate: Bool { get }

  /// `application(_:didFinishLaunchingWithOptions:)`: the root controllers exist, but no view is
  /// loaded (S2-08).
  func didFinishLaunching(_ application: inout Instance)
}

extension ApplicationBehavior {
  /// True.
  public var isApplicationDelegate: Bool { true }

  fileprivate func didFinishLaunching(as id: ControllerID, on simulation: inout Simulation) {
    notify(.didFinishLaunching, as: id, on: &simulation) { didFinishLaunching(&$0) }
  }
}

extension Simulation {
  /// Calls the app's delegate, if there is code for one.
  mutating func finishLaunching() {
    guard !isOver, let name = library.applicationDelegate else { return }
    let delegate = makeController(.viewController, class: name)
    setHeld(true, delegate)
    notify(delegate, .initCoder)
    record(delegate, .callback(.didFinishLaunching))
    (behavior(of: delegate) as? any ApplicationBehavior)?
      .didFinishLaunching(as: delegate, on: &self)
  }

  /// Sets `id` as the root controller of the window. The old one leaves the screen with all its
  /// presentations (TIME-03).
  package mutating func setRoot(_ id: ControllerID) {
    guard !isOver, controllers.contains(id), root != id else { return }
    let old = root
    let covers = presentationChain
    controllers.root = id
    schedule.removePhases { phase in
      old.map { phase.transition.incoming.contains($0) } ?? false
    }
    begin(
      Transition(
        sequence: .replaceRoot, outgoing: covers.reversed(), incoming: [id], timing: .immediate))
    if let old { controllers.markUnowned(old) }
  }
}
