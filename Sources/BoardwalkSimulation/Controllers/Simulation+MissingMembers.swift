import BoardwalkDocument
import BoardwalkGraph

/// Exceptions for members that a class lacks.
///
/// Members are known of UIKit's classes, of classes whose behavior declares them, and of classes
/// that the app does not contain.
extension Simulation {
  /// Whether the controller `id` has the first property of `keyPath`; nil if that is unknown.
  func hasProperty(_ keyPath: String, _ id: ControllerID) -> Bool? {
    guard let identity = controllers.identity(of: id) else { return nil }
    // Unknown classes need no lookup of UIKit's members.
    if identity.isCustom, !library.hasBehaviors { return nil }
    if KnownKeys.hasProperty(keyPath, identity.kind) { return true }
    guard identity.isCustom else { return false }
    return behavior(of: id)?.properties.map { $0.contains(String(keyPath.prefix { $0 != "." })) }
  }

  /// Ends the app if an outlet of `id` names a property that its class lacks (NIB-02, EXC-10).
  ///
  /// UIKit connects outlets when it loads the view (ORC-03).
  mutating func checkOutlets(of id: ControllerID) {
    guard let blueprint = blueprint(of: id) else { return }
    for outlet in blueprint.outlets where hasProperty(outlet.property, id) == false {
      return raise(
        .undefinedKey(
          outlet.property, of: controllers.className(of: id),
          from: outlet.position.map { blueprint.origin("outlet \"\(outlet.property)\"", at: $0) }))
    }
  }

  /// Ends the app if the document of `id` names a nib whose owner has no `view` outlet (EXC-25).
  mutating func checkNibView(of id: ControllerID) {
    guard !isOver, let blueprint = blueprint(of: id), blueprint.template.view == nil,
      let name = blueprint.template.nibName, let nib = library.xib(named: name),
      !nib.scenes.contains(where: { scene in scene.outlets.contains { $0.property == "view" } })
    else { return }
    raise(.viewNotSet(inNib: name, from: blueprint.origin))
  }

  /// Logs each runtime attribute of `id` whose property its class lacks (EXC-62).
  ///
  /// UIKit sets runtime attributes before it sends `awakeFromNib` (NIB-04).
  mutating func checkRuntimeAttributes(of id: ControllerID) {
    for attribute in blueprint(of: id)?.template.runtimeAttributes ?? []
    where hasProperty(attribute.keyPath, id) == false {
      let undefined = UIKitException.undefinedKey(
        attribute.keyPath, of: controllers.className(of: id), from: nil)
      log(
        "Failed to set (\(attribute.keyPath)) user defined inspected property on "
          + "(\(controllers.className(of: id))): \(undefined.reason)")
    }
  }

  /// Whether the app is known to lack the class `name`; UIKit's own class then replaces it
  /// (NIB-01).
  func lacksClass(_ name: String) -> Bool {
    guard let classes = options.appClasses else { return false }
    return !classes.contains(name) && !library.hasBehavior(ofClass: name)
  }

  /// Logs the line that UIKit writes for a custom class that the app lacks (EXC-54).
  mutating func logUnknownClass(_ name: String) {
    log("Unknown class \(name) in Interface Builder file.")
  }

  /// Returns whether the controller `id` can have the method of `action`. If its class is known to
  /// lack the method, the app ends (EXC-30).
  mutating func recognizes(_ action: ActionTemplate, _ id: ControllerID) -> Bool {
    guard let controller = controllers[id], hasAction(action.selector, id) == false else {
      return true
    }
    var raised = UIKitException.unrecognized(action.selector, by: controller.className)
    raised.origin = blueprint(of: id)?.origin(
      "action \"\(action.selector)\"", at: action.position)
    raise(raised)
    return false
  }
}
