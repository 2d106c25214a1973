/// The names of what behaviors can read, set and call, by what has it.
package enum ModeledMembers {
  /// The properties of views, and of tables and collections.
  package static let views = ViewProperty.names.union(ListProperty.names)
    .union(["gestureRecognizers"])

  /// The properties of view controllers.
  package static let controllers = ControllerProperty.names

  /// The properties of bar button items.
  package static let barButtonItems = ItemProperty.names

  /// The properties of the part of a view controller that is called `part`; nil if it has no such part.
  package static func part(_ part: String) -> Set<String>? {
    switch part {
    case "navigationItem", "tabBarItem": PartProperty.names(of: part)
    case "sheetPresentationController": Set(ControllerProperty.sheet.keys).union(["delegate"])
    default: nil
    }
  }

  /// All properties, those of values and of UIKit's other objects too.
  package static let all: Set<String> =
    views.union(controllers).union(barButtonItems).union(ValueProperty.names)
    .union(LayoutProperty.names).union(PartProperty.names(of: "navigationItem"))
    .union(PartProperty.names(of: "tabBarItem")).union(SearchProperty.all.names).union(others)

  /// What can be called.
  package static let calls = ValueCall.names.union(ListCall.names)

  /// What cells, segues, the window, the app, the pasteboard, and the fields of geometry are asked for.
  private static let others: Set<String> = [
    "textLabel", "detailTextLabel", "imageView", "contentView",
    "identifier", "destination", "source",
    "rootViewController", "statusBarFrame", "shared", "general", "string", "image",
    "x", "y", "width", "height", "top", "left", "bottom", "right", "a", "d",
    "name", "view", "state", "randomElement", "actions", "performsFirstActionWithFullSwipe",
  ]
}
