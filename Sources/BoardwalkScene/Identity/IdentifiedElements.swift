/// The elements to which Interface Builder gives an id, as counted in real documents.
enum IdentifiedElements {
  /// Whether `statement` is an object with a written or derived id.
  static func contain(_ statement: Statement) -> Bool {
    if StatementIdentity.kind(of: statement).isIdentified {
      // Those who only refer to another object of the same kind are none themselves.
      return !statement.hasField("reference")
    }
    // A named object may be referred to, and an element without an id never has a name.
    return statement.name != nil && statement.target == nil
      && !called.contains(StatementIdentity.element(of: statement))
  }

  /// Elements whose name is not a name for references.
  private static let called: Set<String> = ["device", "adaptation", "variation"]
}
