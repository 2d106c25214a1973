/// The action that a bar item sends when it is tapped.
struct ItemAction: Sendable, Hashable {
  /// The selector of the action.
  let selector: String

  /// The controller that performs it; nil for the one that shows the item.
  var target: ControllerID?
}
