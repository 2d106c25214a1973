import BoardwalkTree

/// An element that only holds others of certain kinds, and goes without saying.
struct Container: Sendable {
  let name: String

  /// Whether a branch directly inside its owner belongs into it.
  let holds: @Sendable (Branch) -> Bool

  /// All of them, for the elements that have one.
  static let all: [Container] = [
    Container(name: "subviews", holds: { $0["key"] == nil && !structure.contains($0.name) }),
    Container(name: "constraints") { $0.name == "constraint" },
    Container(name: "connections") {
      ["outlet", "outletCollection", "action", "segue"].contains($0.name)
    },
    Container(name: "userDefinedRuntimeAttributes") { $0.name == "userDefinedRuntimeAttribute" },
    Container(name: "prototypes", holds: isCell),
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
    "tableView": ["prototypes", "sections", "connections", "constraints"],
    "segmentedControl": ["segments", "connections", "constraints"],
  ]

  private static let usual = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "layoutGuides",
  ]

  /// The containers that an element called `owner` may have; only objects have the usual ones.
  static func containers(of owner: String, isObject: Bool) -> [Container] {
    let names = byOwner[owner] ?? (isObject ? usual : [])
    return names.compactMap { name in all.first { $0.name == name } }
  }

  private static func isCell(_ branch: Branch) -> Bool {
    ["tableViewCell", "collectionViewCell"].contains(branch.name)
  }

  /// Elements without a key that are parts of their owner and no subviews.
  private static let structure: Set<String> = [
    "constraint", "constraints", "connections", "outlet", "outletCollection", "action", "segue",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "variation", "subviews",
    "animations", "gestureRecognizers", "viewLayoutGuide", "sections", "prototypes", "cells",
    "items", "segments", "toolbarItems", "layoutGuides", "viewControllerLayoutGuide",
    "tableViewSection", "nil", "metadata", "connection", "string", "color", "rect", "point",
    "size", "state", "scopeButtonTitles", "barButtonItem", "relationships", "adaptation",
    "leftBarButtonItems", "rightBarButtonItems", "beside",
    "visualEffectView.effect", "blurEffect", "vibrancyEffect", "attributedString", "fragment",
    "placeholder", "exit", "customObject", "viewControllers", "inferredMetricsTieBreakers",
    "navigationBarAppearance", "toolbarAppearance", "tabBarAppearance", "popoverPassthroughViews",
  ]
}

extension Sugar {
  /// What elements such as `subviews` and `constraints` hold stands directly in the braces.
  static let containers = Sugar(name: "containers") { folding in
    let isObject = folding.statement.id != nil || folding.branch["id"] != nil
    let containers = Container.containers(of: folding.branch.name, isObject: isObject)
    folding.branch.contents = folding.branch.contents.flatMap { content -> [Branch.Content] in
      guard case .branch(let child) = content, child.attributes.isEmpty, !child.contents.isEmpty,
        let container = containers.first(where: { $0.name == child.name }),
        child.branches.count == child.contents.count, child.branches.allSatisfy(container.holds)
      else { return [content] }
      return child.contents
    }
  } unfold: { unfolding in
    let isObject = unfolding.statement.id != nil || unfolding.statement.name != nil
    for container in Container.containers(of: unfolding.branch.name, isObject: isObject) {
      gather(container, in: &unfolding.branch)
    }
  }

  /// Puts what `container` holds into one, at the place of the first of them.
  private static func gather(_ container: Container, in branch: inout Branch) {
    var members: [Branch.Content] = []
    var rest: [Branch.Content] = []
    var place: Int?
    for content in branch.contents {
      if case .branch(let child) = content, container.holds(child) {
        place = place ?? rest.count
        members.append(content)
      } else {
        rest.append(content)
      }
    }
    guard let place else { return }
    rest.insert(.branch(Branch(container.name, [], members)), at: place)
    branch.contents = rest
  }
}
