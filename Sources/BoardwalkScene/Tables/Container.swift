import BoardwalkDocument

/// An element that only holds others of certain kinds, and goes without saying.
struct Container: Sendable {
  let name: Name

  /// Its place among all of them.
  private let index: Int

  /// Whether only elements without a key belong into it.
  private let isKeyless: Bool

  /// Whether a branch directly inside its owner belongs into it.
  func holds(_ branch: borrowing Branch) -> Bool {
    Membership(ofElement: branch.name, hasKey: branch[.key] != nil).holds(self)
  }

  /// What each holds; views are all that is nothing else.
  private static let members: [(name: String, holds: [String], isKeyless: Bool)] = [
    ("subviews", [], true),
    ("constraints", ["constraint"], false),
    ("connections", ["outlet", "outletCollection", "action", "segue"], false),
    ("userDefinedRuntimeAttributes", ["userDefinedRuntimeAttribute"], false),
    ("prototypes", cells, false),
    ("cells", cells, false),
    ("items", ["barButtonItem", "navigationItem", "tabBarItem"], true),
    ("sections", ["tableViewSection"], false),
    ("segments", ["segment"], false),
    ("layoutGuides", ["viewControllerLayoutGuide"], false),
    ("dependencies", ["deployment", "plugIn", "capability", "development"], false),
    ("scenes", ["scene"], false),
  ]

  private static let cells = ["tableViewCell", "collectionViewCell"]

  /// All of them, for the elements that have one.
  static let all = members.enumerated().map { index, container in
    Container(name: Vocabulary.name(container.name), index: index, isKeyless: container.isKeyless)
  }

  /// Where an element may belong, found out once for all the containers of its owner.
  struct Membership {
    /// A bit for each container.
    private let bits: Int
    private let hasKey: Bool

    init(ofElement name: Name, hasKey: Bool) {
      bits = Self.byName[name] ?? Self.subview
      self.hasKey = hasKey
    }

    /// That of `node`; nil where it is a text or a comment.
    init?(of node: Understood.Node, in understood: borrowing Understood) {
      guard let name = understood.name(of: node) else { return nil }
      self.init(ofElement: name, hasKey: understood.has(.key, in: node))
    }

    /// Whether it belongs into `container`.
    func holds(_ container: borrowing Container) -> Bool {
      bits & 1 << container.index != 0 && !(container.isKeyless && hasKey)
    }

    /// Where the first of `containers` into which it belongs stands.
    func place(in containers: [Container]) -> Int? {
      for index in containers.indices where holds(containers[index]) { return index }
      return nil
    }

    private static let subview = 1

    private static let byName: NameMap<Int> = {
      var result: [String: Int] = [:]
      for (index, container) in members.enumerated() {
        for name in container.holds { result[name, default: subview] |= 1 << index }
      }
      for name in structure { result[name, default: subview] &= ~subview }
      return NameMap(result)
    }()
  }

  /// The containers by the elements that have them.
  static let byOwner: [String: [String]] = [
    "device": [], "document": ["dependencies", "scenes"],
    "tableView": [
      "prototypes", "sections", "connections", "constraints", "userDefinedRuntimeAttributes",
    ],
    "tableViewSection": ["cells"], "collectionView": ["cells", "connections", "constraints"],
    "toolbar": ["items", "connections", "constraints"],
    "navigationBar": ["items"] + usual, "tabBar": ["items"] + usual,
    "segmentedControl": ["segments", "connections", "constraints"],
  ]

  /// What is quick to tell comes first.
  private static let usual = [
    "constraints", "connections", "userDefinedRuntimeAttributes", "layoutGuides", "subviews",
  ]

  /// The containers that an element called `owner` may have; only objects have the usual ones.
  static func containers(of owner: String, isObject: Bool) -> [Container] {
    let names = byOwner[owner] ?? (isObject ? usual : [])
    return names.compactMap { name in all.first { $0.name.text == name } }
  }

  /// Elements without a key that are parts of their owner and no subviews.
  private static let structure = [
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
