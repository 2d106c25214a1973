/// The role of a constraint in conflicts.
package enum ConstraintStanding: Sendable, Hashable {
  /// Its author.
  case open

  /// Nobody.
  case given

  /// Nobody, but what it says is only so for now, such as the size of a window. Conflicts that it has no
  /// part in come first.
  case passing
}
