/// Containers that the app's own code makes of plain controllers (LIFE-52 … LIFE-54).
extension Simulation {
  /// What `addChild` does: the child leaves the container it is in, and hears `willMove`; code tells
  /// it `didMove` and adds its view by itself.
  package mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    guard exception == nil, child != parent, controllers[child] != nil,
      case .plain = controllers[parent]?.container
    else { return }
    guard controllers[child]?.parent != parent else { return }
    guard allowsContainment(of: [child], in: parent) else { return }
    if controllers[child]?.parent != nil { removeFromParent(child) }
    guard controllers[child]?.parent != parent else { return }
    loose.removeAll { $0 == child }
    controllers[child]?.parent = parent
    controllers[child]?.isViewInParent = false
    controllers[parent]?.children.append(child)
    tell(child, .willMove(toParent: name(of: parent)))
  }

  /// What code tells a child before it takes it out of its container.
  package mutating func willMoveFromParent(_ child: ControllerID) {
    tell(child, .willMove(toParent: nil))
  }

  /// What code tells a child once it is in its container.
  package mutating func didMove(_ child: ControllerID, toParent parent: ControllerID) {
    tell(child, .didMove(toParent: name(of: parent)))
  }

  /// What `removeFromParent` does: the child hears `didMove`, and goes if nobody holds it. Code has
  /// told it `willMove` and taken its view away before.
  package mutating func removeFromParent(_ child: ControllerID) {
    guard exception == nil, let parent = controllers[child]?.parent else { return }
    removeView(of: child)
    controllers[parent]?.children.removeAll { $0 == child }
    let embedded = controllers[parent]?.embedded.filter { $0.value != child }
    controllers[parent]?.embedded = embedded ?? [:]
    controllers[child]?.parent = nil
    controllers[child]?.isViewInParent = true
    tell(child, .didMove(toParent: nil))
    begin(
      Transition(choreography: .rearrange, container: parent, removed: [child], pace: .immediate))
    loose.append(child)
  }

  /// Adds the view of `child` to the view of `parent`; where that is not the child's parent, it
  /// raises (LIFE-54, EXC-15).
  package mutating func addView(of child: ControllerID, to parent: ControllerID) {
    guard exception == nil, controllers[child] != nil else { return }
    let actual = controllers[child]?.parent
    guard actual == parent else {
      return raise(
        .wrongParent(
          of: className(of: child), is: actual.map { className(of: $0) },
          not: className(of: parent)))
    }
    guard controllers[child]?.isViewInParent == false else { return }
    load(child)
    controllers[child]?.isViewInParent = true
    guard isOnScreen(parent) else { return }
    begin(
      Transition(
        choreography: .rearrange, container: parent, incoming: child, pace: .immediate))
  }

  /// Takes the view of `child` out of its parent's.
  package mutating func removeView(of child: ControllerID) {
    guard exception == nil, let parent = controllers[child]?.parent,
      controllers[child]?.isViewInParent == true
    else { return }
    controllers[child]?.isViewInParent = false
    guard isOnScreen(child) else { return }
    begin(
      Transition(
        choreography: .rearrange, container: parent, outgoing: child, pace: .immediate))
  }

  /// What `transition(from:to:)` does: the views of two children of one parent change places
  /// (LIFE-53). Both moves are told by code, before and after.
  package mutating func transition(from old: ControllerID, to new: ControllerID) {
    guard exception == nil, let parent = controllers[old]?.parent,
      controllers[new]?.parent == parent
    else { return }
    let isSeen = isOnScreen(parent)
    controllers[old]?.isViewInParent = false
    controllers[new]?.isViewInParent = true
    guard isSeen else { return }
    begin(
      Transition(
        choreography: .exchangeChildren, container: parent, outgoing: old, incoming: new))
  }
}
