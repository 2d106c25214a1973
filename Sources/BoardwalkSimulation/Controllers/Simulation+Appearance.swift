import BoardwalkGraph

/// Loading and appearance of views: a container first, then the visible controllers inside it
/// (LIFE-32).
extension Simulation {
  /// Loads the view of `id`, once: first its container views' children, then `viewDidLoad`
  /// (LIFE-01, ORC-05).
  mutating func load(_ id: ControllerID) {
    guard controllers[id]?.isViewLoaded == false else { return }
    controllers[id]?.isViewLoaded = true
    if options.appClasses != nil {
      for name in blueprint(of: id)?.viewClasses ?? [] where lacksClass(name) {
        logUnknownClass(name)
      }
    }
    behavior(of: id)?.loadView(as: id, on: &self)
    checkNibView(of: id)
    checkOutlets(of: id)
    guard !isOver else { return }
    for segue in blueprint(of: id)?.embeds ?? [] { embed(segue, in: id) }
    notify(id, .viewDidLoad)
  }

  /// Begins the appearance of the view of `id`, unless it has begun or the container is off screen.
  mutating func willAppear(_ id: ControllerID) {
    guard controllers[id]?.appearance.isOnScreen == false,
      controllers[id]?.parent.map(controllers.isOnScreen) ?? true
    else { return }
    load(id)
    controllers[id]?.appearance = .appearing
    controllers[id]?.awaitsIsAppearing = true
    prepareToAppear(id)
    notify(id, .viewWillAppear)
    for part in controllers.visibleParts(of: id) { willAppear(part) }
    if controllers[id]?.awaitsDelegate == true, controllers.isNavigation(id) {
      notifyDelegate(of: id, shown: controllers[id]?.children.last, isDone: false)
    }
  }

  /// Calls `viewIsAppearing`, from iOS 13 on, and lays out the view of `id`.
  mutating func isAppearing(_ id: ControllerID) {
    guard controllers[id]?.awaitsIsAppearing == true else { return }
    controllers[id]?.awaitsIsAppearing = false
    restoreFirstResponder(in: id)
    // An interactive transition clears no selections before its end (APP-03).
    let clearsSelections = interaction == nil
    if clearsSelections, !isAnimating { clearSelections(of: id) }
    if options.system.has(.viewIsAppearing) { notify(id, .viewIsAppearing) }
    if clearsSelections, isAnimating { clearSelections(of: id) }
    layOutSubviews(of: id)
    layoutLists(of: id)
    for part in controllers.visibleParts(of: id) { isAppearing(part) }
  }

  /// Lays out the view of `id` if its size changed, as at its first appearance, and the list of a
  /// list controller with it (LIFE-08).
  mutating func layOutSubviews(of id: ControllerID) {
    let orientation = LayoutOrientation(isLandscape: options.isLandscape)
    guard !isOver, let controller = controllers[id],
      controller.layoutOrientation != orientation
    else { return }
    controllers[id]?.layoutOrientation = orientation
    notifyLayout(id, .viewWillLayoutSubviews)
    if controller.kind == .tableViewController || controller.kind == .collectionViewController {
      layoutLists(of: id)
    }
    loadPickers(of: id)
    notifyLayout(id, .viewDidLayoutSubviews)
  }

  /// Calls the layout method `callback` of `id`; traces contain layout methods only on request.
  private mutating func notifyLayout(_ id: ControllerID, _ callback: Callback) {
    if options.tracesLayout { return notify(id, callback) }
    guard library.hasBehaviors else { return }
    behavior(of: id)?.receive(callback, about: nil, as: id, on: &self)
  }

  /// Ends the appearance of the view of `id`, after its container's view has appeared.
  mutating func didAppear(_ id: ControllerID) {
    guard controllers[id]?.appearance == .appearing else { return }
    if let parent = controllers[id]?.parent, controllers[parent]?.appearance != .appeared { return }
    controllers[id]?.appearance = .appeared
    notify(id, .viewDidAppear)
    if controllers[id]?.alert != nil { focusAlert(id) }
    finishCollapse(id)
    for part in controllers.visibleParts(of: id) { didAppear(part) }
    if controllers[id]?.awaitsDidMove == true { completeMove(id) }
    if controllers[id]?.awaitsDelegate == true, controllers.isNavigation(id) {
      controllers[id]?.awaitsDelegate = false
      notifyDelegate(of: id, shown: controllers[id]?.children.last, isDone: true)
    }
  }

  mutating func willDisappear(_ id: ControllerID) {
    guard controllers.isOnScreen(id) else { return }
    controllers[id]?.appearance = .disappearing
    controllers[id]?.awaitsIsAppearing = false
    notify(id, .viewWillDisappear)
    if input.keyboard != nil || input.firstResponder != nil { resignInputs(of: id) }
    for part in controllers.visibleParts(of: id) { willDisappear(part) }
  }

  /// Ends the disappearance of the view of `id` and of all controllers in it, visible or replaced.
  mutating func didDisappear(_ id: ControllerID) {
    guard controllers[id]?.appearance == .disappearing else { return }
    controllers[id]?.appearance = .disappeared
    if controllers[id]?.movement != nil { input.restorable.remove(of: id) }
    notify(id, .viewDidDisappear)
    for child in controllers.parts(of: id) {
      didDisappear(child)
      if controllers[child]?.presented != nil {
        controllers.layers(at: child).forEach { didDisappear($0) }
      }
    }
  }

  /// Completes the move of `id` into its navigation controller, which happened off screen: in the
  /// document (ORC-01, ORC-23), or while the navigation controller was hidden (ORC-08, ORC-22).
  private mutating func completeMove(_ id: ControllerID) {
    controllers[id]?.awaitsDidMove = false
    controllers[id]?.movement = nil
    guard let parent = controllers[id]?.parent, controllers.isNavigation(parent) else { return }
    notify(id, .didMove(toParent: controllers.name(of: parent)), about: parent)
  }

  /// Releases `id` and the controllers that only it holds (LIFE-14, ORC-33).
  mutating func release(_ id: ControllerID) {
    guard controllers.contains(id) else { return }
    notify(id, .deinit)
    guard let controller = controllers.remove(id) else { return }
    input.restorable.remove(of: id)
    for child in controller.children { releaseUnlessHeld(child) }
    for kept in controller.container.kept { releaseUnlessHeld(kept) }
    if let presented = controller.presented { release(presented) }
    for kept in controller.kept { releaseUnlessHeld(kept) }
  }

  /// Releases `id`, which has left its container or its presenter, unless it is owned or in the
  /// hierarchy again.
  mutating func releaseUnlessHeld(_ id: ControllerID) {
    guard let controller = controllers[id] else { return }
    if let parent = controller.parent, controllers[parent]?.children.contains(id) == true { return }
    if let presenter = controller.presenting, controllers[presenter]?.presented == id { return }
    if root == id { return }
    if let ownerID = controller.owner, let owner = controllers[ownerID] {
      // A child of a tab bar controller comes back from its list; a page stays in its book.
      controllers[id]?.parent = owner.children.contains(id) ? ownerID : nil
    } else if controller.isHeld || controllers.unowned.contains(id) || isKeptByCode(id) {
      controllers[id]?.parent = nil
    } else {
      release(id)
    }
  }
}

/// Effects of a container's first appearance.
extension Simulation {
  /// Before the view of `id` appears, a tab bar controller gets a selection (ORC-09), a split view
  /// controller calls its delegate (ORC-45), and moves into a navigation controller begin that
  /// happened off screen (ORC-23).
  mutating func prepareToAppear(_ id: ControllerID) {
    guard let container = controllers[id]?.container else { return }
    switch container {
    case .tabs(var state) where !state.hasBeenShown:
      state.hasBeenShown = true
      controllers[id]?.tabs = state
    case .split where controllers[id]?.awaitsDelegate == true: beginCollapse(id)
    default: break
    }
    if controllers[id]?.awaitsDidMove == true, let parent = controllers[id]?.parent,
      controllers.isNavigation(parent)
    {
      controllers[id]?.movement = .toParent
    }
  }
}
