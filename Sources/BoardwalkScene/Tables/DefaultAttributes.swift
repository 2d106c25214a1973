import BoardwalkDocument
import BoardwalkSchema

/// The attributes that Interface Builder gives a new object of each kind. They may be omitted;
/// `absent` states their absence.
enum DefaultAttributes {
  /// The default attributes of an element named `name` inside `owner`, with the written attributes
  /// `attributes`. Only a view without an autoresizing mask is placed by constraints.
  static func of(
    _ name: String, _ owner: Owner, hasMask: Bool, _ attributes: some AttributeLookup
  ) -> [Attribute] {
    switch name {
    case "label":
      if owner.isStyledCell, hasMask { return styledLabel }
      let shrinks = attributes["minimumFontSize"] ?? attributes["minimumScaleFactor"] != nil
      return under(shrinks ? shrinkingLabel : table[name], hasMask, attributes)
    case "imageView" where owner.isStyledCell && hasMask: return styledImageView
    case "tableView":
      let isPlain = attributes["style"] ?? "plain" == "plain"
      let usual = isPlain ? table[name] : groupedTableView
      let hasHeight = attributes["rowHeight"].map { $0 != "-1" } ?? false
      let all = under(usual, hasMask, attributes)
      return hasHeight ? all.filter { $0.name != "estimatedRowHeight" } : all
    case "tableViewCellContentView":
      let usual = owner.preservesMargins ? table[name]?.all : content
      return (usual ?? []) + (owner.id.map { [Attribute("tableViewCell", $0)] } ?? [])
    case "view" where DefaultRoles.cells.contains(owner.kind) && attributes["key"] == "contentView":
      return content
    default: return under(table[name], hasMask, attributes)
    }
  }

  /// `usual` without the attributes that only constraints require.
  private static func under(
    _ usual: Usual?, _ hasMask: Bool, _ attributes: some AttributeLookup
  ) -> [Attribute] {
    guard let usual else { return [] }
    return hasMask && attributes["fixedFrame"] != "YES" ? usual.underMask : usual.all
  }

  /// The default attributes of a kind, and those of a view with an autoresizing mask.
  private struct Usual: Sendable {
    let all: [Attribute]
    let underMask: [Attribute]

    init(_ all: [Attribute]) {
      self.all = all
      underMask = all.filter { $0 != underConstraints }
    }
  }

  private static let styledLabel = row(
    "opaque=NO multipleTouchEnabled=YES contentMode=left textAlignment=natural "
      + "lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO")

  private static let styledImageView = row("opaque=NO multipleTouchEnabled=YES contentMode=center")

  private static let groupedTableView = Usual(
    row(
      "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES dataMode=prototypes "
        + "separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=18 "
        + "sectionFooterHeight=18 translatesAutoresizingMaskIntoConstraints=NO"))

  /// The content of a cell as it was before Xcode 9, and of a collection view's before Xcode 11.
  private static let content = row(
    "opaque=NO clipsSubviews=YES multipleTouchEnabled=YES contentMode=center")

  private static let shrinkingLabel = table["label"].map { label in
    Usual(label.all.filter { $0.name != "adjustsFontSizeToFit" })
  }

  private static let underConstraints = Attribute("translatesAutoresizingMaskIntoConstraints", "NO")

  private static let table: [String: Usual] = Schema.table { element in
    let attributes = element.defaultAttributes
    return attributes.isEmpty ? nil : Usual(attributes.compactMap(attribute))
  }

  private static func attribute(_ attribute: AttributeSchema) -> Attribute? {
    attribute.defaultValue.map { Attribute(attribute.name, $0) }
  }

  private static func row(_ text: String) -> [Attribute] {
    text.split(separator: " ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return Attribute(String(parts[0]), String(parts[1]))
    }
  }
}
