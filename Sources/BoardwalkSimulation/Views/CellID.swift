/// Names one cell, header or footer that a table or collection view has made. A cell that is used
/// again for another row stays the same; numbers are never used twice.
public struct CellID: Sendable, Hashable {
  /// The list that made it.
  public let list: ListID

  let number: Int
}

/// Names a table or collection view of a running app.
public struct ListID: Sendable, Hashable {
  /// The controller whose view it is in.
  public let controller: ControllerID

  /// Its id in the document.
  public let object: String

  /// The list `object` in the view of `controller`.
  package init(_ object: String, of controller: ControllerID) {
    self.controller = controller
    self.object = object
  }
}
