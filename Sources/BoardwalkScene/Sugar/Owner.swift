/// The enclosing statement, which determines the parts that may be omitted.
///
/// It is derived from the statement and not from the element, so that writer and reader have the
/// same information.
struct Owner: Sendable {
  /// The element's name.
  let kind: String

  /// The element whose attributes are written in the braces: for a variation, the varied element.
  let described: String

  /// Its identifier.
  let id: String?

  /// Whether it is a view controller, whose view needs no role.
  let isController: Bool

  /// Whether it is, or is the content of, a cell whose labels Interface Builder laid out itself.
  let isStyledCell: Bool

  /// Whether it is a cell that hands the margins around it on to its content, as new ones do.
  let preservesMargins: Bool

  /// The id of the unnamed content view around or at the statement, which `contentView` refers to.
  let contentView: String?

  /// The file itself.
  static let file = Owner()

  private init() {
    kind = "document"
    described = kind
    id = nil
    isController = false
    isStyledCell = false
    preservesMargins = true
    contentView = nil
  }

  /// The owner for the contents of `statement`, which is itself inside `outer`.
  init(_ statement: Statement, inside outer: Owner) {
    kind = statement.elementName
    described = statement.known.isVariation ? outer.described : kind
    id = statement.id
    isController = statement.isController
    let isCell = kind == "tableViewCell"
    isStyledCell =
      isCell
      ? statement.hasField("style") : kind == "tableViewCellContentView" && outer.isStyledCell
    preservesMargins = !(isCell && statement.hasField("preservesSuperviewLayoutMargins"))
    contentView = Self.isContentView(statement) ? statement.id : outer.contentView
  }

  /// Whether `statement` is a content view without a name.
  static func isContentView(_ statement: Statement) -> Bool {
    statement.known.isContentView && statement.name == nil && statement.role == nil
  }
}
