/// What one row of a layout's constraint system comes from; views are named by their place in the unit.
public enum ConstraintOrigin: Sendable, Hashable {
  /// A constraint of the document: the one at `index` among those that the view `holder` holds.
  case constraint(holder: Int, index: Int)

  /// The stored frame of a view, or that a placed view's lengths are not negative.
  case placement(Int)

  /// What a view's content asks for.
  case content(Int)

  /// How a stack view arranges its subviews.
  case arrangement(Int)

  /// Whether nobody can give it up to mend a conflict.
  var isGiven: Bool {
    switch self {
    case .placement, .arrangement: true
    case .constraint, .content: false
    }
  }
}
