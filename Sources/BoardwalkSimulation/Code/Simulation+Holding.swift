/// Controllers that the code of others holds.
extension Simulation {
  /// Lets the code of `owner` hold those of `new` that nobody else holds, as properties do, and no
  /// longer those of `old` (LIFE-14).
  ///
  /// What is part of the app already stays with what holds it there: so nobody holds on to those who
  /// made it.
  package mutating func hold(
    _ new: [ControllerID], insteadOf old: [ControllerID] = [], by owner: ControllerID
  ) {
    for id in new where id != owner && isHeldByNobody(id) { controllers[owner]?.kept.append(id) }
    for id in old where !new.contains(id) && controllers[owner]?.kept.contains(id) == true {
      controllers[owner]?.kept.removeAll { $0 == id }
      loose.append(id)
    }
  }
}
