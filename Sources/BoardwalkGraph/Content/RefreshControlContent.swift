/// The refresh control that a view that scrolls, or its controller, holds.
package struct RefreshControlContent: Sendable, Hashable {
  /// Its id in the document.
  package let id: String

  /// The name its author gave it.
  package let userLabel: String?

  /// The refresh control of `holder`; nil if it has none.
  init?(holder: ArchivedElement) {
    guard let element = holder.child("refreshControl", key: "refreshControl"),
      let id = element["id"]
    else { return nil }
    self.id = id
    userLabel = element["userLabel"]
  }
}
