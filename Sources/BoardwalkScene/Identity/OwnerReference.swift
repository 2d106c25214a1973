/// The content view of a cell names the cell around it; that goes without saying.
enum OwnerReference {
  static let attribute = "tableViewCell"
  private static let absence = "no-cell"

  static func settle(_ statement: inout Statement, owner: String?, _ purpose: StableIDs.Purpose) {
    guard isContentView(statement) else { return }
    let value = statement.value(of: attribute)
    switch purpose {
    case .fill:
      if !statement.takeMark(absence), value == nil { statement.set(attribute, to: owner) }
    case .omit:
      if value == nil { statement.marks.append(absence) }
      if value == owner { statement.set(attribute, to: nil) }
    case .replace: break
    }
  }

  static func markAbsence(in statement: inout Statement) {
    guard isContentView(statement), statement.value(of: attribute) == nil else { return }
    statement.marks.append(absence)
  }

  private static func isContentView(_ statement: Statement) -> Bool {
    StatementIdentity.element(of: statement) == "tableViewCellContentView"
      && !statement.marks.contains("ordered")
  }
}
