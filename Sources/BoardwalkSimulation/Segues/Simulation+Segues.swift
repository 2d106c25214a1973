import BoardwalkDocument
import BoardwalkGraph

/// Segues.
extension Simulation {
  /// The trace text of a segue's `sender`; nil if there is none (ORC-06).
  func traced(_ sender: Sender?) -> SegueSender? {
    switch sender {
    case .touchable(let touchable):
      .touched(touchable.role, text: touchable.texts.first, id: touchable.id)
    case .controller(let id): .named(controllers.name(of: id) ?? "")
    case let sender?: .named(sender.displayName)
    case nil: nil
    }
  }

  /// Performs `segue` for `source`; `asksSource` is true for user actions, for which the source is
  /// asked first (SEG-02).
  mutating func perform(
    _ segue: SegueTemplate, from source: ControllerID, asksSource: Bool, sender: Sender? = nil
  ) {
    guard let plan = blueprint(of: source) else { return }
    if asksSource {
      guard self.ask(source, whether: segue, from: sender), !isOver else { return }
    }
    do {
      switch segue.kind {
      case .unwind: unwind(segue, from: source, sender)
      case .relationship, .embed: break
      case .custom:
        if let destination = try makeDestination(of: segue, from: source, sender, plan) {
          performCustom(
            StoryboardSegue(segue, from: source, to: destination, sender: sender))
        }
      default:
        guard let destination = try makeDestination(of: segue, from: source, sender, plan) else {
          return
        }
        try show(destination, by: segue, from: source, plan)
      }
    } catch {
      raise(error)
    }
  }

  /// A new instance of the segue's destination, for which the source has prepared (SEG-04).
  private mutating func makeDestination(
    of segue: SegueTemplate, from source: ControllerID, _ sender: Sender?, _ plan: Blueprint
  ) throws(UIKitException) -> ControllerID? {
    guard let scene = segue.destination else {
      note("The segue's destination does not exist; nothing happens.")
      return nil
    }
    let place = ScenePlace(document: plan.place.document, scene: scene)
    guard !isInOtherBundle(place) else { return nil }
    let destination: ControllerID
    if let made = makeDestination(at: place, by: segue, from: source, sender) {
      destination = made
    } else if !isOver {
      destination = try instantiate(place, for: segue, by: plan)
    } else {
      return nil
    }
    prepare(source, for: segue, to: destination, from: sender)
    return !isOver ? destination : nil
  }

  private mutating func show(
    _ destination: ControllerID, by segue: SegueTemplate, from source: ControllerID,
    _ plan: Blueprint
  ) throws(UIKitException) {
    let animated = segue.isAnimated
    switch segue.kind {
    case .push:
      guard let navigation = navigationController(of: source) else {
        throw .pushOutsideNavigation(segue, plan)
      }
      try show(destination, on: navigation, segue, plan)
    case .show:
      let container = target(of: .show, from: source)
      guard !isOver else { return }
      if let container, controllers.isNavigation(container), !controllers.isNavigation(destination)
      {
        try show(destination, on: container, segue, plan)
      } else if let container, !controllers.isNavigation(container) {
        show(destination, in: container, from: source, animated: animated)
      } else {
        // A navigation controller that cannot be pushed is presented, as real apps show it to be;
        // only the older kind `push` raises (EXC-01).
        present(destination, from: source, animated: animated, segue: segue)
      }
    case .showDetail, .replace:
      if let split = target(of: .showDetail, from: source) {
        showDetail(destination, in: split, animated: animated)
      } else {
        present(destination, from: source, animated: animated, segue: segue)
      }
    default:
      present(destination, from: source, animated: animated, segue: segue)
    }
  }

  /// `show(_:sender:)` of `source`, as code calls it (SEG-10).
  mutating func show(_ destination: ControllerID, from source: ControllerID) {
    guard !isOver, controllers.contains(source) else { return }
    let container = target(of: .show, from: source)
    guard !isOver else { return }
    if let container, controllers.isNavigation(container), !controllers.isNavigation(destination) {
      push(destination, on: container, animated: true)
    } else if let container, !controllers.isNavigation(container) {
      show(destination, in: container, from: source, animated: true)
    } else {
      present(destination, from: source)
    }
  }

  /// `showDetailViewController(_:sender:)` of `source`, as code calls it (SEG-11).
  mutating func showDetail(_ destination: ControllerID, from source: ControllerID) {
    guard !isOver, controllers.contains(source) else { return }
    if let split = target(of: .showDetail, from: source) {
      showDetail(destination, in: split, animated: true)
    } else {
      present(destination, from: source)
    }
  }

  private mutating func show(
    _ destination: ControllerID, on navigation: ControllerID, _ segue: SegueTemplate,
    _ plan: Blueprint
  ) throws(UIKitException) {
    switch controllers[destination]?.container {
    case .navigation: throw .pushedNavigationController(segue, plan)
    case .split:
      let className = controllers[navigation]?.className ?? "UINavigationController"
      throw .pushedSplitViewController(on: className, segue, plan)
    default: putOnTop(destination, of: navigation, animated: segue.isAnimated)
    }
  }

  /// A method of a view controller that its nearest container implements, by its selector.
  private enum ShowAction: String {
    case show = "showViewController:sender:"
    case showDetail = "showDetailViewController:sender:"
  }

  /// The nearest container around `source` that does `action` its own way, and does not opt out: a
  /// navigation or split view controller for `show`, the latter alone for `showDetail` (SEG-10,
  /// SEG-11, SEG-12).
  private mutating func target(of action: ShowAction, from source: ControllerID) -> ControllerID? {
    var next: ControllerID? = source
    while let here = next {
      let doesIt: Bool =
        switch controllers[here]?.container {
        case .navigation: action == .show
        case .split: true
        default: false
        }
      if doesIt, behavior(of: here)?.canPerform(action.rawValue, as: here, on: &self) ?? true {
        return here
      }
      next = controllers[here]?.parent
    }
    return nil
  }
}

/// Container views.
extension Simulation {
  /// Puts the destination of an embed segue into its container view, while the view of `parent`
  /// loads (LIFE-50, ORC-05).
  mutating func embed(_ segue: SegueTemplate, in parent: ControllerID) {
    guard !isOver, let plan = blueprint(of: parent), let scene = segue.destination else {
      return
    }
    guard ask(parent, whether: segue, from: .controller(parent)) else { return }
    do {
      let reference = ScenePlace(document: plan.place.document, scene: scene)
      guard !isInOtherBundle(reference) else { return }
      let place = try resolve(reference, for: segue, by: plan)
      guard !isInside(place, parent) else {
        note(
          "A container view embeds its own scene; UIKit would recurse until the stack overflows.")
        return
      }
      let child = try instantiate(place, for: segue, by: plan)
      prepare(parent, for: segue, to: child, from: .controller(parent))
      // UIKit adds the child after its view has loaded. It is added before, so that its own
      // container views can tell that they are inside `parent`; callbacks are not earlier.
      controllers[child]?.parent = parent
      controllers[parent]?.children.append(child)
      controllers[parent]?.embedded[segue.source] = child
      load(child)
      notify(child, .willMove(toParent: controllers.name(of: parent)), about: parent)
      notify(child, .didMove(toParent: controllers.name(of: parent)), about: parent)
    } catch {
      raise(error)
    }
  }

  /// Whether `id` is an instance of the scene at `place`, or inside one: embedding it would never
  /// end.
  private func isInside(_ place: ScenePlace, _ id: ControllerID) -> Bool {
    var next: ControllerID? = id
    while let current = next {
      if blueprint(of: current)?.place == place { return true }
      next = controllers[current]?.parent
    }
    return false
  }
}

/// Unwind segues: the destination is searched from the source upward (UNW-03), its action is called
/// (UNW-08), then the transition back follows (UNW-09).
extension Simulation {
  mutating func unwind(_ segue: SegueTemplate, from source: ControllerID, _ sender: Sender?) {
    guard let selector = segue.unwindAction, let target = unwindTarget(of: selector, from: source)
    else { return }  // Nothing happens, silently (UNW-07).
    let performed = prepare(source, for: segue, to: target, from: sender)
    send(selector, to: target, from: .segue(performed))
    guard !isOver else { return }
    goBack(to: target, from: source, animated: segue.isAnimated)
  }

  /// The destination for `selector`: from the source upward, the other children of each controller
  /// are searched before itself (UNW-03).
  ///
  /// If the handlers of `selector` are unknown, it is the nearest controller of a class of the app,
  /// since documents do not contain methods.
  private mutating func unwindTarget(
    of selector: String, from source: ControllerID
  ) -> ControllerID? {
    let classes = library.unwindHandlers(of: selector, options)
    var inner: ControllerID?
    var next: ControllerID? = source
    while let stop = next {
      for candidate in candidates(at: stop, inner: inner, of: classes, source)
      where canPerform(selector, candidate, from: source) {
        return candidate
      }
      inner = stop
      next = outward(from: stop)
    }
    return nil
  }

  /// Whom to ask at the stop `id`, in order.
  private mutating func candidates(
    at id: ControllerID, inner: ControllerID?, of classes: Set<String>?, _ source: ControllerID
  ) -> [ControllerID] {
    guard let classes else { return nearest(at: id, below: inner, source) }
    return search(id, without: inner, for: classes, source)
  }

  /// Whether `id` performs the unwind action `selector` (UNW-05); true without code of its own.
  private mutating func canPerform(
    _ selector: String, _ id: ControllerID, from source: ControllerID
  ) -> Bool {
    guard let behavior = behavior(of: id) else { return true }
    guard behavior.hasAction(selector) != false else { return false }
    return behavior.canPerformUnwind(selector, from: source, as: id, on: &self)
  }

  /// The container around `id`, else who asked for its presentation: the container that presents
  /// for it comes later (UNW-21, UNW-22).
  private func outward(from id: ControllerID) -> ControllerID? {
    guard let controller = controllers[id], controller.parent == nil else {
      return controllers[id]?.parent
    }
    if let original = controller.originalPresenter, controllers.contains(original) {
      return original
    }
    return controller.presenting
  }

  /// Searches the children of `id` that it allows, then asks `id` itself. A source is never its own
  /// target (UNW-05).
  private mutating func search(
    _ id: ControllerID, without inner: ControllerID?, for classes: Set<String>,
    _ source: ControllerID
  ) -> [ControllerID] {
    var found: [ControllerID] = []
    for child in allowedChildren(of: id, without: inner, source) {
      found += search(child, without: nil, for: classes, source)
    }
    if id != source, let controller = controllers[id], controller.isCustom,
      classes.contains(controller.className)
    {
      found.append(id)
    }
    return found
  }

  /// The children of `id` to search, a navigation stack from the top (UNW-04), without the one that
  /// contains the source; a class may leave out others (UNW-03).
  private mutating func allowedChildren(
    of id: ControllerID, without inner: ControllerID?, _ source: ControllerID
  ) -> [ControllerID] {
    guard let controller = controllers[id] else { return [] }
    let children =
      controller.container.isNavigation ? controller.children.reversed() : controller.children
    let usual = children.filter { $0 != inner }
    return behavior(of: id)?.allowedChildren(from: source, usual: usual, as: id, on: &self) ?? usual
  }

  /// The controller below `inner` in the stack `id`, or beside it in the split view `id`, else `id`
  /// itself, if its class is one of the app. Unwinding never leads to another tab or the other
  /// column.
  private func nearest(
    at id: ControllerID, below inner: ControllerID?, _ source: ControllerID
  ) -> [ControllerID] {
    guard let controller = controllers[id] else { return [] }
    let others: [ControllerID] =
      switch controller.container {
      case .navigation: controller.children.prefix { $0 != inner }.reversed()
      case .split where inner != nil:
        controller.children.filter { $0 != inner }.flatMap(visibleTree)
      default: []
      }
    return (others + [id]).filter { $0 != source && controllers[$0]?.isCustom == true }
  }

  /// The visual phase: one dismissal, then each container on the path shows the destination
  /// (UNW-09).
  private mutating func goBack(to target: ControllerID, from source: ControllerID, animated: Bool) {
    let path = [target] + controllers.ancestors(of: target)
    if let presenter = presenterToDismiss(from: source, outTo: path) {
      dismiss(from: presenter, animated: animated)
    }
    // From the outside in.
    for (container, child) in zip(path.dropFirst(), path).reversed() {
      // `towards` is the container's child in the direction of the target (UNW-10).
      notify(container, .unwind(towards: controllers.name(of: child) ?? ""))
      switch controllers[container]?.container {
      case .tabs:
        guard let index = controllers[container]?.children.firstIndex(of: child) else { continue }
        select(index, in: container)
      case .navigation: pop(container, to: child, animated: animated)
      default: continue
      }
    }
  }

  /// The outermost presenter between the source and the containers around the target: one dismissal
  /// there ends all presentations between them.
  private func presenterToDismiss(
    from source: ControllerID, outTo path: [ControllerID]
  ) -> ControllerID? {
    var result: ControllerID?
    var current: ControllerID? = source
    while let here = current, !path.contains(here) {
      result = controllers[here]?.presenting ?? result
      current = controllers[here]?.parent ?? controllers[here]?.presenting
    }
    return result
  }
}
