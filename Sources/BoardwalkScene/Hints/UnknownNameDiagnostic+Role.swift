import BoardwalkBase
import BoardwalkSchema

/// Parts that objects play in others.
extension UnknownNameDiagnostic {
  /// The diagnostic for `role`, which `statement` has inside an object of the element `owner`; nil
  /// if it is known, or without a similar one.
  init?(role: String, of statement: Statement, in owner: String) {
    let known = Set(ChildOrder.keys(in: owner)).filter { key in
      ChildOrder.kinds(inRole: key, of: owner)?.contains(where: Self.playsParts) ?? false
    }.sorted()
    guard !known.isEmpty, Self.playsParts(statement.elementName) else { return nil }
    if let kinds = ChildOrder.kinds(inRole: role, of: owner)?.sorted() {
      guard statement.known.isView, let first = kinds.first,
        kinds.allSatisfy({ StatementKind.of($0).isIdentified && !StatementKind.of($0).isView })
      else { return nil }
      self.init(
        "a \(statement.kind.noun) cannot be the '\(role)'; put it into the braces of '\(role): "
          + "\(first)'")
    } else if Self.lists.contains(role) {
      self.init("'\(role)' is a list; write \(role) { \(statement.kind) }")
    } else if let meant = Self.role(near: role, in: owner, among: known) {
      self.init(
        "unknown role '\(role)'; did you mean '\(meant)'?", meant: meant)
    } else if ChildOrder.kindsByKey[role] == nil, !Self.rareRoles.contains(role) {
      self.init(
        "unknown role '\(role)'",
        note: "known roles: \(known.joined(separator: ", "))")
    } else {
      return nil
    }
  }

  /// The diagnostic for `statement` without a role inside an object of the element `owner`, where
  /// all such objects have one of several.
  init?(partOf statement: Statement, in owner: String) {
    guard statement.flags.isEmpty, !statement.isEquation, statement.target == nil else {
      return nil
    }
    if statement.kind == "refreshControl", Self.scrolling.contains(owner) {
      self.init("a refresh control belongs in the braces of the table view controller")
      return
    }
    guard statement.known.defaultRole == nil, !Schema.isViewController(owner),
      !(statement.known.isView && StatementKind.of(owner).mayHaveMask),
      Self.playsParts(statement.elementName),
      let keys = ChildOrder.keysByChild[owner]?[statement.elementName], keys.count > 1,
      !keys.contains(nil)
    else { return nil }
    let roles = keys.compactMap { $0 }.sorted()
    self.init(
      "this object has no role, as in '\(roles[0]): \(statement.kind)'",
      note: "known roles: \(roles.joined(separator: ", "))")
  }

  /// The diagnostic for a second object with `role`.
  init(secondPart role: String) {
    self.init("duplicate role '\(role)'")
  }

  /// The diagnostic for a second object of the kind `kind`, of which there can be only one.
  init(second kind: String) {
    self.init("an object has only one \(kind.noun)")
  }

  /// Whether objects of `element` have a role in their owner: colors and the like are its values.
  private static func playsParts(_ element: String) -> Bool {
    StatementKind.of(element).isIdentified || element == "state"
  }

  /// The items of bars among views.
  static let items = [
    "navigationBar": "navigationItem", "tabBar": "tabBarItem", "toolbar": "barButtonItem",
  ]

  /// The diagnostic for an `item` in a controller's own `bar`.
  init(item: String, in bar: String) {
    let place = bar == "toolbar" ? "toolbarItems { \(item) }" : item
    self.init(
      "this belongs in the braces of the view controller that the bar is shown for: \(place)")
  }

  private static func role(near role: String, in owner: String, among known: [String]) -> String? {
    if let meant = foreignRoles[owner]?[role], known.contains(meant) { return meant }
    return known.first { $0.lowercased() == role.lowercased() }
      ?? Misspelling(role).closest(in: known)
  }

  /// Common names of the parts of elements.
  private static let foreignRoles = [
    "tableView": [
      "header": "tableHeaderView", "headerView": "tableHeaderView", "footer": "tableFooterView",
      "footerView": "tableFooterView",
    ],
    "collectionView": [
      "header": "sectionHeaderView", "headerView": "sectionHeaderView",
      "footer": "sectionFooterView", "footerView": "sectionFooterView",
      "layout": "collectionViewLayout",
    ],
    "navigationItem": [
      "left": "leftBarButtonItem", "right": "rightBarButtonItem", "back": "backBarButtonItem",
      "backButton": "backBarButtonItem", "title": "titleView",
    ],
  ]

  /// Parts that Interface Builder knows and few documents have.
  private static let rareRoles: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "inputView", "inputAccessoryView", "leftView", "rightView",
    "focused", "application", "reserved",
  ]

  /// Words that look like a part and contain several.
  private static let lists: Set<String> = [
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ]

  private static let scrolling: Set<String> = ["tableView", "collectionView", "scrollView"]
}
