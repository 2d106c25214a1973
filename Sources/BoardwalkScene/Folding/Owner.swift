/// What is known of the statement around another: some things go without saying inside some others.
///
/// It is made of the statement and never of the element, so that whoever writes a text and whoever
/// reads it know the same.
struct Owner: Sendable, Hashable {
  /// The element's name.
  var kind: String

  /// Its identifier.
  var id: String?

  /// Whether it is, or is the content of, a cell whose labels Interface Builder laid out itself.
  var isStyledCell = false

  /// Whether it is a cell that hands the margins around it on to its content, as new ones do.
  var preservesMargins = true

  /// The file itself.
  static let file = Owner(kind: "document")

  private init(kind: String) { self.kind = kind }

  /// What `statement`, itself inside `outer`, is to those in its braces.
  init(_ statement: borrowing Statement, inside outer: Owner) {
    kind = statement.known.element(of: statement.kind)
    id = statement.id
    switch kind {
    case "tableViewCell":
      isStyledCell = statement.hasField("style")
      preservesMargins = !statement.hasField("preservesSuperviewLayoutMargins")
    case "tableViewCellContentView": isStyledCell = outer.isStyledCell
    default: break
    }
  }

  /// Whether it is a view controller, whose view needs no role.
  var isController: Bool { Self.isController(kind) }

  /// Whether elements called `kind` are view controllers.
  static func isController(_ kind: String) -> Bool {
    kind.utf8.suffix(10).elementsEqual("Controller".utf8)
  }
}
