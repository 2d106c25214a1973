import BoardwalkGraph

/// Views as they are at this moment.
extension Simulation {
  /// The state of the view `id`; nil if there is no such view.
  package subscript(id: ViewID) -> ViewState? {
    get {
      let id = documented(id)
      return self[changed: id] ?? template(of: id).map { ViewState($0) }
    }
    set {
      let id = documented(id)
      guard let newValue, controllers[id.controller] != nil, let template = template(of: id) else {
        return
      }
      if animatedOrigins != nil, animatedOrigins?[id] == nil {
        let look = presentation(of: id).map(ViewAnimation.AnimatableProperties.init)
        animatedOrigins?[id] = look
      }
      self[changed: id] = newValue == ViewState(template) ? nil : newValue
    }
  }

  /// The state of the view `id` if it is not as made; nil otherwise.
  private subscript(changed id: ViewID) -> ViewState? {
    get {
      guard let cell = id.cell else { return controllers[id.controller]?.views[id.object] }
      return self[cell.list]?.cells[cell.number]?.views[id.object]
    }
    set {
      if let cell = id.cell {
        change(cell.list) { $0.cells[cell.number]?.views[id.object] = newValue }
      } else {
        controllers[id.controller]?.views[id.object] = newValue
      }
    }
  }

  /// The template of the view `id`.
  package func template(of id: ViewID) -> ViewTemplate? {
    let id = documented(id)
    if let cell = id.cell { return template(of: cell)?.view(withID: id.object) }
    return alertView(of: id.controller)?.view(withID: id.object)
      ?? blueprint(of: id.controller)?.view(id.object)
      ?? (searchBar(of: id.controller) == id ? SearchState.bar : nil)
      ?? createdRefreshControl(id)
      ?? controllers[id.controller]?.createdViews.first { $0.id == id.object }
      ?? (id.object == Self.pageControlID ? pageControlView(of: id.controller) : nil)
  }

  /// A new view that code of `id` makes like `view`, with an id of its own.
  mutating func makeView(like view: ViewTemplate, of id: ControllerID) -> ViewID {
    var view = view
    view.id = "made by code \((controllers[id]?.createdViews.count ?? 0) + 1)"
    controllers[id]?.createdViews.append(view)
    return ViewID(view.id, of: id)
  }

  /// The template of `id`, if that is a refresh control that code has made.
  private func createdRefreshControl(_ id: ViewID) -> ViewTemplate? {
    guard id.object == CreatedRefreshControl.id, id.cell == nil,
      controllers[id.controller]?.createdRefreshControl != nil
    else { return nil }
    return CreatedRefreshControl.view
  }

  /// `view` of the controller `id`; that of a collection view controller is around its collection
  /// view (APP-04).
  func rootView(of id: ControllerID) -> ViewID? {
    guard let root = blueprint(of: id)?.template.view else { return nil }
    let isAround =
      controllers[id]?.kind == .collectionViewController && root.elementKind == .collectionView
    return ViewID(isAround ? ViewID.aroundCollection : root.id, of: id)
  }

  /// The view that a document has for `id`: around a collection view there is none, and nothing of
  /// one can be seen.
  private func documented(_ id: ViewID) -> ViewID {
    guard id.object == ViewID.aroundCollection, id.cell == nil,
      let root = blueprint(of: id.controller)?.template.view
    else { return id }
    return ViewID(root.id, of: id.controller)
  }

  /// The view of the controller `id` with its subviews, in its current state.
  package func view(of id: ControllerID) -> ViewTemplate? {
    guard let made = alertView(of: id) ?? blueprint(of: id)?.template.view else { return nil }
    var view = withRowHeights(made, of: id)
    let created = controllers[id]?.createdViews ?? []
    if let content = controllers[id]?.unavailable {
      let size = options.device.size(isLandscape: options.isLandscape)
      view.subviews.append(content.unavailableView(in: view.frame?.size ?? size))
    }
    let states = presentedStates(of: id)
    let constraints = controllers[id]?.constraints ?? [:]
    guard !states.isEmpty || !constraints.isEmpty else { return showingSearchBar(view, of: id) }
    let plan = blueprint(of: id)
    let shown =
      view
      .becoming(states) { id in plan?.view(id) ?? created.first { $0.id == id } }
      .holding(controllers[id]?.createdConstraints ?? [])
      .constrained(by: constraints)
      .showing(refreshControls(of: id).filter { states[$0.value.id]?.isRefreshing == true })
    return showingSearchBar(shown, of: id)
  }

  /// `view` in a bar of the controller `id`, in its current state.
  package func view(_ view: ViewTemplate, of id: ControllerID) -> ViewTemplate {
    view.becoming(presentedStates(of: id))
  }
}

extension Blueprint {
  /// The view with the id `object`: in the controller's own, in its bars, or beside them.
  func view(_ object: String) -> ViewTemplate? {
    template.view(withID: object)
      ?? (topLevelViews + refreshControls.values).lazy.compactMap { $0.view(withID: object) }.first
  }
}

/// Views that code puts into others, and takes out again.
extension Simulation {
  /// `addSubview(_:)`: adds `view` on top of the subviews of `superview`, and removes it from its
  /// former superview. Both belong to one controller.
  package mutating func addSubview(
    _ view: ViewID, to superview: ViewID, at index: Int? = nil
  ) {
    guard !isOver, view.controller == superview.controller, view != superview,
      view.cell == nil, superview.cell == nil, let template = template(of: view),
      !template.holds(superview.object), !viewsOutward(from: superview).contains(view)
    else { return }
    detach(view)
    let subviews = self.template(of: superview)?.subviews ?? []
    if subviews.contains(where: { $0.id == view.object }) {
      self[view]?.isRemoved = false
    } else {
      // Those of the document are behind those that code has added.
      let count = self[superview]?.addedSubviews.count ?? 0
      let place = index.map { min(max($0 - subviews.count, 0), count) } ?? count
      self[superview]?.addedSubviews.insert(view.object, at: place)
    }
  }

  /// `removeFromSuperview()`: removes `view`. A first responder in it resigns; a controller whose
  /// view it is leaves the screen.
  package mutating func removeFromSuperview(_ view: ViewID) {
    guard !isOver, template(of: view) != nil else { return }
    endEditing(in: view, force: true)
    guard !isOver else { return }
    if rootView(of: view.controller) == view {
      removeView(of: view.controller)
    } else {
      detach(view)
    }
  }

  /// Whether `view` is a plain view without subviews.
  func isPlainView(_ view: ViewID) -> Bool {
    template(of: view)?.elementKind == .view && subviews(of: view).isEmpty
  }

  /// The view that `view` is in; nil if it is in none, or is the view of a controller.
  func superview(of view: ViewID) -> ViewID? {
    if let adding = addingView(of: view) { return adding }
    guard self[view]?.isRemoved != true, let place = viewsOutward(from: view).dropFirst().first
    else {
      return nil
    }
    return place.controller == view.controller ? place : nil
  }

  /// The view to which code has added `view`; nil if it has not.
  func addingView(of view: ViewID) -> ViewID? {
    guard view.cell == nil, let states = controllers[view.controller]?.views else { return nil }
    return states.keys.filter { states[$0]?.addedSubviews.contains(view.object) == true }.min()
      .map { ViewID($0, of: view.controller) }
  }

  /// The subviews of `view`, back to front.
  func subviews(of view: ViewID) -> [ViewID] {
    let all = (template(of: view)?.subviews.map(\.id) ?? []) + (self[view]?.addedSubviews ?? [])
    return all.map { ViewID($0, of: view.controller, in: view.cell) }
      .filter {
        self[$0]?.isRemoved != true || self[view]?.addedSubviews.contains($0.object) == true
      }
  }

  /// The first text in `view`; nil if it shows none.
  func firstText(in view: ViewID) -> String? {
    self[view]?.text ?? subviews(of: view).lazy.compactMap { self.firstText(in: $0) }.first
  }

  /// `viewWithTag(_:)`: `view` or the first view in it with the tag `tag`.
  func view(withTag tag: Int, in view: ViewID) -> ViewID? {
    if self[view]?.tag == tag { return view }
    return subviews(of: view).lazy.compactMap { self.view(withTag: tag, in: $0) }.first
  }

  private mutating func detach(_ view: ViewID) {
    self[view]?.isRemoved = true
    guard let superview = addingView(of: view) else { return }
    self[superview]?.addedSubviews.removeAll { $0 == view.object }
  }
}

/// The names of views.
extension Simulation {
  /// The outlet of its controller for the view; nil if there is none. An outlet collection does not
  /// name a single view.
  package func outletName(of view: ViewID) -> String? {
    blueprint(of: view.controller)?.outlets.first {
      $0.destination == view.object && !$0.isCollection
    }?.property
  }

  /// The name of the view in traces: its outlet, else an identifier, a label or its placeholder.
  func traceName(of view: ViewID) -> String {
    if let outlet = outletName(of: view) { return outlet }
    if view.object == SearchState.barID { return "searchBar" }
    let template = template(of: view)
    let label =
      template?.accessibilityIdentifier ?? template?.userLabel ?? template?.accessibilityLabel
      ?? template?.placeholder
    return label.map { "\"\($0)\"" } ?? template?.kind ?? "view"
  }
}

extension ViewTemplate {
  /// The view with those of `added` whose items are in it.
  fileprivate func holding(_ added: [ConstraintTemplate]) -> ViewTemplate {
    guard !added.isEmpty else { return self }
    let guides = content.layout.guides.map(\.id)
    var view = self
    view.constraints += added.filter { constraint in
      [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        item.map { guides.contains($0) || self.view(withID: $0) != nil } ?? true
      }
    }
    return view
  }
}

/// The constraints that code makes and changes.
extension Simulation {
  /// The constraint `id` as its document or code made it; nil if there is none.
  func template(of id: ConstraintID) -> ConstraintTemplate? {
    controllers[id.controller]?.createdConstraints.first { $0.id == id.object }
      ?? blueprint(of: id.controller)?.template.view?.constraint(withID: id.object)
  }

  /// The state of the constraint `id`; nil if there is none.
  subscript(id: ConstraintID) -> ConstraintState? {
    get {
      controllers[id.controller]?.constraints[id.object]
        ?? template(of: id).map { ConstraintState($0, isActive: true) }
    }
    set {
      guard let newValue, template(of: id) != nil else { return }
      controllers[id.controller]?.constraints[id.object] = newValue
      if newValue.isActive { placeByConstraints(id) }
    }
  }

  /// A new constraint like `template` between views of `id`, which is inactive.
  mutating func makeConstraint(_ template: ConstraintTemplate, of id: ControllerID) -> ConstraintID
  {
    var template = template
    let name = "constraint made by code \((controllers[id]?.createdConstraints.count ?? 0) + 1)"
    template.id = name
    controllers[id]?.createdConstraints.append(template)
    controllers[id]?.constraints[name] = ConstraintState(template, isActive: false)
    return ConstraintID(object: name, controller: id)
  }

  /// Lets constraints place the first item of `id`, if code has made both: a view with a frame
  /// keeps it until then.
  private mutating func placeByConstraints(_ id: ConstraintID) {
    guard
      let constraint = controllers[id.controller]?.createdConstraints
        .first(where: { $0.id == id.object }),
      let index = controllers[id.controller]?.createdViews
        .firstIndex(where: { $0.id == constraint.firstItem })
    else { return }
    controllers[id.controller]?.createdViews[index].usesConstraints()
  }
}
