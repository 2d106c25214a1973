import BoardwalkGraph
import BoardwalkPlatform

/// Refresh controls of views that scroll.
extension Simulation {
  /// `UIRefreshControl()`: gives `id` a refresh control, which no view has yet.
  mutating func makeRefreshControl(of id: ControllerID) -> ViewID {
    if !isOver {
      controllers[id]?.createdRefreshControl = CreatedRefreshControl()
      controllers[id]?.views[CreatedRefreshControl.id] = nil
    }
    return ViewID(CreatedRefreshControl.id, of: id)
  }

  /// The refresh controls of the controller `id`, by the ids of the views that scroll: those of its
  /// document, and the one that code made.
  func refreshControls(of id: ControllerID) -> [String: ViewTemplate] {
    var controls = blueprint(of: id)?.refreshControls ?? [:]
    if let holder = controllers[id]?.createdRefreshControl?.holder {
      controls[holder] = CreatedRefreshControl.view
    }
    return controls
  }

  /// The refresh control of the view `view`, which scrolls; nil if it has none.
  func refreshControl(of view: ViewID) -> ViewID? {
    refreshControls(of: view.controller)[view.object].map { ViewID($0.id, of: view.controller) }
  }

  /// `view.refreshControl = control`: gives `view` the control that code has made, or none. Returns
  /// whether that is possible: the controls of documents stay where they are.
  mutating func setRefreshControl(_ control: ViewID?, of view: ViewID) -> Bool {
    guard control != refreshControl(of: view) else { return true }
    let created = ViewID(CreatedRefreshControl.id, of: view.controller)
    guard control == nil ? refreshControl(of: view) == created : control == created else {
      return false
    }
    endRefreshing(created)
    controllers[view.controller]?.createdRefreshControl?.holder =
      control == nil ? nil : view.object
    return true
  }
}

/// Pull to refresh.
extension Simulation {
  /// The frontmost refresh control that can be pulled; nil if there is none, or if it is
  /// refreshing.
  package var refreshControl: ViewID? {
    refreshable.flatMap { self[$0.control]?.isRefreshing == true ? nil : $0.control }
  }

  /// The refresh control of the controller `id`; nil if it has none.
  package func refreshControl(of id: ControllerID) -> ViewID? {
    refreshable(of: id)?.control
  }

  /// `beginRefreshing()`, as code calls it: `control` is shown, and sends nothing (CTL-05).
  package mutating func beginRefreshing(_ control: ViewID) { setRefreshing(true, control) }

  /// `endRefreshing()`: `control` disappears.
  package mutating func endRefreshing(_ control: ViewID) { setRefreshing(false, control) }

  /// Pulls the frontmost content down from its top: its refresh control appears and sends its value
  /// change. While it is refreshing nothing happens.
  mutating func pullToRefresh() throws(EventError) {
    guard let (list, control) = refreshable else { throw .nothingToRefresh }
    if self[list] != nil { scroll(list, by: -1e12) }
    if self[control]?.isRefreshing != true { refresh(control) }
  }

  /// Swipes the front content down, which may show hidden bars (NAV-21), or pull a refresh control
  /// at the top of the content.
  mutating func swipeDown(among front: [ControllerID]) throws(EventError) {
    let navigation = front.first { controllers.isNavigation($0) }
    let control = refreshable.flatMap { isAtTop($0.list) ? refreshControl : nil }
    guard navigation != nil || control != nil else { throw .noNavigationController }
    if let navigation { hideBars(of: navigation, for: .swipeDown) }
    if let control { refresh(control) }
  }

  /// The frontmost lists that can be pulled, innermost first, with their refresh controls.
  private var refreshable: (list: ListID, control: ViewID)? {
    controllers.frontTree.lazy.filter { controllers[$0]?.isViewLoaded == true }
      .compactMap { refreshable(of: $0) }.first
  }

  private func refreshable(of id: ControllerID) -> (list: ListID, control: ViewID)? {
    refreshControls(of: id).min { $0.key < $1.key }.map { list, control in
      (ListID(list, of: id), ViewID(control.id, of: id))
    }
  }

  /// Whether the content of `list` is at its top, which holds for content without code.
  private func isAtTop(_ list: ListID) -> Bool {
    guard let state = self[list], let window = state.window else { return true }
    return state.contentOffset.y <= 0.5 - window.insets.top
  }

  /// Shows `control` and sends its value change.
  private mutating func refresh(_ control: ViewID) {
    beginRefreshing(control)
    let name = outletName(of: control) ?? template(of: control)?.userLabel ?? "refresh control"
    let sender = Touchable(
      controller: control.controller, id: control.object, role: .control, texts: [name],
      isEnabled: true)
    for action in actions(of: control.object, in: control.controller)
    where !isOver && action.event == .valueChanged {
      deliver(action, from: sender)
    }
  }

  private mutating func setRefreshing(_ isRefreshing: Bool, _ control: ViewID) {
    guard !isOver, let template = template(of: control),
      template.elementKind == .refreshControl, self[control]?.isRefreshing == !isRefreshing
    else { return }
    self[control]?.isRefreshing = isRefreshing
    let list = refreshControls(of: control.controller)
      .first { $0.value.id == control.object }.map { ListID($0.key, of: control.controller) }
    guard let list, let window = self[list]?.window else { return }
    // The refresh control moves the content by its height.
    let height = template.frame?.size.height ?? 0
    var narrowed = window
    narrowed.insets.top += isRefreshing ? height : -height
    change(list) { $0.resize(to: narrowed) }
    layoutQueue.add(list)
  }
}
