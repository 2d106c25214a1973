/// The living controllers and how they are related: who contains whom, who presents whom, which of
/// them is the window's root, and which were made by code and are nowhere yet.
struct ControllerTree: Sendable {
  private(set) var table = ControllerTable()
  private var names = NameRegister()
  private var nextNumber = 0

  /// The window's root view controller; nil if there is none, and the screen is black.
  var root: ControllerID?

  /// The controllers that code has made and not yet put anywhere.
  private(set) var unowned: [ControllerID] = []

  /// The ids of all controllers, the oldest first.
  var ids: [ControllerID] { table.ids }

  /// The number of live controllers.
  var count: Int { table.count }

  /// All controllers, the oldest first.
  var all: some Sequence<Controller> { table.all }

  /// The controller `id`; nil once it is gone.
  subscript(id: ControllerID) -> Controller? {
    _read { yield table[id] }
    _modify { yield &table[id] }
  }

  /// Whether `id` is alive.
  func contains(_ id: ControllerID) -> Bool { table.contains(id) }

  /// The constant properties of the controller `id`; nil after its release.
  func identity(of id: ControllerID) -> ControllerIdentity? {
    table[id]?.identity
  }

  /// The name of `id` in traces; nil once it is gone.
  func name(of id: ControllerID?) -> String? { id.flatMap { identity(of: $0)?.name } }

  /// The names of `ids`, as one text.
  func names(of ids: [ControllerID]) -> String {
    ids.compactMap { name(of: $0) }.joined(separator: ", ")
  }

  /// The class of `id`; UIKit's own once it is gone.
  func className(of id: ControllerID) -> String {
    identity(of: id)?.className ?? "UIViewController"
  }

  // MARK: Life

  /// Adds the controller that `make` returns for a new id and a unique name made from `word`.
  mutating func insert(
    word: String, _ make: (ControllerID, _ name: String) -> Controller
  ) -> ControllerID {
    let id = ControllerID(number: nextNumber)
    nextNumber += 1
    table[id] = make(id, names.take(word))
    return id
  }

  /// Removes the controller `id`, whose name is free again, and returns it as it was.
  mutating func remove(_ id: ControllerID) -> Controller? {
    guard let controller = table[id] else { return nil }
    names.give(back: controller.name, of: controller.word)
    table[id] = nil
    return controller
  }

  /// Adds `id` to the controllers that are nowhere yet.
  mutating func markUnowned(_ id: ControllerID) { unowned.append(id) }

  /// Takes `id` from the controllers that are nowhere yet.
  mutating func markOwned(_ id: ControllerID) { unowned.removeAll { $0 == id } }

  /// Returns the controllers that are nowhere yet, and forgets them.
  mutating func takeUnowned() -> [ControllerID] {
    defer { unowned = [] }
    return unowned
  }

  // MARK: Containment

  /// Adds `child` as the last child of `parent`.
  mutating func add(_ child: ControllerID, to parent: ControllerID) {
    table[parent]?.children.append(child)
    table[child]?.parent = parent
  }

  /// Takes `id` out of the container that it is in, as a new container does first (LIFE-54).
  mutating func removeFromParent(_ id: ControllerID) {
    markOwned(id)
    guard let parent = table[id]?.parent else { return }
    table[parent]?.children.removeAll { $0 == id }
    table[id]?.parent = nil
    table[id]?.membership = .child
  }

  /// `parent` as code sees it: nil if only its view is in another controller's (APP-10).
  func parent(of id: ControllerID) -> ControllerID? {
    table[id]?.membership == .viewOnly ? nil : table[id]?.parent
  }

  /// `children` as code sees them: without those whose view alone was added (APP-10).
  func children(of id: ControllerID) -> [ControllerID] {
    (table[id]?.children ?? []).filter { table[$0]?.membership != .viewOnly }
  }

  /// The containers around `id`, innermost first.
  func ancestors(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var current = table[id]?.parent
    while let here = current {
      result.append(here)
      current = table[here]?.parent
    }
    return result
  }

  /// The outermost container around `id`, or itself.
  func outermost(_ id: ControllerID) -> ControllerID {
    var result = id
    while let parent = table[result]?.parent { result = parent }
    return result
  }

  /// The nearest of `id` and the containers around it for which `condition` holds.
  func nearest(
    _ id: ControllerID, where condition: (Controller.Container) -> Bool
  ) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if let container = table[current]?.container, condition(container) { return current }
      next = table[current]?.parent
    }
    return nil
  }

  /// Whether `id` is a navigation controller.
  func isNavigation(_ id: ControllerID) -> Bool { table[id]?.container.isNavigation ?? false }

  /// The navigation controller around `id`, or `id` itself.
  func navigationController(of id: ControllerID) -> ControllerID? {
    nearest(id) { $0.isNavigation }
  }

  /// The tab bar controller around `id`, or `id` itself.
  func tabBarController(of id: ControllerID) -> ControllerID? { nearest(id) { $0.isTabs } }

  /// The split view controller around `id`, or `id` itself.
  func splitViewController(of id: ControllerID) -> ControllerID? {
    nearest(id) { $0.isSplit }
  }

  /// The controllers whose items the bar of `navigation` shows, root first: a stack on top of
  /// another one has no bar of its own.
  func stack(under navigation: ControllerID) -> [ControllerID] {
    (table[navigation]?.children ?? []).flatMap { isNavigation($0) ? stack(under: $0) : [$0] }
  }

  /// The controller whose item is on top in the bar of `navigation`.
  func top(under navigation: ControllerID) -> ControllerID? {
    guard let top = table[navigation]?.children.last else { return nil }
    return isNavigation(top) ? self.top(under: top) : top
  }

  // MARK: Visibility

  /// Whether the view of `id` is on screen or about to be.
  func isOnScreen(_ id: ControllerID) -> Bool { table[id]?.appearance.isOnScreen ?? false }

  /// The children whose views are part of the view of `id`.
  func visibleChildren(of id: ControllerID) -> [ControllerID] {
    guard let controller = table[id], !controller.children.isEmpty else { return [] }
    let children = controller.children
    switch controller.container {
    case .navigation: return children.suffix(1)
    case .tabs(let state):
      if state.isMoreShown { return state.more.map { [$0] } ?? [] }
      return state.selected.map { [children[$0]] } ?? []
    case .split(let state): return state.visibleColumns
    case .pages(let state): return Array(children.prefix(state.visibleCount))
    case .plain: return children.filter { table[$0]?.membership.isViewInParent ?? false }
    }
  }

  /// All whose views can be part of the view of `id`, visible or not.
  func parts(of id: ControllerID) -> [ControllerID] {
    guard let controller = table[id] else { return [] }
    guard let state = controller.tabs, let more = state.more else {
      return controller.children
    }
    return controller.children.filter { table[$0]?.parent == id } + [more]
  }

  /// The visible children of `id`, with the controllers presented over them in their own context
  /// (TAB-11).
  func visibleParts(of id: ControllerID) -> [ControllerID] {
    layers(at: visibleChildren(of: id))
  }

  /// The visible controllers in the places of `ids`, lowest first.
  func layers(at ids: [ControllerID]) -> [ControllerID] {
    // Hardly any child presents in its own context.
    for id in ids where table[id]?.presented != nil { return ids.flatMap(layers) }
    return ids
  }

  /// The visible controllers in the place of `id`, lowest first.
  func layers(at id: ControllerID) -> [ControllerID] {
    guard let presented = table[id]?.presented,
      let style = table[presented]?.presentation?.adaptedStyle, style.usesContext
    else { return [id] }
    // The results of a search cover what is searched.
    let isCovered = style.removesPresenter || table[id]?.search?.resultsController == presented
    return (isCovered ? [] : [id]) + layers(at: presented)
  }

  /// `id` and all visible controllers inside it, outermost first.
  func visibleTree(of id: ControllerID) -> [ControllerID] {
    var tree: [ControllerID] = []
    addVisible(id, to: &tree)
    return tree
  }

  private func addVisible(_ id: ControllerID, to tree: inout [ControllerID]) {
    tree.append(id)
    for part in visibleParts(of: id) { addVisible(part, to: &tree) }
  }

  // MARK: Presentation

  /// `presentedViewController`: presented by `id` or by the nearest container around it (PRES-10).
  func presentedViewController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).lazy.compactMap { table[$0]?.presented }.first
  }

  /// `presentingViewController`: the presenter of `id`, or of the container it is in (PRES-10).
  func presentingViewController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).lazy.compactMap { table[$0]?.presenting }.first
  }

  /// `visibleViewController`: presented by the top of `navigation`, or the top itself (PRES-11);
  /// nil if `navigation` is not a navigation controller.
  func visibleViewController(of navigation: ControllerID) -> ControllerID? {
    guard isNavigation(navigation), let top = table[navigation]?.children.last else { return nil }
    return presentedViewController(of: top) ?? top
  }

  /// `first` with the presentations on it or inside it, recursively, topmost last.
  func presentations(from first: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var next: ControllerID? = first
    while let current = next {
      result.append(current)
      next = presented(inside: current)
    }
    return result
  }

  /// The controller presented by `id` or a controller inside it.
  private func presented(inside id: ControllerID) -> ControllerID? {
    guard let controller = table[id] else { return nil }
    return controller.presented ?? controller.children.lazy.compactMap(presented(inside:)).first
  }

  /// The container around `id`, else who asked for its presentation: the container that presents
  /// for it comes later (UNW-21, UNW-22).
  func outward(from id: ControllerID) -> ControllerID? {
    guard let controller = table[id] else { return nil }
    let original = controller.originalPresenter.flatMap { contains($0) ? $0 : nil }
    return controller.parent ?? original ?? controller.presenting
  }

  /// The outermost presenter between `source` and the controllers on `path`; nil if there is none.
  func outermostPresenter(from source: ControllerID, to path: [ControllerID]) -> ControllerID? {
    var result: ControllerID?
    var current: ControllerID? = source
    while let here = current, !path.contains(here) {
      result = table[here]?.presenting ?? result
      current = table[here]?.parent ?? table[here]?.presenting
    }
    return result
  }

  // MARK: The front

  /// The controllers that cover the window: the root, then each controller presented on the visible
  /// ones, topmost last. A presentation that covers only its context, such as one tab, is part of
  /// the tree there.
  var presentationChain: [ControllerID] { covers.chain }

  /// The innermost controller of the topmost presentation.
  var frontmost: ControllerID? { covers.tree.last }

  /// The visible controllers of the topmost presentation, innermost first.
  var frontTree: [ControllerID] { covers.tree.reversed() }

  /// The controllers that cover the window, and the visible controllers of the topmost one,
  /// outermost first.
  private var covers: (chain: [ControllerID], tree: [ControllerID]) {
    guard let root else { return ([], []) }
    var chain = [root]
    var tree = visibleTree(of: root)
    while let next = windowPresentation(in: tree) {
      chain.append(next)
      tree = visibleTree(of: next)
    }
    return (chain, tree)
  }

  /// All visible presentations on the root: those that cover the window, each with those in
  /// contexts of its parts, lowest first (PRES-05, TAB-11).
  var visiblePresentations: [ControllerID] {
    presentationChain.flatMap { cover in
      [cover] + visibleTree(of: cover).dropFirst().filter { table[$0]?.presenting != nil }
    }
  }

  /// The controller presented over the part of the window that `id` occupies, visible or not; nil
  /// if there is none.
  func presentationInContext(of id: ControllerID) -> ControllerID? {
    guard let presented = table[id]?.presented, staysInContext(presented) else { return nil }
    return presented
  }

  /// The nearest container for which `condition` holds around the frontmost controller, or around
  /// the context that this covers.
  func nearestToFront(where condition: (Controller.Container) -> Bool) -> ControllerID? {
    var next = frontmost
    while let current = next {
      if let container = table[current]?.container, condition(container) { return current }
      next =
        table[current]?.parent ?? (staysInContext(current) ? table[current]?.presenting : nil)
    }
    return nil
  }

  private func windowPresentation(in tree: [ControllerID]) -> ControllerID? {
    for id in tree {
      if let presented = table[id]?.presented, !staysInContext(presented) { return presented }
    }
    return nil
  }

  /// Whether `id` is presented over a part of the window only.
  private func staysInContext(_ id: ControllerID) -> Bool {
    guard let presenter = table[id]?.presenting,
      table[id]?.presentation?.adaptedStyle.usesContext == true
    else { return false }
    return table[presenter]?.parent != nil || staysInContext(presenter)
  }

  // MARK: Movements

  /// Gives the controllers that `transition` moves flags such as `isMovingToParent` (LIFE-17).
  mutating func setMovements(of transition: Transition) {
    for (id, movement) in transition.movements { table[id]?.movement = movement }
  }

  /// Takes the flags of the controllers that `transition` has moved away.
  mutating func clearMovements(of transition: Transition) {
    for (id, _) in transition.movements { table[id]?.movement = nil }
  }

  // MARK: Comparison

  /// All controllers that are reachable from `roots`, each once, from the root inward and upward;
  /// then the others.
  func inOrder(from roots: [ControllerID]) -> [ControllerID] {
    var pending = Array(roots.reversed())
    var met: Set<ControllerID> = []
    var result: [ControllerID] = []
    while let id = pending.popLast() {
      guard let controller = table[id], met.insert(id).inserted else { continue }
      result.append(id)
      if let presented = controller.presented { pending.append(presented) }
      pending += controller.container.kept.reversed()
      pending += controller.kept.reversed()
      pending += controller.children.reversed()
    }
    guard result.count < count else { return result }
    return result + ids.filter { !met.contains($0) }
  }
}
