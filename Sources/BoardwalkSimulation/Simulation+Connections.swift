import BoardwalkGraph

/// What happens where a document counts on something that a class does not have.
///
/// What a class has is known of UIKit's own classes, of classes whose behaviour says so, and of those
/// that the app turns out not to have.
extension Simulation {
  /// Whether the controller `id` has the property that `keyPath` begins with; nil where that is not
  /// known.
  func hasProperty(_ keyPath: String, _ id: ControllerID) -> Bool? {
    guard let identity = controllers.identity(of: id)?.wrappedValue else { return nil }
    // What nothing is known of needs no look at what UIKit knows.
    if identity.isCustom, !library.hasBehaviors { return nil }
    if KnownKeys.hasProperty(keyPath, identity.kind) { return true }
    guard identity.isCustom else { return false }
    return behavior(of: id)?.properties.map { $0.contains(String(keyPath.prefix { $0 != "." })) }
  }

  /// Connects the outlets of `id` by the names of their properties, as its view is made (ORC-03): a
  /// property that its class does not have ends the app (NIB-02, EXC-10).
  mutating func connectOutlets(of id: ControllerID) {
    guard let plan = blueprint(of: id) else { return }
    for outlet in plan.outlets where hasProperty(outlet.property, id) == false {
      return raise(
        .undefinedKey(
          outlet.property, of: className(of: id),
          from: outlet.position.map { plan.origin("outlet \"\(outlet.property)\"", at: $0) }))
    }
  }

  /// Takes the view of `id` from the nib that its document names, where the app has that nib: one
  /// whose owner has no `view` ends the app (EXC-25).
  mutating func findViewInNib(of id: ControllerID) {
    guard exception == nil, let plan = blueprint(of: id), plan.template.view == nil,
      let name = plan.template.nibName, let nib = library.xib(named: name),
      !nib.scenes.contains(where: { scene in scene.outlets.contains { $0.property == "view" } })
    else { return }
    raise(.viewNotSet(inNib: name, from: plan.origin))
  }

  /// Sets the runtime attributes of `id`, before `awakeFromNib` (NIB-04): of a property that its
  /// class does not have there is only a line on the console (EXC-62).
  mutating func setRuntimeAttributes(of id: ControllerID) {
    for attribute in blueprint(of: id)?.template.runtimeAttributes ?? []
    where hasProperty(attribute.keyPath, id) == false {
      let undefined = UIKitException.undefinedKey(
        attribute.keyPath, of: className(of: id), from: nil)
      log(
        "Failed to set (\(attribute.keyPath)) user defined inspected property on "
          + "(\(className(of: id))): \(undefined.reason)")
    }
  }

  /// Whether the app is known to have no class called `name`; UIKit's own class takes its place
  /// then (NIB-01).
  func lacksClass(_ name: String) -> Bool {
    guard let classes = options.appClasses else { return false }
    return !classes.contains(name) && !library.hasBehavior(ofClass: name)
  }

  /// Logs the line that UIKit writes for a custom class that the app lacks (EXC-54).
  mutating func logUnknownClass(_ name: String) {
    log("Unknown class \(name) in Interface Builder file.")
  }

  /// Ends the app if the controller `id` is known not to have the method that `action` sends
  /// (EXC-30); returns whether it has it.
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
