import BoardwalkDocument

/// The autoresizing mask that a view usually has: one that fills its controller follows its size, a
/// cell or bar has an empty one, one under constraints has none.
enum UsualMask {
  /// What UIKit calls the parts that may change.
  static let words = [
    "widthSizable": "width", "heightSizable": "height", "flexibleMinX": "leftMargin",
    "flexibleMaxX": "rightMargin", "flexibleMinY": "topMargin", "flexibleMaxY": "bottomMargin",
  ]

  /// What Interface Builder calls them.
  static let flags = Dictionary(
    uniqueKeysWithValues: words.map { ($1, Vocabulary.name($0)) })

  /// The element that has the flags `flags`.
  static func element(_ flags: [Name]) -> Branch {
    var attributes = [Attribute(.key, name.text)]
    for flag in flags { attributes.append(Attribute(flag, "YES")) }
    return Branch(name, attributes)
  }

  /// What both the element and its key are called.
  static let name = Name.autoresizingMask

  private static let filling = element(["widthSizable", "heightSizable"].map(Vocabulary.name))
  private static let staying = element(["flexibleMaxX", "flexibleMaxY"].map(Vocabulary.name))
  private static let empty = element([])

  /// The elements that may have one that goes without saying.
  static let all = UsualAttributes.kinds.filter { UsualAttributes.isView(Vocabulary.name($0)) }
    .union(others)

  /// Those of them that are no views.
  private static let others: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "navigationBar", "tabBar",
    "collectionViewCellContentView", "collectionViewCell", "collectionReusableView",
    "refreshControl",
  ]

  private static let refreshControl = Vocabulary.name("refreshControl")

  /// The mask of an element called `name` inside `owner`, where `said` has its attributes.
  static func of(
    _ name: Name, _ owner: Owner, _ said: borrowing some Attributed & ~Copyable
  ) -> Branch? {
    switch name {
    case .tableViewCell:
      return owner.kind == .document ? staying : empty
    case .navigationBar, .tabBar:
      return owner.isController ? empty : ofView(name, owner, said)
    case .tableViewCellContentView, .collectionViewCellContentView: return empty
    case .collectionViewCell, .collectionReusableView: return staying
    case _ where UsualAttributes.isView(name):
      return ofView(name, owner, said)
    default: return name == refreshControl ? empty : nil
    }
  }

  private static func ofView(
    _ name: Name, _ owner: Owner, _ said: borrowing some Attributed & ~Copyable
  ) -> Branch? {
    if said[.fixedFrame] == "YES" { return staying }
    switch said[.key] {
    case "view": return filling
    case "contentView": return owner.kind == .visualEffectView ? filling : empty
    case nil:
      if owner.isStyledCell { return empty }
      return owner.kind == .document ? filling : nil
    case _ where name == .toolbar: return empty
    default: return staying
    }
  }
}
