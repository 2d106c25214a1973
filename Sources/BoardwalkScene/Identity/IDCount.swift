/// The ids that are written in statements.
struct IDCount {
  /// All of them.
  private(set) var all = NameSet()

  /// Those that stay as they are: kept ones, Interface Builder's own such as `-1`, and those that
  /// more than one object has.
  private(set) var fixed: Set<String> = []

  private var repeated: Set<String> = []

  /// The ids of `document`, the header aside.
  init(_ document: [Statement], keeping: Set<String>) {
    fixed = keeping
    var isHeader = true
    document.lend { statement in
      if !isHeader { add(statement) }
      isHeader = false
    }
  }

  /// Whether one object has the id `id`.
  func isUnique(_ id: String) -> Bool { all.contains(id) && !repeated.contains(id) }

  private mutating func add(_ statement: borrowing Statement) {
    if let id = statement.explicitID { add(id, isFixed: statement.id == nil) }
    if SceneFields.apply(to: statement) {
      for (name, _) in SceneFields.all {
        if let id = statement.value(of: name) { add(id, isFixed: false) }
      }
    }
    statement.body.lend { add($0) }
  }

  private mutating func add(_ id: String, isFixed: Bool) {
    if !all.insert(id) {
      repeated.insert(id)
      fixed.insert(id)
    }
    if isFixed || id.utf8.first == UInt8(ascii: "-") { fixed.insert(id) }
  }
}

extension Statement {
  /// The id that is written, as an attribute where it is no word.
  var explicitID: String? { id ?? value(of: .id) }

  /// The plain value of the field `name`.
  func value(of name: Name) -> String? {
    guard let index = place(of: name), case .plain(let value) = fields[index].value else {
      return nil
    }
    return value
  }

  /// Whether there is a field `name`.
  func hasField(_ name: Name) -> Bool { place(of: name) != nil }

  /// The place of the field `name`, found without a copy of those before it.
  func place(of name: Name) -> Int? {
    fields.place { $0.name == name }
  }

  /// Gives the field `name` a plain value; nil removes it.
  mutating func set(_ name: Name, to value: String?) {
    guard let index = place(of: name) else {
      if let value { fields.append(Field(name: name, value: .plain(value))) }
      return
    }
    if let value {
      fields[index].value = .plain(value)
    } else {
      fields.remove(at: index)
    }
  }

  /// Removes the mark `name` under a condition, and returns whether it was there.
  mutating func takeMark(_ name: String, if isWanted: Bool = true) -> Bool {
    guard isWanted, hasMarks, let index = marks.firstIndex(of: name) else { return false }
    marks.remove(at: index)
    return true
  }
}
