import BoardwalkGraph

/// Views that load, come and go; a container first, then what is visible inside it (LIFE-32).
extension Stage {
  /// Loads the view of `id`, once: first its container views' children, then `viewDidLoad`
  /// (LIFE-01, ORC-05).
  mutating func load(_ id: ControllerID) {
    guard controllers[id]?.isViewLoaded == false else { return }
    controllers[id]?.isViewLoaded = true
    for segue in blueprint(of: id)?.embeds ?? [] { embed(segue, in: id) }
    tell(id, .viewDidLoad)
  }

  /// A view appears only inside one that does, and not twice.
  mutating func willAppear(_ id: ControllerID) {
    guard let controller = controllers[id], !controller.appearance.isOnScreen,
      controller.parent.flatMap({ controllers[$0] })?.appearance.isOnScreen ?? true
    else { return }
    load(id)
    controllers[id]?.appearance = .appearing
    tell(id, .viewWillAppear)
    for child in visibleChildren(of: id) { willAppear(child) }
    tellFirstAppearance(of: id) { .delegateWillShow($0) }
  }

  /// `viewIsAppearing` came with iOS 13.
  mutating func isAppearing(_ id: ControllerID) {
    guard options.system.major >= 13, controllers[id]?.appearance == .appearing else { return }
    tell(id, .viewIsAppearing)
    for child in visibleChildren(of: id) { isAppearing(child) }
  }

  mutating func didAppear(_ id: ControllerID) {
    guard let controller = controllers[id], controller.appearance == .appearing else { return }
    controllers[id]?.appearance = .appeared
    tell(id, .viewDidAppear)
    for child in visibleChildren(of: id) { didAppear(child) }
    tellFirstAppearance(of: id) { .delegateDidShow($0) }
    // Whoever the document put into a navigation controller is told at its first appearance
    // (ORC-22, ORC-23).
    if controller.awaitsDidMove, let parent = controller.parent, isNavigation(parent) {
      tell(id, .didMove(toParent: name(of: parent)))
    }
    controllers[id]?.awaitsDidMove = false
  }

  mutating func willDisappear(_ id: ControllerID) {
    guard controllers[id]?.appearance.isOnScreen == true else { return }
    controllers[id]?.appearance = .disappearing
    tell(id, .viewWillDisappear)
    for child in visibleChildren(of: id) { willDisappear(child) }
  }

  mutating func didDisappear(_ id: ControllerID) {
    guard controllers[id]?.appearance == .disappearing else { return }
    controllers[id]?.appearance = .disappeared
    tell(id, .viewDidDisappear)
    for child in visibleChildren(of: id) { didDisappear(child) }
  }

  /// Lets go of `id` and all that it holds (LIFE-14).
  mutating func release(_ id: ControllerID) {
    guard let controller = controllers[id] else { return }
    for child in controller.children.reversed() { release(child) }
    if let presented = controller.presented { release(presented) }
    tell(id, .deinit)
    controllers[id] = nil
  }

  /// A navigation controller tells its delegate of its root when it appears first (LIFE-09).
  private mutating func tellFirstAppearance(
    of id: ControllerID, _ callback: (String) -> Callback
  ) {
    guard isNavigation(id), let top = controllers[id]?.children.last,
      controllers[top]?.awaitsDidMove == true || controllers[id]?.appearance == .appearing,
      controllers[id]?.children.count == 1, blueprint(of: id)?.hasDelegate == true,
      let name = name(of: top)
    else { return }
    tell(id, callback(name))
  }

  /// Puts the destination of an embed segue into its container view, while the view of `parent`
  /// loads (ORC-05).
  private mutating func embed(_ segue: SegueTemplate, in parent: ControllerID) {
    guard exception == nil, let plan = blueprint(of: parent), let scene = segue.destination,
      plan.holdsView(segue.source), !isWithin(scene, of: plan.place.document, parent)
    else { return }
    tell(parent, .shouldPerformSegue(segue.identifier))
    do {
      let place = ScenePlace(document: plan.place.document, scene: scene)
      let child = try instantiate(place, for: segue, by: plan)
      tell(parent, .prepare(segue: segue.identifier, destination: name(of: child) ?? ""))
      load(child)
      tell(child, .willMove(toParent: name(of: parent)))
      controllers[child]?.parent = parent
      controllers[parent]?.children.append(child)
      controllers[parent]?.embedded[segue.source] = child
      tell(child, .didMove(toParent: name(of: parent)))
    } catch {
      raise(error)
    }
  }

  /// Whether `parent` is, or is inside, an instance of the scene: embedding it would never end.
  private func isWithin(_ scene: Int, of document: Int, _ parent: ControllerID) -> Bool {
    let place = ScenePlace(document: document, scene: scene)
    return ([parent] + ancestors(of: parent)).contains { blueprint(of: $0)?.place == place }
  }
}
