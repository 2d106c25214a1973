/// The ids that Interface Builder gives to the placeholders of every xib.
enum FixedIDs {
  static func id(of statement: Statement) -> String? {
    switch StatementIdentity.element(of: statement) {
    case "filesOwner": return "-1"
    case "firstResponder": return "-2"
    case "placeholder": break
    default: return nil
    }
    switch statement.title ?? statement.value(of: "placeholderIdentifier") {
    case "IBFilesOwner": return "-1"
    case "IBFirstResponder": return "-2"
    default: return nil
    }
  }
}
