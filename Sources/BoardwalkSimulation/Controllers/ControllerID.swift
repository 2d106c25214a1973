/// Names one controller of a running app; numbers are never used again.
package struct ControllerID: Sendable, Hashable, Comparable {
  let number: Int

  /// Older controllers come first.
  package static func < (left: ControllerID, right: ControllerID) -> Bool {
    left.number < right.number
  }
}
