/// An element that only holds others of certain kinds; scenes omit it.
struct Container: Sendable {
  let name: String

  /// The elements that it contains; nil for views, which are all other elements.
  private let members: Set<String>?

  /// Whether only elements without a key belong into it.
  private let isKeyless: Bool

  private init(_ name: String, _ members: Set<String>?, isKeyless: Bool = false) {
    self.name = name
    self.members = members
    self.isKeyless = isKeyless
  }

  /// Whether `element`, which is directly inside the owner, belongs into it.
  func holds(_ element: ElementNode) -> Bool {
    if isKeyless, element["key"] != nil { return false }
    return members?.contains(element.name) ?? !Self.structure.contains(element.name)
  }

  private static let all = [
    Container("subviews", nil, isKeyless: true),
    Container("constraints", ["constraint"]),
    Container("connections", ["outlet", "outletCollection", "action", "segue"]),
    Container("userDefinedRuntimeAttributes", ["userDefinedRuntimeAttribute"]),
    Container("prototypes", cells), Container("cells", cells),
    Container("items", ["barButtonItem", "navigationItem", "tabBarItem"], isKeyless: true),
    Container("sections", ["tableViewSection"]), Container("segments", ["segment"]),
    Container("layoutGuides", ["viewControllerLayoutGuide"]),
    Container("dependencies", ["deployment", "plugIn", "capability", "development"]),
    Container("scenes", ["scene"]),
  ]

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  /// The containers by the elements that have them.
  private static let byOwner: [String: [Container]] = [
    "device": [], "document": named("dependencies", "scenes"),
    "tableView": named(
      "prototypes", "sections", "connections", "constraints", "userDefinedRuntimeAttributes"),
    "tableViewSection": named("cells"),
    "collectionView": named("cells", "connections", "constraints"),
    "toolbar": named("items", "connections", "constraints"),
    "navigationBar": named("items") + usual, "tabBar": named("items") + usual,
    "segmentedControl": named("segments", "connections", "constraints"),
  ]

  /// The containers of all other objects.
  private static let usual = named(
    "constraints", "connections", "userDefinedRuntimeAttributes", "layoutGuides", "subviews")

  private static func named(_ names: String...) -> [Container] {
    names.compactMap { name in all.first { $0.name == name } }
  }

  /// The elements with specific containers.
  static let owners = Set(byOwner.keys)

  /// The containers of an element named `owner`; only objects have the usual ones.
  static func containers(of owner: String, isObject: Bool) -> [Container] {
    byOwner[owner] ?? (isObject ? usual : [])
  }

  /// Elements without a key that are parts of their owner and not subviews.
  private static let structure: Set<String> = [
    "constraint", "constraints", "connections", "outlet", "outletCollection", "action", "segue",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "variation", "subviews",
    "animations", "gestureRecognizers", "viewLayoutGuide", "sections", "prototypes", "cells",
    "items", "segments", "toolbarItems", "layoutGuides", "viewControllerLayoutGuide",
    "tableViewSection", "navigationItem", "tabBarItem", "nil", "metadata", "connection", "string",
    "color", "rect", "point",
    "size", "state", "scopeButtonTitles", "barButtonItem", "relationships", "adaptation",
    "leftBarButtonItems", "rightBarButtonItems", "sceneDock",
    "visualEffectView.effect", "blurEffect", "vibrancyEffect", "attributedString", "fragment",
    "placeholder", "exit", "customObject", "viewControllers", "inferredMetricsTieBreakers",
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "popoverPassthroughViews",
  ]
}
