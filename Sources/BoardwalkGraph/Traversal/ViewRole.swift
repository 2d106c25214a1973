/// The role of a view in the template that contains it.
package enum ViewRole: Sendable, Hashable, CaseIterable {
  /// A controller's own view.
  case controllerView

  /// A top-level view of a xib, or of a storyboard scene's dock.
  case topLevelView

  /// A view inside another view.
  case subview

  /// The view that replaces the title of a navigation item.
  case titleView

  /// The view that a bar button item shows instead of a button.
  case customView

  /// The view above the first section of a table.
  case tableHeader

  /// The view below the last section of a table.
  case tableFooter

  /// A cell of a static table.
  case staticCell

  /// A cell that code copies at run time.
  case prototypeCell

  /// A header or footer of a collection, which code copies at run time.
  case reusableView

  /// Whether the view is a prototype, which code copies at run time.
  package var isPrototype: Bool { self == .prototypeCell || self == .reusableView }
}
