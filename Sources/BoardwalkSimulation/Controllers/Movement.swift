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

extension Controller {
  /// Whether it comes into its container at this moment.
  package var isMovingToParent: Bool { movement == .toParent }

  /// Whether it leaves its container at this moment.
  package var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether its presentation begins at this moment.
  package var isBeingPresented: Bool { movement == .presented }

  /// Whether its presentation ends at this moment.
  package var isBeingDismissed: Bool { movement == .dismissed }
}
