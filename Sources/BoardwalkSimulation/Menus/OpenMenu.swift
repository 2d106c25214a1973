import BoardwalkPlatform

/// A menu on the screen.
package struct OpenMenu: Sendable, Hashable {
  /// The view, item or row that shows a menu.
  package struct Source: Sendable, Hashable {
    /// The button, the view or the item of a bar; the list for a row or an item.
    package let object: String

    /// The row or item of the list; nil for others.
    package let path: ItemPath?
  }

  /// Its entries.
  package let content: MenuContent

  /// The source of the menu.
  package let source: Source

  /// The controller that the source is in.
  package let controller: ControllerID

  /// The previewed controller; nil without one.
  var preview: ControllerID?
}
