import BoardwalkSolver

/// The source of one row of a layout's constraint system; views are identified by their index.
package enum ConstraintOrigin: Sendable, Hashable {
  /// A constraint of the document: the one at `index` among those that the view `holder` holds.
  case constraint(holder: Int, index: Int)

  /// The stored frame of a view, or that a placed view's lengths are not negative.
  case placement(Int)

  /// What a view's content asks for.
  case content(Int)

  /// How a stack view arranges its subviews.
  case arrangement(Int)

  /// Who could give it up to mend a conflict. What the outermost view's frame says changes with the window,
  /// or with what is shown.
  var role: ConstraintRole {
    switch self {
    case .placement(0): .environmental
    case .placement, .arrangement: .fixed
    case .constraint, .content: .editable
    }
  }
}
