import BoardwalkDocument
import BoardwalkGraph

/// Pulling content down to have it loaded anew.
extension Simulation {
  /// The refresh control in front that a finger could pull down; nil where there is none, or where it
  /// refreshes already.
  package var refreshControl: ViewID? {
    refreshable.flatMap { self[$0.control]?.isRefreshing == true ? nil : $0.control }
  }

  /// The refresh control of the controller `id`; nil where it has none.
  package func refreshControl(of id: ControllerID) -> ViewID? {
    refreshable(of: id)?.control
  }

  /// `beginRefreshing()`, as code calls it: `control` is shown, and sends nothing (CTL-05).
  package mutating func beginRefreshing(_ control: ViewID) { setRefreshing(true, control) }

  /// `endRefreshing()`: `control` goes again.
  package mutating func endRefreshing(_ control: ViewID) { setRefreshing(false, control) }

  /// Pulls the content in front down, from its top: its refresh control is shown and says that its value
  /// has changed. While it refreshes, nothing comes of that.
  mutating func pullToRefresh() throws(EventError) {
    guard let (list, control) = refreshable else { throw .nothingToRefresh }
    if self[list] != nil { scroll(list, by: -1e12) }
    if self[control]?.isRefreshing != true { refresh(control) }
  }

  /// Swipes the content in front down, which may show bars that hide (NAV-21), or pull a refresh control
  /// where the content is at its top.
  mutating func swipeDown(among front: [ControllerID]) throws(EventError) {
    let navigation = front.first { isNavigation($0) }
    let control = refreshable.flatMap { isAtTop($0.list) ? refreshControl : nil }
    guard navigation != nil || control != nil else { throw .noNavigationController }
    if let navigation { hideBars(of: navigation, for: .swipeDown) }
    if let control { refresh(control) }
  }

  /// What can be pulled down in front, the innermost first, with what is shown then.
  private var refreshable: (list: ListID, control: ViewID)? {
    frontTree.lazy.filter { controllers[$0]?.isViewLoaded == true }
      .compactMap { refreshable(of: $0) }.first
  }

  private func refreshable(of id: ControllerID) -> (list: ListID, control: ViewID)? {
    let controls = blueprint(of: id)?.refreshControls ?? [:]
    return controls.min { $0.key < $1.key }.map { list, control in
      (ListID(list, of: id), ViewID(control.id, of: id))
    }
  }

  /// Whether the content of `list` stands at its beginning, as all does of which code knows nothing.
  private func isAtTop(_ list: ListID) -> Bool {
    guard let state = self[list], let window = state.window else { return true }
    return state.contentOffset.y <= 0.5 - window.insets.top
  }

  /// Shows `control`, which sends what a person's pull sends.
  private mutating func refresh(_ control: ViewID) {
    beginRefreshing(control)
    let name = outletName(of: control) ?? template(of: control)?.userLabel ?? "refresh control"
    let sender = Touchable(
      controller: control.controller, id: control.object, role: .control, texts: [name],
      isEnabled: true)
    for action in blueprint(of: control.controller)?.actions[control.object] ?? []
    where exception == nil && action.event == "valueChanged" {
      deliver(action, from: sender)
    }
  }

  private mutating func setRefreshing(_ isRefreshing: Bool, _ control: ViewID) {
    guard exception == nil, let template = template(of: control),
      template.elementKind == .refreshControl, self[control]?.isRefreshing == !isRefreshing
    else { return }
    self[control]?.isRefreshing = isRefreshing
    let list = blueprint(of: control.controller)?.refreshControls
      .first { $0.value.id == control.object }.map { ListID($0.key, of: control.controller) }
    guard let list, let window = self[list]?.window else { return }
    // What it takes from the top of the list, the content gives way by.
    let height = template.frame?.size.height ?? 0
    var narrowed = window
    narrowed.insets.top += isRefreshing ? height : -height
    change(list) { $0.resize(to: narrowed) }
    setNeedsLayout(list)
  }
}
