import BoardwalkBase

/// A property about the place of a view: `bounds`, `frame` or `center`, as the document has it.
enum GeometryProperty: String {
  case bounds, center, frame

  /// The property of `view`; nil for a view without a known place.
  func read(_ view: ViewID, on simulation: Simulation) -> Value {
    guard let frame = frame(of: view, on: simulation) else { return .nil }
    switch self {
    case .frame: return Value(frame)
    case .bounds:
      return Value(LayoutRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height))
    case .center:
      return .record([
        "x": .number(frame.minX + frame.size.width / 2),
        "y": .number(frame.minY + frame.size.height / 2),
      ])
    }
  }

  /// Whether code may place `view`: the view of a child, which fills its container here. The
  /// places of other views follow from the document alone.
  func allowsChange(of view: ViewID, on simulation: Simulation) -> Bool {
    view == simulation.rootView(of: view.controller)
  }

  private func frame(of view: ViewID, on simulation: Simulation) -> LayoutRect? {
    if view == simulation.rootView(of: view.controller),
      simulation.controllers.parent(of: view.controller) == nil
    {
      let size = simulation.options.device.size(isLandscape: simulation.options.isLandscape)
      return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return simulation.template(of: view)?.frame
  }
}
