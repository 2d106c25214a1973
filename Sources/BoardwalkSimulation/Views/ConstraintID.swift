/// A constraint of a controller's views: one of its document, or one that code has made.
package struct ConstraintID: Sendable, Hashable {
  /// Its id in the document, or the name of one that code has made.
  let object: String

  let controller: ControllerID
}
