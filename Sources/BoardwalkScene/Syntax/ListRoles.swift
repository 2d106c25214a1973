import BoardwalkBase

/// The default roles of views in the braces of a table or collection.
///
/// A view before the rows is the header, and a view after them is the footer: of the table, or of
/// the sections of a collection. Other views are errors.
struct ListRoles {
  private let header: String
  private let footer: String

  /// The kinds of rows, and the only kind that can be header or footer; nil if any view can.
  private let rows: Set<String>
  private let part: String?

  private static let all: [String: ListRoles] = [
    "tableView": ListRoles(
      header: "tableHeaderView", footer: "tableFooterView",
      rows: ["tableViewCell", "section", "tableViewSection"], part: nil),
    "collectionView": ListRoles(
      header: "sectionHeaderView", footer: "sectionFooterView", rows: ["collectionViewCell"],
      part: "collectionReusableView"),
  ]

  /// Assigns roles to the views directly in `statement`, if it is a list; returns errors for those
  /// without a possible role.
  static func assignRoles(in statement: inout Statement) -> [SyntaxError] {
    guard let parts = all[statement.elementName] else { return [] }
    var errors: [SyntaxError] = []
    var taken = Set(statement.body.lazy.compactMap(\.role))
    var isBelowRows = false
    for index in statement.body.indices {
      if parts.rows.contains(statement.body[index].kind) { isBelowRows = true }
      guard needsRole(statement.body[index]) else { continue }
      if let part = parts.part, statement.body[index].kind != part {
        errors.append(unsupportedView(of: statement.body[index]))
        continue
      }
      let part = isBelowRows ? parts.footer : parts.header
      if taken.insert(part).inserted {
        statement.body[index].role = part
      } else {
        errors.append(parts.fault(of: statement.body[index], taken))
      }
    }
    return errors
  }

  /// Whether an element of `kind` in `owner` gets a default role.
  static func areAssigned(by kind: StatementKind, in owner: String) -> Bool {
    canHaveRole(kind) && all[owner] != nil
  }

  private static func canHaveRole(_ kind: StatementKind) -> Bool {
    kind.isView || kind.elementName == "collectionReusableView"
  }

  /// Whether `statement` needs a default role: it has neither a role nor `no-role`.
  private static func needsRole(_ statement: Statement) -> Bool {
    canHaveRole(statement.known) && statement.role == nil
      && !statement.hasFlag("no-role") && !statement.hasXMLFlag
  }

  private static func unsupportedView(of statement: Statement) -> SyntaxError {
    SyntaxError(
      "a collection view contains only cells and reusable views; put this into the contentView "
        + "of a cell", at: statement.kindRange)
  }

  private func fault(of statement: Statement, _ taken: Set<String>) -> SyntaxError {
    guard let free = [header, footer].first(where: { !taken.contains($0) }) else {
      return SyntaxError(
        "the list has a header and a footer already",
        at: statement.kindRange)
    }
    return SyntaxError(
      "the list has this part already; write '\(free):' before the other",
      at: statement.kindRange, suggestion: "\(free): \(statement.kind)")
  }
}
