import BoardwalkGraph
import BoardwalkPlatform

/// A controller that gets the touches on its views that neither recognizers nor controls take.
public protocol TouchResponder: ControllerBehavior {
  /// `touchesBegan(_:with:)`: a finger is on `view`.
  func touchesBegan(_ controller: inout Instance, on view: ViewID)

  /// `touchesMoved(_:with:)`: it has moved.
  func touchesMoved(_ controller: inout Instance, on view: ViewID)

  /// `touchesEnded(_:with:)`: it is lifted.
  func touchesEnded(_ controller: inout Instance, on view: ViewID)

  /// `touchesCancelled(_:with:)`: a recognizer has taken the touch.
  func touchesCancelled(_ controller: inout Instance, on view: ViewID)
}

extension TouchResponder {
  /// Nothing.
  public func touchesBegan(_ controller: inout Instance, on view: ViewID) {}

  /// Nothing.
  public func touchesMoved(_ controller: inout Instance, on view: ViewID) {}

  /// Nothing.
  public func touchesEnded(_ controller: inout Instance, on view: ViewID) {}

  /// Nothing.
  public func touchesCancelled(_ controller: inout Instance, on view: ViewID) {}

  /// Whether its class has one of the methods.
  fileprivate var receivesTouches: Bool {
    Touch.Phase.allCases.contains { handles($0.method) }
  }

  fileprivate func receive(
    _ phase: Touch.Phase, on view: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) {
    notify(.touches(phase, on: view), as: id, on: &simulation) { controller in
      switch phase {
      case .began: touchesBegan(&controller, on: view)
      case .moved: touchesMoved(&controller, on: view)
      case .ended: touchesEnded(&controller, on: view)
      case .cancelled: touchesCancelled(&controller, on: view)
      }
    }
  }
}

extension InterpretedBehavior: TouchResponder {}

extension Touch.Phase {
  /// UIKit's method for it, without its arguments.
  var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}

extension UIKitCall where Answer == Void {
  static func touches(_ phase: Touch.Phase, on view: ViewID) -> Self {
    Self(
      phase.method,
      ["touches": .list([.record(["view": .view(view)])]), "event": .nil])
  }
}

/// Touches on views without a purpose of their own.
extension Simulation {
  /// The views that are touchable only since a controller gets touches, in reading order.
  package var plainTouchTargets: [Touchable] {
    guard !isOver, library.hasBehaviors, let front = presentationChain.last else {
      return []
    }
    return visibleTree(of: front).flatMap { id -> [Touchable] in
      guard touchResponder(from: id) != nil, let root = view(of: id) else { return [] }
      return (blueprint(of: id)?.collector ?? TouchTargetCollector()).plainViews(in: root)
        .map { Touchable($0, of: id) }
    }
  }

  /// The first controller from `id` on, in the responder chain, that gets touches (TCH-01).
  func touchResponder(from id: ControllerID) -> ControllerID? {
    guard library.hasBehaviors else { return nil }
    return controllersInChain(from: .controller(id)).first { id in
      behavior(of: id, as: (any TouchResponder).self)?.receivesTouches == true
    }
  }

  /// Passes `phase` of a touch on `touchable` to the controller that gets it.
  mutating func passTouch(_ phase: Touch.Phase, on touchable: Touchable) {
    guard !isOver, touchable.role == .view, let view = touchable.view,
      let id = touchResponder(from: touchable.controller),
      let responder = behavior(of: id, as: (any TouchResponder).self),
      responder.handles(phase.method)
    else { return }
    record(id, .callback(.touches(phase.method)))
    responder.receive(phase, on: view, as: id, on: &self)
  }
}
