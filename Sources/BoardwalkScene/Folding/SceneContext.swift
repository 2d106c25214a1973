/// What sugar may know of the surroundings of a statement.
struct SceneContext: Sendable {
  /// The module that most custom classes of the document are in.
  var module: String?

  /// What the objects in reach are called.
  var names = Names()

  /// The Interface Builder that wrote the document.
  var tools = ToolsVersion(nil)

  /// The names of objects by their ids, and back.
  struct Names: Sendable, Hashable {
    private(set) var byID: [String: String] = [:]
    private(set) var byName: [String: String] = [:]

    /// Calls the object with the id `id` `name`, unless the name is taken.
    mutating func add(_ name: String, for id: String) {
      guard byName[name] == nil else { return }
      byName[name] = id
      byID[id] = name
    }

    /// How the object with the id `id` is referred to.
    func reference(to id: String) -> String? {
      byID[id] ?? (Spelling.isWord("x" + id) ? "#" + id : nil)
    }

    /// The id that `reference` means; the reference itself where nothing has that name.
    func id(of reference: String) -> String {
      reference.hasPrefix("#") ? String(reference.dropFirst()) : byName[reference] ?? reference
    }
  }
}
