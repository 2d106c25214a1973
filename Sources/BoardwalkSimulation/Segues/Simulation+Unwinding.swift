import BoardwalkGraph

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
      next = controllers.outward(from: stop)
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
    // One dismissal there ends all presentations between the source and the target's containers.
    if let presenter = controllers.outermostPresenter(from: source, to: path) {
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
}
