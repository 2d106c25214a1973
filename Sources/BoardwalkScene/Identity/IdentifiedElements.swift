/// The elements to which Interface Builder gives an id, as counted in real documents.
enum IdentifiedElements {
  /// Whether `statement` says an object that has an id, written or derived.
  static func contain(_ statement: Statement) -> Bool {
    if StatementIdentity.kind(of: statement).isIdentified {
      // Those who only refer to another object of the same kind are none themselves.
      return !statement.hasField("reference")
    }
    // What has a name is referred to, and an element that never has an id never has a name.
    return statement.name != nil && statement.target == nil
      && !called.contains(StatementIdentity.element(of: statement))
  }

  /// Elements that stand under a name which is no name for others.
  private static let called: Set<String> = ["device", "adaptation", "variation"]
}
