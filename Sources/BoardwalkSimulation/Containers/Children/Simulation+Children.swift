/// Child controllers that app code manages (LIFE-52 … LIFE-54).
extension Simulation {
  /// `addChild`: the child leaves its current container and gets `willMove`. App code calls
  /// `didMove` and adds its view.
  package mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    guard !isOver, child != parent, controllers.contains(child),
      case .plain = controllers[parent]?.container
    else { return }
    guard controllers.parent(of: child) != parent else { return }
    if controllers[child]?.parent == parent {
      // Its view is there already (APP-10).
      controllers[child]?.membership = .child
    } else {
      guard allowsContainment(of: [child], in: parent) else { return }
      leaveParent(child)
      guard controllers[child]?.parent != parent else { return }
      controllers.markOwned(child)
      controllers.add(child, to: parent)
      controllers[child]?.membership = .childWithoutView
    }
    notify(child, .willMove(toParent: controllers.name(of: parent)), about: parent)
  }

  /// Takes `child` out of the controller that it is in, or that its view is in, if there is one.
  private mutating func leaveParent(_ child: ControllerID) {
    if controllers[child]?.membership == .viewOnly {
      removeView(of: child, by: .rearrange)
    } else if controllers[child]?.parent != nil {
      removeFromParent(child)
    }
  }

  /// `willMove(toParent: nil)`, which code calls before it takes a child out of its container.
  package mutating func willMoveFromParent(_ child: ControllerID) {
    notify(child, .willMove(toParent: nil))
  }

  /// `didMove(toParent:)`, which code calls once a child is in its container.
  package mutating func didMove(_ child: ControllerID, toParent parent: ControllerID) {
    notify(child, .didMove(toParent: controllers.name(of: parent)), about: parent)
  }

  /// `removeFromParent`: the child gets `didMove` and is released unless it is owned. App code has
  /// named `willMove` and removed its view.
  package mutating func removeFromParent(_ child: ControllerID) {
    guard !isOver, let parent = controllers.parent(of: child) else { return }
    removeView(of: child, by: .rearrange)
    let embedded = controllers[parent]?.embedded.filter { $0.value != child }
    controllers[parent]?.embedded = embedded ?? [:]
    controllers.removeFromParent(child)
    notify(child, .didMove(toParent: nil))
    begin(
      Transition(sequence: .rearrange, container: parent, removed: [child], timing: .immediate))
    controllers.markUnowned(child)
  }

  /// Adds the view of `child` to the view of `parent`. Raises if the child has another parent
  /// (LIFE-54, EXC-15). Without a parent only its view is added, which keeps the child alive here
  /// (APP-10).
  package mutating func addView(of child: ControllerID, to parent: ControllerID) {
    guard !isOver, controllers.contains(child) else { return }
    switch controllers.parent(of: child) {
    case parent:
      guard controllers[child]?.membership == .childWithoutView else { return }
      load(child)
      controllers[child]?.membership = .child
    case nil:
      guard controllers[child]?.parent != parent, controllers[child]?.presenting == nil,
        child != root, allowsContainment(of: [child], in: parent)
      else { return }
      leaveParent(child)
      load(child)
      controllers.markOwned(child)
      controllers.add(child, to: parent)
      controllers[child]?.membership = .viewOnly
    case let actual?:
      return raise(
        .wrongParent(
          of: controllers.className(of: child), is: controllers.className(of: actual),
          not: controllers.className(of: parent)))
    }
    guard !isOver else { return }
    guard controllers.isOnScreen(parent) else { return }
    begin(
      Transition(
        sequence: .addView, container: parent, incoming: child, timing: .immediate))
  }

  /// Takes the view of `child` out of its parent's, or of the view that it is in without a parent.
  package mutating func removeView(of child: ControllerID) {
    removeView(of: child, by: .removeView)
  }

  private mutating func removeView(of child: ControllerID, by sequence: TransitionSequence) {
    guard !isOver, let parent = controllers[child]?.parent,
      case .plain = controllers[parent]?.container,
      let membership = controllers[child]?.membership, membership.isViewInParent
    else { return }
    let isSeen = controllers.isOnScreen(child)
    var change = Transition(
      sequence: sequence, container: parent, outgoing: isSeen ? child : nil, timing: .immediate)
    if membership == .viewOnly {
      controllers.removeFromParent(child)
      change.removed = [child]
    } else {
      controllers[child]?.membership = .childWithoutView
    }
    if isSeen || !change.removed.isEmpty { begin(change) }
  }

  /// `transition(from:to:)`: replaces the view of one child by that of another child of the same
  /// parent (LIFE-53), and then calls `completion`. App code calls both moves, before and after.
  package mutating func transition(
    from old: ControllerID, to new: ControllerID, completion: Completion? = nil
  ) {
    guard !isOver, let parent = controllers.parent(of: old),
      controllers.parent(of: new) == parent
    else { return }
    let isSeen = controllers.isOnScreen(parent)
    controllers[old]?.membership = .childWithoutView
    controllers[new]?.membership = .child
    guard isSeen else {
      if let completion { complete(completion) }
      return
    }
    var change = Transition(
      sequence: .exchangeChildren, container: parent, outgoing: old, incoming: new)
    change.completion = completion
    begin(change)
  }
}

/// Limits of the nesting of containers and presentations at run time.
extension Simulation {
  /// The maximum nesting of controllers.
  static let containmentLimit = 64

  /// The maximum number of controllers presented on each other.
  static let presentationLimit = 200

  /// Whether `children` may become children of `parent`; a cycle or too much nesting ends the app.
  mutating func allowsContainment(of children: [ControllerID], in parent: ControllerID) -> Bool {
    let containers = [parent] + controllers.ancestors(of: parent)
    for child in children {
      if containers.contains(child) {
        raise(.containsItself(controllers.className(of: child)))
        return false
      }
      guard containers.count + height(of: child) <= Self.containmentLimit else {
        raise(.tooMany(Self.containmentLimit, "inside", controllers.className(of: parent)))
        return false
      }
    }
    return true
  }

  /// Whether `presenter` may present another controller; too much nesting ends the app.
  mutating func allowsPresentation(on presenter: ControllerID) -> Bool {
    var count = 1
    var next = presenter
    while let presenting = controllers[controllers.outermost(next)]?.presenting {
      count += 1
      next = presenting
    }
    guard count < Self.presentationLimit else {
      raise(.tooMany(Self.presentationLimit, "presented on", controllers.className(of: presenter)))
      return false
    }
    return true
  }

  /// The nesting depth of the controllers in `id`, itself included.
  private func height(of id: ControllerID) -> Int {
    var height = 0
    var level = [id]
    while !level.isEmpty, height <= Self.containmentLimit {
      height += 1
      level = level.flatMap { controllers[$0]?.children ?? [] }
    }
    return height
  }
}

extension UIKitException {
  /// A controller that contains itself; UIKit follows the cycle until the stack overflows.
  fileprivate static func containsItself(_ className: String) -> Self {
    Self(
      "EXC_BAD_ACCESS", "Stack overflow: a view controller of \(className) is inside itself.")
  }

  /// More controllers than an app has use for.
  fileprivate static func tooMany(_ limit: Int, _ relation: String, _ className: String) -> Self {
    Self(
      "EXC_RESOURCE",
      "\(limit) view controllers are \(relation) each other, the last one of \(className).")
  }
}
