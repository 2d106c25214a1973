import BoardwalkBase

/// The view behind the contents of a list: `backgroundView`.
extension Simulation {
  /// Puts `view` behind the contents of `list`, as large as the list, in place of the former one.
  mutating func setBackgroundView(_ view: ViewID?, of list: ListID) {
    let owner = ViewID(list.object, of: list.controller)
    guard self[owner]?.backgroundView != view?.object else { return }
    if let former = self[owner]?.backgroundView {
      removeFromSuperview(ViewID(former, of: list.controller))
    }
    self[owner]?.backgroundView = view?.object
    guard let view else { return }
    addSubview(view, to: owner, at: 0)
    let size = geometry(of: owner)?.frame.size ?? LayoutSize(width: 0, height: 0)
    self[view]?.frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
