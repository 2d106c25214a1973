import BoardwalkDocument

/// Some names, found as fast as by `NameMap`.
struct NameSet: Sendable {
  private var names = NameTable(capacity: 64)

  /// Whether `name` is one of them.
  func contains(_ name: String) -> Bool { names.find(name) != nil }

  /// Adds `name`, and returns whether it was not there.
  mutating func insert(_ name: String) -> Bool {
    let count = names.count
    return names.add(name) == count
  }
}
