import BoardwalkGraph

/// Where `show(_:sender:)` or `showDetailViewController(_:sender:)` shows a controller (SEG-10,
/// SEG-11, SEG-12).
enum ShowTarget {
  /// On top of a navigation controller.
  case navigation(ControllerID)

  /// In the column of a split view controller that contains the source.
  case column(of: ControllerID)

  /// In the detail column of a split view controller.
  case detail(of: ControllerID)

  /// Presented by the source.
  case presentation
}

extension Simulation {
  /// `show(_:sender:)` of `source`, as code calls it (SEG-10).
  mutating func show(_ destination: ControllerID, from source: ControllerID) {
    guard !isOver, controllers.contains(source) else { return }
    let target = showTarget(for: destination, from: source)
    guard !isOver else { return }
    show(destination, at: target, from: source)
  }

  /// `showDetailViewController(_:sender:)` of `source`, as code calls it (SEG-11).
  mutating func showDetail(_ destination: ControllerID, from source: ControllerID) {
    guard !isOver, controllers.contains(source) else { return }
    let target = showDetailTarget(from: source)
    guard !isOver else { return }
    show(destination, at: target, from: source)
  }

  /// Shows `destination` at `target`, for `segue` or for code.
  mutating func show(
    _ destination: ControllerID, at target: ShowTarget, from source: ControllerID,
    by segue: SegueTemplate? = nil
  ) {
    let isAnimated = segue?.isAnimated ?? true
    switch target {
    case .navigation(let navigation): push(destination, on: navigation, animated: isAnimated)
    case .column(let split): show(destination, in: split, from: source, animated: isAnimated)
    case .detail(let split): showDetail(destination, in: split, animated: isAnimated)
    case .presentation:
      present(
        destination, from: source, animated: isAnimated, segue: segue, isHeldByCode: segue == nil)
    }
  }

  /// Where `show(_:sender:)` of `source` shows `destination`.
  ///
  /// A navigation controller that cannot be pushed is presented, as real apps show it to be; only
  /// the older kind `push` raises (EXC-01).
  mutating func showTarget(for destination: ControllerID, from source: ControllerID) -> ShowTarget {
    guard let container = container(around: source, performing: .show) else { return .presentation }
    guard controllers.isNavigation(container) else { return .column(of: container) }
    return controllers.isNavigation(destination) ? .presentation : .navigation(container)
  }

  /// Where `showDetailViewController(_:sender:)` of `source` shows a controller.
  mutating func showDetailTarget(from source: ControllerID) -> ShowTarget {
    container(around: source, performing: .showDetail).map { .detail(of: $0) } ?? .presentation
  }

  /// A method of a view controller that its nearest container implements, by its selector.
  private enum ShowAction: String {
    case show = "showViewController:sender:"
    case showDetail = "showDetailViewController:sender:"
  }

  /// The nearest container around `source` that implements `action` and does not opt out: a
  /// navigation or split view controller for `show`, the latter alone for `showDetail`.
  private mutating func container(
    around source: ControllerID, performing action: ShowAction
  ) -> ControllerID? {
    var next: ControllerID? = source
    while let current = next {
      let implementsAction: Bool =
        switch controllers[current]?.container {
        case .navigation: action == .show
        case .split: true
        default: false
        }
      if implementsAction,
        behavior(of: current)?.canPerform(action.rawValue, as: current, on: &self) ?? true
      {
        return current
      }
      next = controllers[current]?.parent
    }
    return nil
  }
}
