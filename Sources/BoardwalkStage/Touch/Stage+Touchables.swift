/// What is on screen to be touched.
extension Stage {
  /// Everything that can be touched now, in reading order: the bar, the content, toolbar and tabs.
  ///
  /// Only the topmost presentation takes touches.
  public var touchables: [Touchable] {
    guard exception == nil, let front = presentationChain.last else { return [] }
    return touchables(in: front)
  }

  private func touchables(in id: ControllerID) -> [Touchable] {
    guard let controller = controllers[id] else { return [] }
    let children = visibleChildren(of: id)
    switch controller.container {
    case .navigation(let state):
      let bar = state.isBarHidden ? [] : barTouchables(of: id)
      let toolbar = state.isToolbarHidden ? [] : toolbarTouchables(of: id)
      return bar + children.flatMap(touchables) + toolbar
    case .tabs:
      return children.flatMap(touchables) + tabTouchables(of: id)
    case .plain, .split, .pages:
      let own = library.blueprints[controller.blueprint].touchTargets.map { target in
        Touchable(
          controller: id, id: target.id, role: target.role, texts: target.texts,
          isEnabled: target.isEnabled)
      }
      return own + children.flatMap(touchables)
    }
  }

  private func barTouchables(of navigation: ControllerID) -> [Touchable] {
    guard let bar = navigationBar(of: navigation), let top = controllers[navigation]?.children.last
    else { return [] }
    let back = bar.backTitle.map { title in
      Touchable(
        controller: navigation, id: "", role: .backButton, texts: title.isEmpty ? [] : [title],
        isEnabled: true)
    }
    let items = (bar.leftItems + bar.rightItems.reversed()).filter {
      $0.systemItem?.isSpace != true
    }
    return [back].compactMap { $0 }
      + items.map { item in
        Touchable(
          controller: top, id: item.id, role: .barItem,
          texts: [item.face, item.systemItem?.rawValue ?? ""].filter { !$0.isEmpty },
          isEnabled: item.isEnabled)
      }
  }

  private func toolbarTouchables(of navigation: ControllerID) -> [Touchable] {
    guard let top = controllers[navigation]?.children.last else { return [] }
    let items = template(of: top)?.toolbarItems ?? []
    return items.filter { $0.systemItem?.isSpace != true }.map { item in
      Touchable(
        controller: top, id: item.id, role: .toolbarItem,
        texts: [item.face, item.systemItem?.rawValue ?? ""].filter { !$0.isEmpty },
        isEnabled: item.isEnabled)
    }
  }

  private func tabTouchables(of tabs: ControllerID) -> [Touchable] {
    (controllers[tabs]?.children ?? []).enumerated().map { index, child in
      Touchable(
        controller: tabs, id: String(index), role: .tab, texts: [tabTitle(of: child)],
        isEnabled: template(of: child)?.tabBarItem?.isEnabled ?? true)
    }
  }
}
