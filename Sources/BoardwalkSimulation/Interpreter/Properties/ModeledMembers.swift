import BoardwalkBehavior

/// The names of the members that behaviors can read, set and call, by their owner.
package enum ModeledMembers {
  /// The properties of views, and of tables and collections.
  package static let views = ViewProperty.names.union(ListProperty.names)
    .union(ScrollProperty.allCases.map(\.rawValue)).union(["gestureRecognizers"])

  /// The properties of view controllers.
  package static let controllers = ControllerProperty.names

  /// The properties of bar button items.
  package static let barButtonItems = ItemProperty.names

  /// The properties of the object that the controller property `part` returns, such as
  /// `navigationItem`; nil for another property.
  package static func part(_ part: String) -> Set<String>? { parts[part] }

  private static let parts: [String: Set<String>] = {
    let names = [
      "navigationItem", "tabBarItem", BarProperty.part, BarProperty.gesturePart,
      BarProperty.presentationPart, BarProperty.tabBarPart, BarProperty.toolbarPart,
    ]
    var parts = Dictionary(uniqueKeysWithValues: names.map { ($0, PartProperty.names(of: $0)) })
    parts["sheetPresentationController"] = Set(ControllerProperty.sheet.keys).union(["delegate"])
      .union(AppearanceNames.sheets)
    return parts
  }()

  /// All properties, including those of values and of other UIKit objects.
  package static let all: Set<String> =
    views.union(controllers).union(barButtonItems).union(ValueProperty.names)
    .union(LayoutProperty.names).union(SearchProperty.all.names)
    .union(ConstraintProperty.all.names)
    .union(parts.values.flatMap(\.self)).union(others).union(TypeConstant.names)
    .union(SnapshotCall.properties).union(AppearanceNames.objects)

  /// The functions.
  package static let calls = ValueCall.names.union(ListCall.methods.names)
    .union(ViewCall.methods.names)
    .union(SnapshotCall.names).union(TypeCall.names).union(ListChange.names)
    .union(DefaultsCall.names).union(ElementMethod.allCases.map(\.rawValue))
    .union(ControllerCall.names).union(CoordinatorCall.names).union([CellRegistration.method])
    .union(FormatterCall.names).union(ResultCall.names).union(SystemCall.names)
    .union(["shuffled", "sleep"])

  /// The class whose shared object is the user defaults, and the labels that their methods have.
  package static let userDefaults = DefaultsCall.owner
  package static let labelsOfUserDefaults = DefaultsCall.labels

  /// The properties of cells, segues, the window, the app, the pasteboard, and geometry.
  private static let others: Set<String> = [
    "textLabel", "detailTextLabel", "imageView", "contentView",
    "identifier", "destination", "source",
    "rootViewController", "statusBarFrame", "shared", "general", "standard", "string", "image",
    "x", "y", "width", "height", "top", "left", "bottom", "right", "a", "d",
    "prefersLargeTitles", "name", "view", "state", "randomElement", "actions",
    "performsFirstActionWithFullSwipe", "previewViewController", "isCancelled", "isInteractive",
    "isAnimated", "offset", "element", "text", "secondaryText", "textProperties",
    "secondaryTextProperties",
    "imageProperties", "CellRegistration", "windowScene", "Configuration",
    "dateFormat", "dateStyle", "timeStyle", "numberStyle", "maximumFractionDigits",
    "minimumFractionDigits", "currencyCode", "currencySymbol", "usesGroupingSeparator", "locale",
    "key", "value", "cgColor", "inverted", "current", "main", "minX", "minY", "maxX", "maxY",
    "midX", "midY", "origin", "size",
    "userInterfaceStyle", "horizontalSizeClass", "verticalSizeClass", "overrideUserInterfaceStyle",
    "preferredContentSizeCategory", "safeAreaLayoutGuide",
    "now", "timeIntervalSince1970", "timeIntervalSinceNow", "userInterfaceIdiom", "rawValue",
    "allCases",
    "year", "month", "day", "hour", "minute", "second", "weekday", "formatOptions", "codingPath",
    "debugDescription", "wrappedValue", "projectedValue", "presentedViewController",
    "localizedDescription", "inserted", "memberAfterInsert", "sender", "keyDecodingStrategy",
    "keyEncodingStrategy", "outputFormatting",
  ]
}
