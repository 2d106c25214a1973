import BoardwalkLanguage
import BoardwalkSource

/// A view straight in the braces of a table is its header where it stands above the rows, and its footer below
/// them: a table holds no other views.
enum TableParts {
  private static let header = "tableHeaderView"
  private static let footer = "tableFooterView"

  /// Gives the views straight in `statement`, if that is a table, their roles; returns what is wrong with
  /// those for which there is none left.
  static func settle(in statement: inout Statement) -> [SyntaxError] {
    guard statement.known === Kind.tableView else { return [] }
    var errors: [SyntaxError] = []
    var taken = Set(statement.body.lazy.compactMap(\.role))
    var isBelowRows = false
    for index in statement.body.indices {
      if rows.contains(statement.body[index].kind) { isBelowRows = true }
      guard isUnsettled(statement.body[index]) else { continue }
      let part = isBelowRows ? footer : header
      if taken.insert(part).inserted {
        statement.body[index].role = part
      } else {
        errors.append(fault(of: statement.body[index], taken))
      }
    }
    return errors
  }

  /// Whether a view of that kind straight in an element called `owner` plays one of the roles.
  static func arePlayed(by kind: Kind, in owner: Name) -> Bool {
    owner == .tableView && kind.isView
  }

  private static let rows: Set<String> = ["tableViewCell", "section", "tableViewSection"]

  /// Whether `statement` says no role, nor that there is none.
  private static func isUnsettled(_ statement: borrowing Statement) -> Bool {
    statement.known.isView && statement.role == nil
      && !statement.marks.contains { $0 == "no-role" || $0.hasPrefix("xml-") }
  }

  private static func fault(
    of statement: borrowing Statement, _ taken: Set<String>
  ) -> SyntaxError {
    guard let free = [header, footer].first(where: { !taken.contains($0) }) else {
      return SyntaxError(
        "put this into the view that is the table's header or footer: each table has one of both",
        at: statement.places.kind)
    }
    return SyntaxError(
      "write '\(free):' in front if that is meant: the table has its other view already",
      at: statement.places.kind, suggestion: "\(free): \(statement.kind)")
  }
}
