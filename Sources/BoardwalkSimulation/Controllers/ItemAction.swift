/// What an item of a bar sends when it is tapped.
struct ItemAction: Sendable, Hashable {
  /// The action.
  let selector: String

  /// The controller that performs it; nil for the one that shows the item.
  var target: ControllerID?
}
