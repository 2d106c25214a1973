/// The first responders to restore when the view of their controller is in the window: a view that
/// code focused too early (APP-05), and the first responder of a covered screen (APP-07, APP-08).
/// Each controller has at most one.
struct RestorableResponders: Sendable, Hashable {
  private var responders: [ControllerID: Responder] = [:]

  /// Adds `responder`, in place of the former one of its controller.
  mutating func add(_ responder: Responder) {
    if let id = responder.controller { responders[id] = responder }
  }

  /// Removes and returns the responder to restore in the view of `id`.
  mutating func take(of id: ControllerID) -> Responder? {
    responders.isEmpty ? nil : responders.removeValue(forKey: id)
  }

  /// Removes the responder in the view of `id`.
  mutating func remove(of id: ControllerID) { _ = take(of: id) }

  /// Removes `responder`, if it is to be restored.
  mutating func remove(_ responder: Responder) {
    if let id = responder.controller, responders[id] == responder { remove(of: id) }
  }

  /// The value with controllers renumbered by `numbers`.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> RestorableResponders {
    var copy = RestorableResponders()
    for (id, responder) in responders where numbers[id] != nil {
      copy.add(responder.renumbered(numbers))
    }
    return copy
  }
}
