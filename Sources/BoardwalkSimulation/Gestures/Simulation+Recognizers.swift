import BoardwalkPlatform

/// Gesture recognizers that code attaches.
extension Simulation {
  /// Attaches `recognizer`, whose id is its name, to `view`; whose controller gets `action`. One of the
  /// same name that the view has already goes.
  package mutating func addGestureRecognizer(
    _ recognizer: Recognizer, to view: ViewID, action: String? = nil
  ) {
    guard exception == nil else { return }
    let attached = AttachedRecognizer(view: view.object, recognizer: recognizer, action: action)
    controllers[view.controller]?.gestures.attached.removeAll {
      $0.view == view.object && $0.recognizer.id == recognizer.id
    }
    controllers[view.controller]?.gestures.attached.append(attached)
  }

  /// The names and kinds of the recognizers of `view`: those of its document by their ids, a scroll view's
  /// own (GES-12), and those that code has attached.
  package func gestureRecognizers(of view: ViewID) -> [(name: String, kind: GestureKind)] {
    gestureEntries(of: view).map { ($0.name, $0.recognizer.kind) }
  }

  /// Lets the recognizer called `name` in the view of `id` wait until the one called `other` has failed
  /// (GES-08).
  package mutating func require(
    _ name: String, toFail other: String, of id: ControllerID
  ) {
    guard exception == nil else { return }
    controllers[id]?.gestures.requirements[name, default: []].insert(other)
  }

  /// Lets the recognizer called `name` in the view of `id` see touches, or none.
  package mutating func setEnabled(
    _ isEnabled: Bool, recognizer name: String, of id: ControllerID
  ) {
    guard exception == nil else { return }
    controllers[id]?.gestures.isEnabled[name] = isEnabled
  }
}
