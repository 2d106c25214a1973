import BoardwalkGraph

/// Making other controllers, and talking to them.
extension RunningController {
  /// A new controller from the scene with the storyboard identifier `identifier`, in the storyboard
  /// that it comes from itself; raises where there is none (EXC-11).
  ///
  /// Unless it is pushed, presented or kept before the method ends, nobody holds it, and it is gone.
  public mutating func instantiate(_ identifier: String) -> ControllerID? {
    guard isAlive, let document = simulation.blueprint(of: id)?.place.document else { return nil }
    guard let place = simulation.library.scene(identifier: identifier, in: document) else {
      simulation.raise(
        .noController(identifier: identifier, from: simulation.blueprint(of: id)?.origin))
      return nil
    }
    do {
      let made = try simulation.instantiate(place, for: nil, by: nil)
      loose.append(made)
      return made
    } catch {
      simulation.raise(error)
      return nil
    }
  }

  /// Holds `other` as a property of its class does: it lives as long as it lives itself.
  public mutating func keep(_ other: ControllerID) {
    change { if !$0.kept.contains(other) { $0.kept.append(other) } }
  }

  /// Lets `other` go again, which then is gone unless something else holds it.
  public mutating func drop(_ other: ControllerID) {
    change { $0.kept.removeAll { $0 == other } }
    loose.append(other)
  }

  /// Lets `body` speak to the controller `other`, whose class behaves as `behavior`, as with a
  /// forced cast; raises where it does not (EXC-40).
  ///
  /// ```swift
  /// controller.with(segue.destination, as: DetailBehavior.self) { $0.state.item = item }
  /// ```
  public mutating func with<Other: ControllerBehavior>(
    _ other: ControllerID, as behavior: Other.Type, _ body: (inout Other.Instance) -> Void
  ) {
    guard isAlive, simulation[other] != nil else { return }
    guard let code = simulation.behavior(of: other) as? Other else {
      return simulation.raise(
        .failedCast(simulation.className(of: other), to: "\(Other.self)"))
    }
    code.act(as: other, on: &simulation, body)
  }

  /// Lets `body` speak to the controller `other`, whatever its class.
  public mutating func with(
    _ other: ControllerID, _ body: (inout RunningController<StockBehavior>) -> Void
  ) {
    guard isAlive else { return }
    StockBehavior().act(as: other, on: &simulation, body)
  }
}

extension Simulation {
  /// Whether nothing that is part of the app holds `id`.
  func isHeldByNobody(_ id: ControllerID) -> Bool {
    guard let controller = controllers[id] else { return false }
    return controller.parent == nil && controller.presenting == nil && id != root
      && controller.keeper.flatMap { controllers[$0] } == nil && !controller.isHeld
      && !scheduled.contains { $0.transition.removed.contains(id) } && !isKeptByCode(id)
  }

  /// Whether the code of a controller holds `id`.
  func isKeptByCode(_ id: ControllerID) -> Bool {
    library.hasBehaviors && controllers.all.contains { $0.kept.contains(id) }
  }
}
