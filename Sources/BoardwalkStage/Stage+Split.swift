/// Split view controllers, as far as navigation through them goes.
extension Stage {
  /// In compact width a split shows one column: the primary stack takes the others on top (SPL-01,
  /// SPL-04, ORC-45).
  mutating func collapseIfCompact(_ id: ControllerID) {
    guard options.horizontalSizeClass == .compact, let columns = controllers[id]?.children,
      let primary = columns.first
    else { return }
    controllers[id]?.container = .split(isCollapsed: true)
    guard isNavigation(primary) else { return }
    controllers[id]?.children = [primary]
    for column in columns.dropFirst() {
      controllers[primary]?.children.append(column)
      controllers[column]?.parent = primary
    }
  }

  /// Shows `destination` as the detail of `split`: in place of the secondary column, or pushed on
  /// the primary one where there is only that (SEG-11, ORC-47).
  mutating func showDetail(_ destination: ControllerID, in split: ControllerID, animated: Bool) {
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    let columns = controllers[split]?.children ?? []
    replace(columns.count > 1 ? columns.last : nil, with: destination, in: split)
  }

  /// Shows `destination` in `split` for `source`: in place of the column that `source` is in
  /// (SPL-10).
  mutating func show(
    _ destination: ControllerID, in split: ControllerID, from source: ControllerID, animated: Bool
  ) {
    guard !showCollapsed(destination, in: split, animated: animated) else { return }
    let columns = controllers[split]?.children ?? []
    let around = [source] + ancestors(of: source)
    let column = columns.first(where: around.contains)
    replace(column ?? (columns.count > 1 ? columns.last : nil), with: destination, in: split)
  }

  /// Shows `destination` where `split` has collapsed; returns whether it has.
  private mutating func showCollapsed(
    _ destination: ControllerID, in split: ControllerID, animated: Bool
  ) -> Bool {
    guard case .split(isCollapsed: true) = controllers[split]?.container else { return false }
    if let primary = controllers[split]?.children.first, isNavigation(primary) {
      push(destination, on: primary, animated: animated)
    } else {
      present(destination, from: split, animated: animated, segue: nil)
    }
    return true
  }

  private mutating func replace(
    _ old: ControllerID?, with new: ControllerID, in split: ControllerID
  ) {
    let isSeen = isOnScreen(split)
    if let old, let index = controllers[split]?.children.firstIndex(of: old) {
      controllers[split]?.children[index] = new
    } else {
      controllers[split]?.children.append(new)
    }
    controllers[new]?.parent = split
    begin(
      Transition(
        choreography: isSeen ? .replace : .replaceUnseen, container: split, outgoing: old,
        incoming: new, removed: old.map { [$0] } ?? [], pace: .immediate))
  }
}
