/// The reason for a controller's move to or from a parent (LIFE-17).
package enum Movement: String, Sendable, Hashable {
  /// It comes into a container: `isMovingToParent`.
  case toParent = "isMovingToParent"

  /// It leaves its container: `isMovingFromParent`.
  case fromParent = "isMovingFromParent"

  /// It is being presented: `isBeingPresented`.
  case presented = "isBeingPresented"

  /// Its presentation ends: `isBeingDismissed`.
  case dismissed = "isBeingDismissed"
}
