import BoardwalkGraph
import BoardwalkPlatform

/// Menus that are shown over everything else until an entry is chosen.
extension Simulation {
  /// The id by which entries of a menu go.
  static let menuID = "menu"

  /// The duration of a press that shows a menu, in milliseconds.
  private static let pressDuration = 500

  /// The controller in front that shows a menu; nil if none does.
  package var menuOwner: ControllerID? { menuOwner(among: controllers.frontTree) }

  private func menuOwner(among front: [ControllerID]) -> ControllerID? {
    library.hasBehaviors ? front.last { controllers[$0]?.menu != nil } : nil
  }

  /// Whether a menu is open, which a touch outside closes.
  package var showsMenu: Bool { menuOwner != nil }

  /// The open menu; nil if none is open.
  package var openMenu: OpenMenu? { menuOwner.flatMap { controllers[$0]?.menu } }

  /// The entries of the open menu; nil if none is open.
  var menuTouchables: [Touchable]? {
    guard let id = menuOwner, let menu = controllers[id]?.menu else { return nil }
    return menu.content.shownElements.enumerated().map { index, element in
      Touchable(
        controller: id, id: Self.menuID, part: index, role: .menuItem, texts: element.texts,
        isEnabled: element.isEnabled)
    }
  }

  /// Closes the open menu of one of the controllers `front` if `event` is a touch outside of it;
  /// returns whether the event does nothing else.
  mutating func closesMenu(_ event: Event, among front: [ControllerID]) -> Bool {
    guard let id = menuOwner(among: front) else { return false }
    switch event {
    case .tap(let touchable) where touchable.role == .menuItem: return false
    case .rotate, .wait, .tapPreview: return false
    default:
      closeMenu(of: id)
      return true
    }
  }

  // MARK: Showing

  /// Whether the delegate of `list` gives rows or items context menus.
  func hasContextMenus(_ list: ListID) -> Bool {
    guard library.hasBehaviors, isList(list), let id = delegate(of: list) else { return false }
    let call = UIKitCall.contextMenu(ItemPath(item: 0), isCollection: isCollection(list))
    return behavior(of: id, as: (any MenuDelegate).self)?.handles(call.handler) ?? false
  }

  /// Shows the context menu of the row or item at `path`, if its delegate has one for it.
  mutating func showContextMenu(for path: ItemPath, in list: ListID) {
    guard !isOver, let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any MenuDelegate).self)
    else { return }
    record(id, DelegateCall(.contextMenuConfiguration, " \(path)"))
    let menu = delegate.contextMenu(of: path, in: list, as: id, on: &self)
    let source = OpenMenu.Source(object: list.object, path: path)
    show(menu, of: id, at: source, in: list.controller)
  }

  /// Shows `menu`, whose actions the controller `id` performs, at `source` in the view or a bar of
  /// `controller`.
  private mutating func show(
    _ menu: MenuContent?, of id: ControllerID, at source: OpenMenu.Source,
    in controller: ControllerID
  ) {
    guard !isOver, let menu, !menu.shownElements.isEmpty else { return }
    var open = OpenMenu(content: menu, source: source, controller: controller)
    open.preview = makePreview(of: menu)
    controllers[id]?.menu = open
  }

  /// The controller that `menu` previews, with its view loaded; nil for none.
  private mutating func makePreview(of menu: MenuContent) -> ControllerID? {
    guard let provider = menu.preview.provider, let made = call(provider, with: [])?.controller,
      !isOver
    else { return nil }
    setHeld(true, made)
    loadView(of: made)
    return made
  }

  /// Closes the menu of `id`, and lets go of the previewed controller.
  private mutating func closeMenu(of id: ControllerID) {
    let preview = controllers[id]?.menu?.preview
    controllers[id]?.menu = nil
    if let preview { setHeld(false, preview) }
  }

  /// Taps the preview of the open context menu: the menu closes, and the delegate may show the
  /// previewed controller (MENU-05).
  mutating func tapPreview() throws(EventError) {
    guard let id = menuOwner, let open = controllers[id]?.menu,
      open.source.path != nil
        || controllers[open.controller]?.contextMenus[open.source.object] != nil
    else { throw .notOnScreen("menu preview") }
    controllers[id]?.menu = nil
    let call = UIKitCall.willPerformPreviewAction(
      preview: open.preview, identifier: open.content.preview.identifier)
    if let delegate = behavior(of: id, as: (any MenuDelegate).self), delegate.handles(call.handler)
    {
      record(id, DelegateCall(.willPerformPreviewAction))
      delegate.performPreviewAction(call, open.preview, as: id, on: &self)
    }
    if let preview = open.preview { setHeld(false, preview) }
  }

  /// Shows `menu`, whose actions the controller `id` performs, at `touchable`.
  private mutating func show(
    _ menu: MenuContent?, of id: ControllerID, at touchable: Touchable
  ) {
    let source = OpenMenu.Source(object: touchable.id, path: nil)
    show(menu, of: id, at: source, in: touchable.controller)
  }

  /// Gives the button or the item `object` of the controller `id` a menu.
  mutating func updateMenu(
    _ object: String, of id: ControllerID, _ change: (inout AttachedMenu) -> Void
  ) {
    guard !isOver else { return }
    var menu = controllers[id]?.menus[object] ?? AttachedMenu()
    change(&menu)
    controllers[id]?.menus[object] = menu
  }

  /// Shows the menu of the button or the item `touchable`, if `motion` does that; returns whether
  /// it does. A tap shows the menu of an item that has no action.
  mutating func showMenu(of touchable: Touchable, for motion: FingerMotion) -> Bool {
    if showContextMenu(of: touchable, for: motion) { return true }
    guard let menu = menu(of: touchable, for: motion) else { return false }
    show(menu, of: touchable.controller, at: touchable)
    return true
  }

  /// `addInteraction(UIContextMenuInteraction(delegate:))`: a long press on `view` asks `delegate`
  /// for its context menu (MENU-03).
  package mutating func addContextMenu(to view: ViewID, by delegate: ControllerID) {
    guard !isOver, view.cell == nil else { return }
    controllers[view.controller]?.contextMenus[view.object] = delegate
  }

  /// Shows the context menu of the view `touchable`, if it has an interaction for one; returns
  /// whether it has.
  private mutating func showContextMenu(of touchable: Touchable, for motion: FingerMotion) -> Bool {
    guard case .press(Self.pressDuration...) = motion, !isOver,
      let id = contextMenuDelegate(of: touchable), let view = touchable.view,
      let delegate = behavior(of: id, as: (any MenuDelegate).self)
    else { return false }
    record(id, DelegateCall(.contextMenuInteraction, " \(traceName(of: view))"))
    let menu = delegate.contextMenu(of: view, as: id, on: &self)
    show(menu, of: id, at: touchable)
    return true
  }

  private func contextMenuDelegate(of touchable: Touchable) -> ControllerID? {
    guard touchable.cell == nil, touchable.isEnabled,
      let id = controllers[touchable.controller]?.contextMenus[touchable.id],
      controllers.contains(id)
    else { return nil }
    return id
  }

  private func menu(of touchable: Touchable, for motion: FingerMotion) -> MenuContent? {
    guard touchable.cell == nil, touchable.isEnabled,
      let menu = controllers[touchable.controller]?.menus[touchable.id]
    else { return nil }
    switch motion {
    case .press(let milliseconds):
      return milliseconds >= Self.pressDuration ? menu.content : nil
    case .tap(1, 1):
      return menu.isPrimaryAction || isItemWithoutAction(touchable) ? menu.content : nil
    default: return nil
    }
  }

  /// Whether a long press on `touchable` may show its menu.
  package func mayShowMenu(_ touchable: Touchable) -> Bool {
    guard library.hasBehaviors, touchable.role != .menuItem else { return false }
    if touchable.role == .cell, let list = place(of: touchable)?.list {
      return hasMenus(list) || hasContextMenus(list)
    }
    if contextMenuDelegate(of: touchable) != nil { return true }
    return menu(of: touchable, for: .press(milliseconds: Self.pressDuration)) != nil
      && menu(of: touchable, for: .tap(count: 1, fingers: 1)) == nil
  }

  private func isItemWithoutAction(_ touchable: Touchable) -> Bool {
    let id = touchable.controller
    return touchable.view == nil && controllers[id]?.itemActions[touchable.id] == nil
      && blueprint(of: id)?.actions[touchable.id] == nil
      && blueprint(of: id)?.segues[touchable.id] == nil
  }

  // MARK: Choosing

  /// Chooses the entry `index` of the menu of `id`: an action is performed once the menu is gone, a
  /// submenu takes the menu's place.
  mutating func chooseFromMenu(_ index: Int, of id: ControllerID) {
    guard let open = controllers[id]?.menu else { return }
    let elements = open.content.shownElements
    guard elements.indices.contains(index) else { return }
    switch elements[index] {
    case .menu(let menu):
      controllers[id]?.menu = OpenMenu(
        content: menu, source: open.source, controller: open.controller, preview: open.preview)
    case .action(let action):
      closeMenu(of: id)
      select(action, from: open)
      record(id, .callback(.choice(.menu, action.title)))
      behavior(of: id, as: (any MenuDelegate).self)?.perform(action, as: id, on: &self)
    }
  }
}

/// Its menus.
extension RunningController {
  /// Sets the menu of the button or item of the outlet `outlet`. A tap opens it if it is the
  /// primary action, otherwise a long press.
  public mutating func setMenu(
    _ menu: MenuContent?, of outlet: String, isPrimaryAction: Bool = false
  ) {
    guard isAlive else { return }
    let object: String
    switch self.outlet(outlet) {
    case .view(let view): object = view.object
    case .item(let item), .object(let item): object = item
    case .controller, .recognizer, nil: return
    }
    simulation.updateMenu(object, of: id) {
      $0 = AttachedMenu(content: menu, isPrimaryAction: isPrimaryAction)
    }
  }
}

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
