/// A call on the coordinator of a transition:
/// `transitionCoordinator?.animate(alongsideTransition:completion:)`.
enum CoordinatorCall {
  /// The class of coordinators, and of the contexts that their blocks get.
  static let className = "UIViewControllerTransitionCoordinator"

  /// The names of all calls.
  static let names: Set<String> = ["animate", "notifyWhenInteractionChanges"]

  /// The name of the context among those of a block that waits.
  static let context = "context"

  /// A coordinator, or the context of one of its blocks.
  static func coordinator(isInteractive: Bool = false, isCancelled: Bool = false) -> Value {
    .object(
      className,
      [
        "isAnimated": .bool(true), "isInteractive": .bool(isInteractive),
        "isCancelled": .bool(isCancelled),
      ])
  }
}
