/// Split view controllers, as far as navigation through them goes.
extension Stage {
  /// In compact width a split shows one column: the primary stack takes the secondary column on top
  /// (SPL-01, SPL-04, ORC-45).
  mutating func collapseIfCompact(_ id: ControllerID) {
    guard options.horizontalSizeClass == .compact, let split = controllers[id],
      let primary = split.children.first
    else { return }
    controllers[id]?.container = .split(isCollapsed: true)
    guard isNavigation(primary), split.children.count > 1, let secondary = split.children.last
    else { return }
    controllers[id]?.children.removeLast()
    controllers[primary]?.children.append(secondary)
    controllers[secondary]?.parent = primary
  }

  /// The split view controller around `id`.
  func split(around id: ControllerID) -> ControllerID? {
    ancestors(of: id).first { ancestor in
      if case .split = controllers[ancestor]?.container { true } else { false }
    }
  }

  /// Shows `destination` as the detail of `split`: in the secondary column, or pushed on the primary
  /// one where there is only that (SEG-11).
  mutating func showDetail(_ destination: ControllerID, in split: ControllerID, animated: Bool) {
    guard case .split(let isCollapsed) = controllers[split]?.container,
      let columns = controllers[split]?.children, let primary = columns.first
    else { return }
    if isCollapsed {
      if isNavigation(primary) {
        push(destination, on: primary, animated: animated)
      } else {
        present(destination, from: primary, animated: animated, segue: nil)
      }
      return
    }
    let old = columns.count > 1 ? columns.last : nil
    if old != nil { controllers[split]?.children.removeLast() }
    controllers[split]?.children.append(destination)
    controllers[destination]?.parent = split
    begin(
      Transition(
        choreography: .replace, container: split, outgoing: old, incoming: destination,
        removed: old.map { [$0] } ?? [], isAnimated: false))
  }
}
