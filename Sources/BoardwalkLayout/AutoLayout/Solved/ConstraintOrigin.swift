import BoardwalkSolver

/// The source of one row of a layout's constraint system; views are identified by their index.
package enum ConstraintOrigin: Sendable, Hashable {
  /// A constraint of the document: the one at `index` among those of the view `holder`.
  case constraint(holder: Int, index: Int)

  /// The stored frame of a view, or that a placed view's lengths are not negative.
  case placement(Int)

  /// The intrinsic content size of a view.
  case content(Int)

  /// The arrangement of a stack view.
  case arrangement(Int)

  /// The role of the constraint in resolving a conflict. The outermost view's frame depends on the
  /// window or the content.
  var role: ConstraintRole {
    switch self {
    case .placement(0): .environmental
    case .placement, .arrangement: .fixed
    case .constraint, .content: .editable
    }
  }
}
