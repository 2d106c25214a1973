/// The context of a statement for sugar rules.
struct SceneContext: Sendable {
  /// The module that most custom classes of the document are in.
  let module: String?

  /// The Interface Builder that wrote the document.
  let tools: ToolsVersion

  /// The names of the objects in scope.
  let names: Names

  /// The context in a document with `module`, written by `tools`.
  init(module: String?, tools: ToolsVersion, names: Names = Names()) {
    self.module = module
    self.tools = tools
    self.names = names
  }

  /// The same context with other names in scope.
  func with(_ names: Names) -> SceneContext {
    SceneContext(module: module, tools: tools, names: names)
  }

  /// The names and ids of the objects in a scope, and in the scope of the document around it.
  ///
  /// All scenes share the outer scope without copying it.
  struct Names: Sendable {
    private var ids: [String: String] = [:]
    private var idsByName = [String: String]()
    private let outerIDs: [String: String]
    private let outerIDsByName: [String: String]

    /// An empty scope inside `outer`.
    init(inside outer: Names? = nil) {
      outerIDs = outer?.ids ?? [:]
      outerIDsByName = outer?.idsByName ?? [:]
    }

    /// The name of the object with the id `id`.
    func name(of id: String) -> String? { ids[id] ?? outerIDs[id] }

    /// Names the object with the id `id` `name`, unless the name is taken.
    mutating func add(_ name: String, for id: String) {
      guard idsByName[name] == nil else { return }
      idsByName[name] = id
      ids[id] = name
    }

    /// Whether `name` is in scope.
    func has(_ name: String) -> Bool { idsByName[name] != nil || outerIDsByName[name] != nil }

    /// Whether `name` is declared in the outer scope: by a scene, which all others can refer to.
    func isOuter(_ name: String) -> Bool { outerIDsByName[name] != nil }

    /// Declares `name` for the object with the id `id`; an empty id makes it ambiguous.
    ///
    /// For reading a scene text: ``name(of:)`` does not return `name`.
    mutating func set(_ name: String, to id: String) { idsByName[name] = id }

    /// Declares `name` for the object with the id `id`, unless this scope declares it already.
    ///
    /// Returns the id of an earlier declaration, first of the outer scope, then of this one.
    mutating func declare(_ name: String, as id: String) -> String? {
      let outer = outerIDsByName[name]
      let own = idsByName[name]
      if own ?? "" == "" { idsByName[name] = id }
      return outer ?? own
    }

    /// All names in scope, own ones first, each group in alphabetical order.
    var sortedNames: [String] {
      idsByName.keys.sorted() + outerIDsByName.keys.sorted()
    }

    /// The reference to the object with the id `id`.
    func reference(to id: String) -> String? {
      name(of: id) ?? (Spelling.isWord("x" + id) ? "#" + id : nil)
    }

    /// The id that `reference` resolves to; the reference itself if there is no such name.
    func id(of reference: String) -> String {
      if reference.utf8.first == UInt8(ascii: "#") { return Spelling.withoutSign(reference) }
      if let id = idsByName[reference], !id.isEmpty { return id }
      if let id = outerIDsByName[reference], !id.isEmpty { return id }
      return reference
    }
  }
}
