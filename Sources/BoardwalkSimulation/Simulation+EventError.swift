/// Why a controller cannot present now: UIKit writes a line and does nothing (PRES-40).
extension Simulation {
  /// The line about `destination` on `presenter`, where that cannot present it for `source`.
  ///
  /// Whoever a full-screen presentation covers is not in the window, so that is what UIKit says of
  /// it; only who stays there, as behind a sheet, is found to be presenting already (EXC-50, EXC-51).
  func refusal(
    to destination: ControllerID, on presenter: ControllerID, for source: ControllerID
  ) -> String? {
    if isInModalTransition(presenter) {
      return attempt(destination, presenter, source, "while a presentation is in progress", "!")
    }
    if isOutsideWindow(presenter) || isOutsideWindow(source) {
      let line = attempt(
        destination, presenter, source, "whose view is not in the window hierarchy", "!")
      return options.system.major >= 13 ? "[Presentation] \(line)" : line
    }
    guard let other = controllers[presenter]?.presented else { return nil }
    return attempt(
      destination, presenter, source, "which is already presenting <\(className(of: other))>", "")
  }

  /// What is attempted and `why` it fails; before iOS 13 as a warning that ends with `mark` and names
  /// who was asked, not the container that would do it.
  private func attempt(
    _ destination: ControllerID, _ presenter: ControllerID, _ source: ControllerID,
    _ why: String, _ mark: String
  ) -> String {
    let attempt = "Attempt to present <\(className(of: destination))> on"
    let asked = "<\(className(of: source))>"
    return options.system.major >= 13
      ? "\(attempt) <\(className(of: presenter))> (from \(asked)) \(why)."
      : "Warning: \(attempt) \(asked) \(why)\(mark)"
  }

  /// Whether the view of `id` is not in the window, as one's that has only loaded (PRES-41), and nothing
  /// that covered it was dismissed without animation in this turn.
  private func isOutsideWindow(_ id: ControllerID) -> Bool {
    guard controllers[id]?.appearance == .disappeared else { return false }
    let whole = outermost(id)
    return !scheduled.contains {
      $0.transition.isDismissal && $0.transition.incoming.contains(whole)
    }
  }

  /// Whether `id` presents something, or has dismissed it or is being dismissed, and that has not
  /// ended (EXC-52).
  private func isInModalTransition(_ id: ControllerID) -> Bool {
    let whole = outermost(id)
    func isIn(_ transition: Transition) -> Bool {
      transition.occupies(id) || transition.removed.contains(whole) && transition.isDismissal
    }
    if phase == .turn, let current, isIn(current) { return true }
    return scheduled.contains { isIn($0.transition) }
  }
}

extension Transition {
  /// Whether `id` cannot present before it has ended. What goes without animation is out of the way
  /// when the main queue drains, before anything else comes.
  fileprivate func occupies(_ id: ControllerID) -> Bool {
    presenter == id && (pace == .animated || choreography == .present)
  }

  /// Whether it ends a presentation.
  fileprivate var isDismissal: Bool { choreography == .dismiss }
}
