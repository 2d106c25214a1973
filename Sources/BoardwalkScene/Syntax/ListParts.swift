import BoardwalkBase

/// A view directly in the braces of a table is its header above the rows, and its footer below
/// them; a reusable view of a collection likewise belongs to its sections. Lists contain no other
/// views.
struct ListParts {
  private let header: String
  private let footer: String

  /// The kinds of rows, and the only kind that can be header or footer; nil if any view can.
  private let rows: Set<String>
  private let part: String?

  private static let all: [String: ListParts] = [
    "tableView": ListParts(
      header: "tableHeaderView", footer: "tableFooterView",
      rows: ["tableViewCell", "section", "tableViewSection"], part: nil),
    "collectionView": ListParts(
      header: "sectionHeaderView", footer: "sectionFooterView", rows: ["collectionViewCell"],
      part: "collectionReusableView"),
  ]

  /// Assigns roles to the views directly in `statement`, if it is a list; returns errors for those
  /// without a possible role.
  static func settle(in statement: inout Statement) -> [SyntaxError] {
    guard let parts = all[statement.elementName] else { return [] }
    var errors: [SyntaxError] = []
    var taken = Set(statement.body.lazy.compactMap(\.role))
    var isBelowRows = false
    for index in statement.body.indices {
      if parts.rows.contains(statement.body[index].kind) { isBelowRows = true }
      guard isUnsettled(statement.body[index]) else { continue }
      if let part = parts.part, statement.body[index].kind != part {
        errors.append(noPart(of: statement.body[index]))
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

  /// Whether elements of that kind directly in `owner` have one of the roles.
  static func arePlayed(by kind: StatementKind, in owner: String) -> Bool {
    mayPlay(kind) && all[owner] != nil
  }

  private static func mayPlay(_ kind: StatementKind) -> Bool {
    kind.isView || kind.elementName == "collectionReusableView"
  }

  /// Whether `statement` has no role, and no flag that it has none.
  private static func isUnsettled(_ statement: Statement) -> Bool {
    mayPlay(statement.known) && statement.role == nil
      && !statement.hasMark("no-role") && !statement.hasXMLMark
  }

  private static func noPart(of statement: Statement) -> SyntaxError {
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
