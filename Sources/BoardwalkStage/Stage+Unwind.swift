import BoardwalkGraph

/// Unwind segues: finding who handles them, and going back there (UNW-01 … UNW-10).
extension Stage {
  mutating func unwind(_ segue: SegueTemplate, from source: ControllerID) {
    guard let selector = segue.unwindAction, let target = unwindTarget(of: selector, from: source)
    else { return }  // Nothing happens, silently (UNW-07).
    tell(source, .prepare(segue: segue.identifier, destination: name(of: target) ?? ""))
    if let controller = controllers[target] {
      record(
        controller, .action(selector: selector, sender: segue.identifier ?? "an unwind segue"))
    }
    goBack(to: target, from: source, animated: segue.isAnimated)
  }

  /// The controller that handles `selector`: from the source upward, each stop's other children are
  /// searched before the stop itself (UNW-03).
  private func unwindTarget(of selector: String, from source: ControllerID) -> ControllerID? {
    var inner = source
    var next = parentOrPresenter(of: source)
    while let stop = next {
      if let found = search(stop, without: inner, for: selector, source) { return found }
      inner = stop
      next = parentOrPresenter(of: stop)
    }
    return nil
  }

  private func parentOrPresenter(of id: ControllerID) -> ControllerID? {
    controllers[id]?.parent ?? controllers[id]?.presenting
  }

  /// Searches the children of `id`, a navigation stack from the top (UNW-04), leaving out the one
  /// that contains the source; a controller without eligible children is asked itself.
  private func search(
    _ id: ControllerID, without inner: ControllerID?, for selector: String, _ source: ControllerID
  ) -> ControllerID? {
    guard let controller = controllers[id] else { return nil }
    let children = controller.children.reversed().filter { $0 != inner }
    guard !children.isEmpty else { return handles(id, selector) && id != source ? id : nil }
    return children.lazy.compactMap { search($0, without: nil, for: selector, source) }.first
  }

  /// Whether `id` has the method `selector`: as told at launch, else any class of the app's own.
  private func handles(_ id: ControllerID, _ selector: String) -> Bool {
    guard let controller = controllers[id], controller.isCustom else { return false }
    guard let classes = options.unwindHandlers[selector] else { return true }
    return classes.contains(controller.className)
  }

  /// The visual phase: one dismissal, then each container on the way shows the target (UNW-09).
  private mutating func goBack(to target: ControllerID, from source: ControllerID, animated: Bool) {
    let path = [target] + ancestors(of: target)
    if let presenter = presenterToDismiss(from: source, outTo: path) {
      dismiss(from: presenter, animated: animated)
    }
    // From the outside in.
    for (container, child) in zip(path.dropFirst(), path).reversed() {
      switch controllers[container]?.container {
      case .tabs(let selected):
        guard let index = controllers[container]?.children.firstIndex(of: child),
          index != selected
        else { continue }
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
      if let presenter = controllers[here]?.presenting {
        result = presenter
        current = presenter
      } else {
        current = controllers[here]?.parent
      }
    }
    return result
  }
}
