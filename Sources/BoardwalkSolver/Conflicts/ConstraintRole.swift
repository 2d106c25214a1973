/// Who can change a constraint to resolve a conflict.
package enum ConstraintRole: Sendable, Hashable {
  /// The author of the document.
  case editable

  /// Nobody.
  case fixed

  /// Nobody, but its value depends on the environment, such as the size of a window. Conflicts
  /// without such constraints come first.
  case environmental
}
