/// The membership of a controller in its parent: code adds a child and the child's view separately
/// (LIFE-52).
enum ParentMembership: Sendable, Hashable {
  /// A child, whose view is in the parent's.
  case child

  /// A child whose view is not in the parent's.
  case childWithoutView

  /// No child: only its view is in that of the other controller, which is not its `parent`
  /// (APP-10).
  case viewOnly

  /// Whether its view is in that of the other controller.
  var isViewInParent: Bool { self != .childWithoutView }
}
