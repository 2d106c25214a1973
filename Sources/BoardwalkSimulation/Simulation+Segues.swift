import BoardwalkDocument
import BoardwalkGraph

/// Segues.
extension Simulation {
  /// Performs `segue` for `source`; `asks` whether somebody started it by touch and the source is
  /// asked first (SEG-02).
  mutating func perform(
    _ segue: SegueTemplate, from source: ControllerID, asks: Bool, sender: Sender? = nil
  ) {
    guard let plan = blueprint(of: source) else { return }
    if asks {
      guard self.asks(source, whether: segue, from: sender), exception == nil else { return }
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
    let destination = try instantiate(place, for: segue, by: plan)
    prepare(source, for: segue, to: destination, from: sender)
    return exception == nil ? destination : nil
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
      let container = target(of: "showViewController:sender:", from: source)
      guard exception == nil else { return }
      if let container, isNavigation(container), !isNavigation(destination) {
        try show(destination, on: container, segue, plan)
      } else if let container, !isNavigation(container) {
        show(destination, in: container, from: source, animated: animated)
      } else {
        // A navigation controller that cannot be pushed is presented, as real apps show it to be;
        // only the older kind `push` raises (EXC-01).
        present(destination, from: source, animated: animated, segue: segue)
      }
    case .showDetail, .replace:
      if let split = target(of: "showDetailViewController:sender:", from: source) {
        showDetail(destination, in: split, animated: animated)
      } else {
        present(destination, from: source, animated: animated, segue: segue)
      }
    default:
      present(destination, from: source, animated: animated, segue: segue)
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

  /// The nearest container around `source` that does `action` its own way, and does not opt out: a
  /// navigation or split view controller for `show`, the latter alone for `showDetail` (SEG-10,
  /// SEG-11, SEG-12).
  private mutating func target(of action: String, from source: ControllerID) -> ControllerID? {
    var next: ControllerID? = source
    while let here = next {
      let doesIt: Bool =
        switch controllers[here]?.container {
        case .navigation: action == "showViewController:sender:"
        case .split: true
        default: false
        }
      if doesIt, behavior(of: here)?.canPerform(action, as: here, on: &self) ?? true { return here }
      next = controllers[here]?.parent
    }
    return nil
  }
}
