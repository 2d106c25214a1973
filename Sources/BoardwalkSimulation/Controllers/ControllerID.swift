/// Names one controller of a running app; numbers are never used again.
public struct ControllerID: Sendable, Hashable, Comparable {
  let number: Int

  /// Older controllers come first.
  public static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.number < right.number
  }
}
