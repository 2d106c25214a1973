/// The autoresizing mask that a view usually has: one that fills its controller follows its size, a
/// cell or bar has an empty one, one under constraints has none.
enum UsualMask {
  /// What UIKit calls the parts that may change.
  static let words = [
    "widthSizable": "width", "heightSizable": "height", "flexibleMinX": "leftMargin",
    "flexibleMaxX": "rightMargin", "flexibleMinY": "topMargin", "flexibleMaxY": "bottomMargin",
  ]

  /// What Interface Builder calls them.
  static let flags = Dictionary(uniqueKeysWithValues: words.map { ($1, $0) })

  private static let filling = ["widthSizable", "heightSizable"]
  private static let staying = ["flexibleMaxX", "flexibleMaxY"]

  /// The elements that have one, views aside.
  static let kinds: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "navigationBar", "tabBar",
    "collectionViewCellContentView", "collectionViewCell", "collectionReusableView",
  ]

  /// The mask of an element called `name` inside `owner`, where `said` has its attributes.
  static func of(
    _ name: String, _ owner: Owner, _ said: some Attributed
  ) -> [String]? {
    switch name {
    case "tableViewCell":
      return owner.kind == "document" ? staying : []
    case "tableViewCellContentView", "navigationBar", "tabBar", "collectionViewCellContentView":
      return []
    case "collectionViewCell", "collectionReusableView": return staying
    case _ where UsualAttributes.isView(name):
      return ofView(name, owner, said)
    default: return nil
    }
  }

  private static func ofView(
    _ name: String, _ owner: Owner, _ said: some Attributed
  ) -> [String]? {
    if said["fixedFrame"] == "YES" { return staying }
    switch said["key"] {
    case "view": return filling
    case "contentView": return owner.kind == "visualEffectView" ? filling : []
    case nil:
      if owner.isStyledCell { return [] }
      return owner.kind == "document" ? filling : nil
    case _ where name == "toolbar": return []
    default: return staying
    }
  }
}
