import BoardwalkDocument

/// The autoresizing mask that a view usually has: one that fills its controller follows its size, a
/// cell or bar has an empty one, one under constraints has none.
enum DefaultMask {
  /// UIKit's names of the flexible parts.
  static let words = [
    "widthSizable": "width", "heightSizable": "height", "flexibleMinX": "leftMargin",
    "flexibleMaxX": "rightMargin", "flexibleMinY": "topMargin", "flexibleMaxY": "bottomMargin",
  ]

  /// Interface Builder's names of them.
  static let flags = Dictionary(
    uniqueKeysWithValues: words.map { ($1, $0) })

  /// The element that has the flags `flags`.
  static func element(_ flags: [String]) -> ElementNode {
    var attributes = [Attribute("key", name)]
    for flag in flags { attributes.append(Attribute(flag, "YES")) }
    return ElementNode(name, attributes)
  }

  /// The name of both the element and its key.
  static let name = "autoresizingMask"

  private static let filling = element(["widthSizable", "heightSizable"])
  private static let staying = element(["flexibleMaxX", "flexibleMaxY"])
  private static let empty = element([])

  private static let refreshControl = "refreshControl"

  /// The mask of an element named `name` inside `owner`, with the attributes `attributes`.
  static func of(
    _ name: String, _ owner: Owner, _ attributes: some AttributeLookup
  ) -> ElementNode? {
    switch name {
    case "tableViewCell":
      return owner.kind == "document" ? staying : empty
    case "navigationBar", "tabBar":
      return owner.isController ? empty : ofView(name, owner, attributes)
    case "tableViewCellContentView", "collectionViewCellContentView": return empty
    case "collectionViewCell", "collectionReusableView": return staying
    case _ where ElementSets.views.contains(name):
      return ofView(name, owner, attributes)
    default: return name == refreshControl ? empty : nil
    }
  }

  private static func ofView(
    _ name: String, _ owner: Owner, _ attributes: some AttributeLookup
  ) -> ElementNode? {
    if attributes["fixedFrame"] == "YES" { return staying }
    switch attributes["key"] {
    case "view": return filling
    case "contentView": return owner.kind == "visualEffectView" ? filling : empty
    case nil:
      if owner.isStyledCell { return empty }
      return owner.kind == "document" ? filling : nil
    case _ where name == "toolbar": return empty
    default: return staying
    }
  }
}
