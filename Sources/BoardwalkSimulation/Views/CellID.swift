/// Identifies a cell, header or footer of a table or collection view. A reused cell keeps its id;
/// numbers are never reused.
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
