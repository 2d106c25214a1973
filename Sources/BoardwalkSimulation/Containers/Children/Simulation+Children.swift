/// Containers that the app's own code makes of plain controllers (LIFE-52 … LIFE-54).
extension Simulation {
  /// What `addChild` does: the child leaves the container it is in, and gets `willMove`; code calls
  /// `didMove` and adds its view by itself.
  package mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    guard exception == nil, child != parent, controllers[child] != nil,
      case .plain = controllers[parent]?.container
    else { return }
    guard controllers[child]?.parent != parent else { return }
    guard allowsContainment(of: [child], in: parent) else { return }
    if controllers[child]?.parent != nil { removeFromParent(child) }
    guard controllers[child]?.parent != parent else { return }
    controllers.markOwned(child)
    controllers[child]?.parent = parent
    controllers[child]?.isViewInParent = false
    controllers[parent]?.children.append(child)
    notify(child, .willMove(toParent: controllers.name(of: parent)))
  }

  /// `willMove(toParent: nil)`, which code calls before it takes a child out of its container.
  package mutating func willMoveFromParent(_ child: ControllerID) {
    notify(child, .willMove(toParent: nil))
  }

  /// `didMove(toParent:)`, which code calls once a child is in its container.
  package mutating func didMove(_ child: ControllerID, toParent parent: ControllerID) {
    notify(child, .didMove(toParent: controllers.name(of: parent)))
  }

  /// What `removeFromParent` does: the child gets `didMove`, and is released if nobody holds it. Code has
  /// called `willMove` and taken its view away before.
  package mutating func removeFromParent(_ child: ControllerID) {
    guard exception == nil, let parent = controllers[child]?.parent else { return }
    removeView(of: child)
    controllers[parent]?.children.removeAll { $0 == child }
    let embedded = controllers[parent]?.embedded.filter { $0.value != child }
    controllers[parent]?.embedded = embedded ?? [:]
    controllers[child]?.parent = nil
    controllers[child]?.isViewInParent = true
    notify(child, .didMove(toParent: nil))
    begin(
      Transition(sequence: .rearrange, container: parent, removed: [child], pace: .immediate))
    controllers.markUnowned(child)
  }

  /// Adds the view of `child` to the view of `parent`; where that is not the child's parent, it
  /// raises (LIFE-54, EXC-15).
  package mutating func addView(of child: ControllerID, to parent: ControllerID) {
    guard exception == nil, controllers[child] != nil else { return }
    let actual = controllers[child]?.parent
    guard actual == parent else {
      return raise(
        .wrongParent(
          of: controllers.className(of: child), is: actual.map { controllers.className(of: $0) },
          not: controllers.className(of: parent)))
    }
    guard controllers[child]?.isViewInParent == false else { return }
    load(child)
    controllers[child]?.isViewInParent = true
    guard controllers.isOnScreen(parent) else { return }
    begin(
      Transition(
        sequence: .rearrange, container: parent, incoming: child, pace: .immediate))
  }

  /// Takes the view of `child` out of its parent's.
  package mutating func removeView(of child: ControllerID) {
    guard exception == nil, let parent = controllers[child]?.parent,
      controllers[child]?.isViewInParent == true
    else { return }
    controllers[child]?.isViewInParent = false
    guard controllers.isOnScreen(child) else { return }
    begin(
      Transition(
        sequence: .rearrange, container: parent, outgoing: child, pace: .immediate))
  }

  /// What `transition(from:to:)` does: the views of two children of one parent change places
  /// (LIFE-53). Code calls both moves, before and after.
  package mutating func transition(from old: ControllerID, to new: ControllerID) {
    guard exception == nil, let parent = controllers[old]?.parent,
      controllers[new]?.parent == parent
    else { return }
    let isSeen = controllers.isOnScreen(parent)
    controllers[old]?.isViewInParent = false
    controllers[new]?.isViewInParent = true
    guard isSeen else { return }
    begin(
      Transition(
        sequence: .exchangeChildren, container: parent, outgoing: old, incoming: new))
  }
}
