/// The key that elements of a kind usually have.
enum DefaultRoles {
  /// The key of an element named `name`, of the kind `kind`, inside `owner`.
  static func of(_ kind: StatementKind, _ name: String, _ owner: Owner) -> String? {
    // A bar may as well be a view among others.
    if let key = kind.defaultRole, owner.isController || !kind.isView {
      return bars.contains(owner.kind) && items.contains(name) ? nil : key
    }
    guard kind.isView else { return nil }
    if owner.isController { return only(kind, name, owner) ?? "view" }
    return kind.isPlainView && contentOwners.contains(owner.kind) ? "contentView" : nil
  }

  /// The only key that elements named `name`, of the kind `kind`, have inside `owner` in documents;
  /// it may be omitted. Subviews have none.
  static func only(_ kind: StatementKind, _ name: String, _ owner: Owner) -> String? {
    guard let key = only[owner.kind]?[name] else { return nil }
    return kind.isView && StatementKind.of(owner.kind).mayHaveMask ? nil : key
  }

  private static let only: [String: [String: String]] = ChildOrder.keysByChild.mapValues {
    $0.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// Cells of collection views, whose content is a view like others.
  static let cells = ["collectionViewCell", "collectionReusableView"]

  /// Those in which a plain view is the content.
  static let contentOwners = cells + ["visualEffectView"]

  /// Bars among views, each with its items; only a controller has a single item.
  private static let bars = ["navigationBar", "tabBar"]
  private static let items = ["navigationItem", "tabBarItem"]
}
