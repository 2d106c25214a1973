/// The ids that are written in statements.
struct WrittenIDs {
  /// All of them.
  private(set) var all = Set<String>()

  /// The ids that stay unchanged: kept ones, Interface Builder's reserved ones such as `-1`, and
  /// duplicates.
  private(set) var fixed: Set<String> = []

  private var repeated: Set<String> = []

  /// The ids of `document`, the header aside.
  init(_ document: [Statement], keeping: Set<String>) {
    fixed = keeping
    for statement in document.dropFirst() { add(statement) }
  }

  /// Whether one object has the id `id`.
  func isUnique(_ id: String) -> Bool { all.contains(id) && !repeated.contains(id) }

  private mutating func add(_ statement: Statement) {
    if let id = statement.explicitID { add(id, isFixed: statement.id == nil) }
    if SceneFields.apply(to: statement) {
      for (name, _) in SceneFields.all {
        if let id = statement.value(of: name) { add(id, isFixed: false) }
      }
    }
    for inner in statement.body { add(inner) }
  }

  private mutating func add(_ id: String, isFixed: Bool) {
    if !all.insert(id).inserted {
      repeated.insert(id)
      fixed.insert(id)
    }
    if isFixed || id.utf8.first == UInt8(ascii: "-") { fixed.insert(id) }
  }
}
