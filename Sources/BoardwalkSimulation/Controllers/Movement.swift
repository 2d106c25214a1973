/// Why a controller's view comes or goes, where the controller itself is what moves (LIFE-17).
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
