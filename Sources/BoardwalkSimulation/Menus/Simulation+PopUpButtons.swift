/// Buttons whose menus select one of their actions (MENU-06).
extension Simulation {
  /// Marks `action`, which was chosen from the menu `open` of such a button, as the selected one.
  mutating func select(_ action: MenuContent.Action, from open: OpenMenu) {
    let button = ViewID(open.source.object, of: open.controller)
    guard open.source.path == nil, self[button]?.changesSelectionAsPrimaryAction == true else {
      return
    }
    updateMenu(button.object, of: button.controller) { menu in
      guard var content = menu.content else { return }
      content.elements = content.elements.map { element in
        guard case .action(var other) = element else { return element }
        other.isOn = other.title == action.title
        return .action(other)
      }
      menu.content = content
    }
    showSelection(of: button)
  }

  /// Gives the button `button` the title of the selected action of its menu, by default the first.
  mutating func showSelection(of button: ViewID) {
    guard self[button]?.changesSelectionAsPrimaryAction == true,
      let elements = controllers[button.controller]?.menus[button.object]?.content?.shownElements
    else { return }
    let actions = elements.compactMap { element in
      if case .action(let action) = element { action } else { nil }
    }
    if let selected = actions.first(where: \.isOn) ?? actions.first {
      self[button]?.text = selected.title
    }
  }

  /// Selects the touched button `button`, or deselects it, if it toggles by taps.
  mutating func toggle(_ button: Touchable) {
    guard button.role == .button, let view = button.view,
      self[view]?.changesSelectionAsPrimaryAction == true,
      controllers[view.controller]?.menus[view.object] == nil
    else { return }
    self[view]?.isSelected.toggle()
  }
}
