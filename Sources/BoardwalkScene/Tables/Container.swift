import BoardwalkTree

/// An element that only holds others of certain kinds, and goes without saying.
struct Container: Sendable {
  let name: String

  /// Whether a branch directly inside its owner belongs into it.
  let holds: @Sendable (Branch) -> Bool

  /// All of them, for the elements that have one.
  static let all: [Container] = [
    Container(name: "subviews", holds: { $0["key"] == nil && structure.find($0.name) == nil }),
    Container(name: "constraints") { $0.name == "constraint" },
    Container(name: "connections") {
      connections.find($0.name) != nil
    },
    Container(name: "userDefinedRuntimeAttributes") { $0.name == "userDefinedRuntimeAttribute" },
    Container(name: "prototypes", holds: isCell),
    Container(name: "cells", holds: isCell),
    Container(name: "items") { $0.name == "barButtonItem" && $0["key"] == nil },
    Container(name: "sections") { $0.name == "tableViewSection" },
    Container(name: "segments") { $0.name == "segment" },
    Container(name: "layoutGuides") { $0.name == "viewControllerLayoutGuide" },
    Container(name: "dependencies") {
      ["deployment", "plugIn", "capability", "development"].contains($0.name)
    },
    Container(name: "scenes") { $0.name == "scene" },
  ]

  /// The containers by the elements that have them.
  static let byOwner: [String: [String]] = [
    "device": [], "document": ["dependencies", "scenes"],
    "tableView": [
      "prototypes", "sections", "connections", "constraints", "userDefinedRuntimeAttributes",
    ],
    "tableViewSection": ["cells"], "collectionView": ["cells", "connections", "constraints"],
    "toolbar": ["items", "connections", "constraints"],
    "segmentedControl": ["segments", "connections", "constraints"],
  ]

  /// What is quick to tell comes first.
  private static let usual = [
    "constraints", "connections", "userDefinedRuntimeAttributes", "layoutGuides", "subviews",
  ]

  /// The containers that an element called `owner` may have; only objects have the usual ones.
  static func containers(of owner: String, isObject: Bool) -> [Container] {
    let names = byOwner[owner] ?? (isObject ? usual : [])
    return names.compactMap { name in all.first { $0.name == name } }
  }

  private static let connections = NameTable(["outlet", "outletCollection", "action", "segue"])

  private static func isCell(_ branch: Branch) -> Bool {
    branch.name == "tableViewCell" || branch.name == "collectionViewCell"
  }

  /// Elements without a key that are parts of their owner and no subviews.
  private static let structure = NameTable([
    "constraint", "constraints", "connections", "outlet", "outletCollection", "action", "segue",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "variation", "subviews",
    "animations", "gestureRecognizers", "viewLayoutGuide", "sections", "prototypes", "cells",
    "items", "segments", "toolbarItems", "layoutGuides", "viewControllerLayoutGuide",
    "tableViewSection", "nil", "metadata", "connection", "string", "color", "rect", "point",
    "size", "state", "scopeButtonTitles", "barButtonItem", "relationships", "adaptation",
    "leftBarButtonItems", "rightBarButtonItems", "sceneDock",
    "visualEffectView.effect", "blurEffect", "vibrancyEffect", "attributedString", "fragment",
    "placeholder", "exit", "customObject", "viewControllers", "inferredMetricsTieBreakers",
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "popoverPassthroughViews",
  ])
}
