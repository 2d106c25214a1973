import BoardwalkGraph

/// A property of a text input with a view in the place of the keyboard, or above it (RESP-10).
enum InputPanelProperty: String {
  case inputView, inputAccessoryView

  /// Gives `view` the panel that `value` is: a view of the scene, or a toolbar made by code. Returns
  /// whether it is one.
  func write(_ value: Value, of view: ViewID, on simulation: inout Simulation) -> Bool {
    guard let panel = panel(value, of: view, on: &simulation) else { return value == .nil }
    var panels = simulation.input.panels[view] ?? InputPanels()
    switch self {
    case .inputView: panels.inputView = panel
    case .inputAccessoryView: panels.inputAccessoryView = panel
    }
    simulation.input.panels[view] = panels
    return true
  }

  private func panel(
    _ value: Value, of view: ViewID, on simulation: inout Simulation
  ) -> InputPanel? {
    switch value {
    case .view(let source):
      guard let template = simulation.template(of: source) else { return nil }
      var panel = InputPanel(template.kind, height: template.frame?.size.height ?? 44)
      panel.items = template.items
      panel.view = source
      return panel
    case .object("UIToolbar", let fields):
      var panel = InputPanel("toolbar", height: 44)
      panel.items = PartProperty.made(
        of: fields["items"] ?? .list([]), shownBy: view.controller, on: &simulation)
      return panel
    default: return nil
    }
  }
}

extension Simulation {
  /// The touchable elements of the views above the keyboard, or in its place (RESP-13).
  func panelTouchables(among front: [ControllerID]) -> [Touchable] {
    guard input.keyboard != nil, case .view(let view)? = input.firstResponder,
      front.contains(view.controller), let panels = input.panels[view]
    else { return [] }
    return [panels.inputAccessoryView, panels.inputView].compactMap { $0 }.flatMap { panel in
      touchables(of: panel, of: view.controller)
    }
  }

  private func touchables(of panel: InputPanel, of id: ControllerID) -> [Touchable] {
    if let source = panel.view, let made = template(of: source) {
      let template = self[source].map { made.becoming($0) } ?? made
      return (blueprint(of: id)?.collector ?? TouchTargetCollector()).targets(in: template)
        .map { Touchable($0, of: id) }
    }
    return panel.items.filter { $0.systemItem?.isSpace != true }.map { item in
      Touchable(
        controller: id, id: item.id, role: .toolbarItem, texts: item.texts,
        isEnabled: item.isEnabled)
    }
  }
}
