import BoardwalkGraph

/// Views that load, come and go; a container first, then what is visible inside it (LIFE-32).
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
    findViewInNib(of: id)
    connectOutlets(of: id)
    guard exception == nil else { return }
    for segue in blueprint(of: id)?.embeds ?? [] { embed(segue, in: id) }
    tell(id, .viewDidLoad)
  }

  /// Whether the view of `id` is on screen or about to be.
  func isOnScreen(_ id: ControllerID) -> Bool { controllers[id]?.appearance.isOnScreen ?? false }

  /// A view appears only inside one that does, and not twice.
  mutating func willAppear(_ id: ControllerID) {
    guard let state = controllers[id]?.appearance, !state.isOnScreen, isAroundOnScreen(id) else {
      return
    }
    load(id)
    controllers[id]?.appearance = .appearing
    controllers[id]?.awaitsIsAppearing = true
    prepareToAppear(id)
    tell(id, .viewWillAppear)
    for part in visibleParts(of: id) { willAppear(part) }
    if controllers[id]?.awaitsDelegate == true, isNavigation(id) {
      tellDelegate(of: id, willShow: controllers[id]?.children.last)
    }
  }

  private func isAroundOnScreen(_ id: ControllerID) -> Bool {
    guard let parent = controllers[id]?.parent else { return true }
    return isOnScreen(parent)
  }

  /// `viewIsAppearing` came with iOS 13.
  mutating func isAppearing(_ id: ControllerID) {
    guard controllers[id]?.awaitsIsAppearing == true else { return }
    controllers[id]?.awaitsIsAppearing = false
    if !isAnimating { clearSelections(of: id) }
    if options.system.major >= 13 { tell(id, .viewIsAppearing) }
    if isAnimating { clearSelections(of: id) }
    layoutLists(of: id)
    for part in visibleParts(of: id) { isAppearing(part) }
  }

  /// A view has appeared only once the one around it has.
  mutating func didAppear(_ id: ControllerID) {
    guard controllers[id]?.appearance == .appearing else { return }
    if let parent = controllers[id]?.parent, controllers[parent]?.appearance != .appeared { return }
    controllers[id]?.appearance = .appeared
    tell(id, .viewDidAppear)
    if controllers[id]?.alert != nil { focusAlert(id) }
    finishMounting(id)
    for part in visibleParts(of: id) { didAppear(part) }
    if controllers[id]?.awaitsDidMove == true { arrive(id) }
    if controllers[id]?.awaitsDelegate == true, isNavigation(id) {
      controllers[id]?.awaitsDelegate = false
      tellDelegate(of: id, didShow: controllers[id]?.children.last)
    }
  }

  mutating func willDisappear(_ id: ControllerID) {
    guard isOnScreen(id) else { return }
    controllers[id]?.appearance = .disappearing
    controllers[id]?.awaitsIsAppearing = false
    tell(id, .viewWillDisappear)
    if input.keyboard != nil || input.firstResponder != nil { resignInputs(of: id) }
    for part in visibleParts(of: id) { willDisappear(part) }
  }

  /// Whatever was disappearing in it has, even where something else took its place meanwhile.
  mutating func didDisappear(_ id: ControllerID) {
    guard controllers[id]?.appearance == .disappearing else { return }
    controllers[id]?.appearance = .disappeared
    tell(id, .viewDidDisappear)
    for child in parts(of: id) {
      didDisappear(child)
      if controllers[child]?.presented != nil { layers(at: child).forEach { didDisappear($0) } }
    }
  }

  /// Tells `id`, which came into its navigation controller unseen, that it is there: by the document
  /// (ORC-01, ORC-23), or while the navigation controller was not on screen (ORC-08, ORC-22).
  private mutating func arrive(_ id: ControllerID) {
    controllers[id]?.awaitsDidMove = false
    controllers[id]?.movement = nil
    guard let parent = controllers[id]?.parent, isNavigation(parent) else { return }
    tell(id, .didMove(toParent: name(of: parent)), about: parent)
  }

  /// Lets go of `id` and of all that it holds: nothing that only it holds outlives it (LIFE-14,
  /// ORC-33).
  mutating func release(_ id: ControllerID) {
    guard controllers[id] != nil else { return }
    tell(id, .deinit)
    guard let controller = controllers[id] else { return }
    names.give(back: controller.name, of: controller.word)
    controllers[id] = nil
    for child in controller.children { releaseUnlessHeld(child) }
    for kept in controller.container.kept { releaseUnlessHeld(kept) }
    if let presented = controller.presented { release(presented) }
    for kept in controller.kept { releaseUnlessHeld(kept) }
  }

  /// Lets go of `id`, which has left its container or its presenter: it goes unless somebody else
  /// holds it, or it is somewhere again.
  mutating func releaseUnlessHeld(_ id: ControllerID) {
    guard let controller = controllers[id] else { return }
    if let parent = controller.parent, controllers[parent]?.children.contains(id) == true { return }
    if let presenter = controller.presenting, controllers[presenter]?.presented == id { return }
    if root == id { return }
    if let keeper = controller.keeper, let owner = controllers[keeper] {
      // A child of a tab bar controller comes back from its list; a page stays in its book.
      controllers[id]?.parent = owner.children.contains(id) ? keeper : nil
    } else if controller.isHeld || loose.contains(id) || isKeptByCode(id) {
      controllers[id]?.parent = nil
    } else {
      release(id)
    }
  }
}
