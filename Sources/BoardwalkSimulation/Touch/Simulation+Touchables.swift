import BoardwalkGraph

/// Touchable elements on screen.
extension Simulation {
  /// All touchable elements, in reading order: the bar, the content, toolbar and tabs.
  ///
  /// Only the topmost presentation receives touches, and the elements that a popover or sheet
  /// passes them to.
  package var touchables: [Touchable] {
    guard !isOver, let front = presentationChain.last else { return [] }
    if let menu = menuTouchables { return menu }
    let panels = input.panels.isEmpty ? [] : panelTouchables(among: visibleTree(of: front))
    return touchables(in: front) + panels + passthroughs
  }

  /// Whether `touchable`, found at some time, can be touched now that `front` is in front.
  func isOnScreen(_ touchable: Touchable, among front: [ControllerID]) -> Bool {
    guard front.contains(touchable.controller) || isSearchBarAbove(front, touchable) else {
      return passthroughs.contains(touchable)
    }
    switch touchable.role {
    case .backButton: return hasBackButton(touchable.controller)
    case .tab: return !isTabBarHidden(of: touchable.controller)
    default: return true
    }
  }

  /// Whether `touchable` is in the search bar of a controller whose results cover it (SRCH-04).
  private func isSearchBarAbove(_ front: [ControllerID], _ touchable: Touchable) -> Bool {
    guard touchable.id == SearchState.barID,
      let results = controllers[touchable.controller]?.search?.resultsController
    else { return false }
    return front.contains(results)
  }

  func touchables(in id: ControllerID) -> [Touchable] {
    guard let plan = blueprint(of: id), let container = controllers[id]?.container else {
      return []
    }
    let parts = controllers.visibleParts(of: id)
    switch container {
    case .navigation:
      let toolbar = isToolbarHidden(of: id) ? [] : toolbarTouchables(of: id)
      return barTouchables(of: id) + parts.flatMap(touchables) + toolbar
    case .tabs:
      return parts.flatMap(touchables) + tabTouchables(of: id)
    case .plain, .split, .pages:
      if isMoreList(id) { return moreTouchables(of: id) }
      return contentTargets(of: id, plan).map { Touchable($0, of: id) } + parts.flatMap(touchables)
        + pageControlTouchables(of: id)
    }
  }

  /// The touch targets of the own view of `id`, in its current state.
  private func contentTargets(of id: ControllerID, _ plan: Blueprint) -> [TouchTarget] {
    let lists = listTargets(of: id)
    let isAsMade =
      controllers[id]?.views.isEmpty != false && lists.isEmpty && controllers[id]?.alert == nil
      && controllers[id]?.search == nil && controllers[id]?.hasRowHeights != true
    guard !isAsMade, let view = view(of: id) else { return plan.touchTargets }
    return plan.collector.targets(in: view, lists: lists)
  }

  /// The touch targets of `view` in a bar of `id`, in its current state; `usual` are those of the
  /// document.
  private func targets(
    in view: ViewTemplate?, of id: ControllerID, usual: [TouchTarget]?
  ) -> [Touchable] {
    guard let view, controllers[id]?.views.isEmpty == false, let plan = blueprint(of: id) else {
      return (usual ?? []).map { Touchable($0, of: id) }
    }
    return plan.collector.targets(in: self.view(view, of: id)).map { Touchable($0, of: id) }
  }

  private func barTouchables(of navigation: ControllerID) -> [Touchable] {
    guard let bar = navigationBar(of: navigation), let top = controllers.top(under: navigation)
    else {
      return []
    }
    let back = bar.backTitle.map { title in
      Touchable(
        controller: navigation, id: "", role: .backButton, texts: title.isEmpty ? [] : [title],
        isEnabled: true)
    }
    let plan = blueprint(of: top)
    let title = targets(
      in: plan?.template.navigationItem?.titleView, of: top, usual: plan?.titleTargets)
    return [back].compactMap { $0 } + touchables(bar.leftItems, .barItem, of: top) + title
      + touchables(bar.rightItems.reversed(), .barItem, of: top)
      + (bar.searchBar.flatMap { plan?.collector.targets(in: $0) } ?? [])
      .map { Touchable($0, of: top) }
  }

  private func toolbarTouchables(of navigation: ControllerID) -> [Touchable] {
    guard let top = controllers.top(under: navigation) else { return [] }
    return touchables(toolbarItems(of: top), .toolbarItem, of: top)
  }

  /// The touchable item, or the touchable elements of its view.
  private func touchables(
    _ items: [BarButtonItemTemplate], _ role: Touchable.Role, of controller: ControllerID
  ) -> [Touchable] {
    items.filter { $0.systemItem?.isSpace != true }.flatMap { item in
      guard item.customView == nil else {
        return targets(
          in: item.customView, of: controller,
          usual: blueprint(of: controller)?.itemTargets[item.id])
      }
      return [
        Touchable(
          controller: controller, id: item.id, role: role, texts: item.texts,
          isEnabled: item.isEnabled)
      ]
    }
  }

  private func tabTouchables(of tabs: ControllerID) -> [Touchable] {
    guard !isTabBarHidden(of: tabs) else { return [] }
    let children = controllers[tabs]?.children ?? []
    return tabIndices(of: tabs).map { index in
      if index == Self.tabsBesideMore, hasMore(tabs) {
        return Touchable(
          controller: tabs, id: String(index), role: .tab, texts: ["More"], isEnabled: true)
      }
      return tabTouchable(children[index], index, .tab, of: tabs)
    }
  }

  private func tabTouchable(
    _ child: ControllerID, _ index: Int, _ role: Touchable.Role, of controller: ControllerID
  ) -> Touchable {
    let item = controllers[child]?.tabItem
    return Touchable(
      controller: controller, id: String(index), role: role,
      texts: [tabTitle(of: child), item?.image, item?.badgeValue].compactMap { $0 }
        .filter { !$0.isEmpty },
      isEnabled: item?.isEnabled ?? true)
  }

  /// The rows of the More list: the tabs that do not fit the bar (TAB-01).
  private func moreTouchables(of list: ControllerID) -> [Touchable] {
    guard let tabs = controllers[list]?.parent.flatMap({ controllers[$0]?.owner }) else {
      return []
    }
    return moreChildren(of: tabs).enumerated().map { index, child in
      tabTouchable(child, index + Self.tabsBesideMore, .cell, of: list)
    }
  }
}

extension Touchable {
  init(_ target: TouchTarget, of controller: ControllerID) {
    self.init(
      controller: controller, cell: target.cell, id: target.id, part: target.part,
      role: target.role, texts: target.texts, innerTexts: target.innerTexts,
      isEnabled: target.isEnabled)
  }
}
