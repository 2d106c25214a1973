import BoardwalkGraph
import BoardwalkPlatform

/// The destination of an outlet.
public enum OutletTarget: Sendable, Hashable {
  /// A view.
  case view(ViewID)

  /// An item of a bar, by its id in the document.
  case item(String)

  /// A gesture recognizer, by its id in the document.
  case recognizer(String, GestureKind)

  /// Another controller.
  case controller(ControllerID)

  /// Another object, by its id in the document.
  case object(String)
}

extension Simulation {
  /// The first destination of the outlet `name` of `id`; nil if it is not connected, or its view is
  /// not loaded (LIFE-01).
  package func outlet(_ name: String, of id: ControllerID) -> OutletTarget? {
    outlets(name, of: id).first
  }

  /// All destinations of the outlets `name` of `id`, in document order (ORC-03).
  package func outlets(_ name: String, of id: ControllerID) -> [OutletTarget] {
    guard let plan = blueprint(of: id) else { return [] }
    return plan.outlets(of: plan.template.id).filter { $0.property == name }
      .compactMap { target(of: $0.destination, plan, id) }
  }

  /// Whether the document has an outlet collection `name` of `id`.
  func isOutletCollection(_ name: String, of id: ControllerID) -> Bool {
    guard let plan = blueprint(of: id) else { return false }
    return plan.outlets(of: plan.template.id).contains { $0.property == name && $0.isCollection }
  }

  /// The view that the outlet `name` of `id` is connected to.
  package func view(_ name: String, of id: ControllerID) -> ViewID? {
    guard case .view(let view) = outlet(name, of: id) else { return nil }
    return view
  }

  private func target(of object: String, _ plan: Blueprint, _ id: ControllerID) -> OutletTarget? {
    if plan.template.view?.holds(object) == true {
      return controllers[id]?.isViewLoaded == true ? .view(ViewID(object, of: id)) : nil
    }
    if plan.view(object) != nil { return .view(ViewID(object, of: id)) }
    if item(object, of: id) != nil { return .item(object) }
    if let kind = plan.recognizer(object)?.kind { return .recognizer(object, kind) }
    if let other = controller(object, near: id, plan) { return .controller(other) }
    return .object(object)
  }

  /// The controller that was made from the object `object` of the same scene.
  private func controller(
    _ object: String, near id: ControllerID, _ plan: Blueprint
  ) -> ControllerID? {
    if plan.template.id == object { return id }
    return controllers.ids.first { other in
      guard let found = blueprint(of: other) else { return false }
      return found.template.id == object && found.place == plan.place
        && controllers.outermost(other) == controllers.outermost(id)
    }
  }
}
