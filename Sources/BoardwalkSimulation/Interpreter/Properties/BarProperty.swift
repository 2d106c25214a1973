import BoardwalkBehavior

/// The properties of bars, of the gesture that pops, and of a presentation controller.
enum BarProperty {
  /// The name of a navigation controller's bar.
  static let part = "navigationBar"

  /// The name of a tab bar controller's bar.
  static let tabBarPart = "tabBar"

  /// The name of a navigation controller's toolbar.
  static let toolbarPart = "toolbar"

  /// The name of a navigation controller's gesture recognizer.
  static let gesturePart = "interactivePopGestureRecognizer"

  /// The name of a controller's presentation controller.
  static let presentationPart = "presentationController"

  /// The names of all properties of the part `part`; none if it is another one.
  static func names(of part: String) -> Set<String> {
    switch part {
    case self.part: AppearanceNames.bars.union(["prefersLargeTitles", "isHidden"])
    case tabBarPart: AppearanceNames.bars.union(["items", "isHidden"])
    case toolbarPart: AppearanceNames.bars
    case gesturePart: ["isEnabled", "delegate"]
    case presentationPart:
      anchors.union(sheet).union([
        "delegate", "permittedArrowDirections", "presentedViewController",
        "presentingViewController", "sourceRect",
      ])
    default: []
    }
  }

  /// The properties with the view or the item at which a popover points.
  private static let anchors: Set<String> = ["barButtonItem", "sourceItem", "sourceView"]

  /// The properties of a sheet.
  private static let sheet = Set(ControllerProperty.sheet.keys).subtracting([
    "sheetPresentationController"
  ])

  static func read(
    _ name: String, of part: String, _ id: ControllerID, on simulation: Simulation
  ) -> Value? {
    if AppearanceNames.bars.contains(name), names(of: part).contains(name) { return .nil }
    if (part, name) == (presentationPart, "delegate") {
      return Value(simulation[id]?.modality.presentationDelegate)
    }
    if part == tabBarPart {
      guard name == "items" else { return name == "isHidden" ? .bool(false) : nil }
      return .list((simulation[id]?.children ?? []).map { .part("tabBarItem", of: $0) })
    }
    if part == presentationPart { return presentation(name, of: id, on: simulation) }
    guard case .navigation(let state)? = simulation[id]?.container else { return nil }
    switch (part, name) {
    case (self.part, "prefersLargeTitles"): return .bool(state.prefersLargeTitles)
    case (self.part, "isHidden"): return .bool(state.isBarHidden)
    case (gesturePart, "isEnabled"): return .bool(state.allowsBackGesture)
    case (gesturePart, "delegate"):
      guard case .controller(let delegate) = state.backGestureDelegate else { return .nil }
      return .controller(delegate)
    default: return nil
    }
  }

  /// The property `name` of the presentation controller of `id`.
  private static func presentation(
    _ name: String, of id: ControllerID, on simulation: Simulation
  ) -> Value? {
    guard names(of: presentationPart).contains(name) else { return nil }
    if name == "presentedViewController" { return .controller(id) }
    guard sheet.contains(name) || name == "presentingViewController" else { return .nil }
    var copy = simulation
    return ControllerProperty.read(name, of: id, on: &copy)
  }

  static func write(
    _ value: Value, _ name: String, of part: String, _ id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    guard names(of: part).contains(name) else { return false }
    guard !AppearanceNames.bars.contains(name) else { return true }
    switch (part, name) {
    case (presentationPart, "delegate"):
      simulation.configure(id) { $0.presentationDelegate = value.controller }
    case (presentationPart, _) where sheet.contains(name):
      return ControllerProperty.write(value, name, of: id, on: &simulation)
    case (presentationPart, _):
      if anchors.contains(name) {
        simulation.configure(id) { $0.sourceItem = value.popoverAnchor }
      }
    case (gesturePart, "delegate"):
      simulation.updateNavigation(of: id) {
        $0.backGestureDelegate = value.controller.map(BackGestureDelegate.controller) ?? .removed
      }
    case (self.part, "prefersLargeTitles"):
      simulation.updateNavigation(of: id) { $0.prefersLargeTitles = value.isTrue ?? false }
    case (self.part, _):
      simulation.updateNavigation(of: id) { $0.isBarHidden = value.isTrue ?? false }
    default: simulation.updateNavigation(of: id) { $0.allowsBackGesture = value.isTrue ?? false }
    }
    return true
  }
}
