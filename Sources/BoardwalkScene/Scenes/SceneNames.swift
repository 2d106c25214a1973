import BoardwalkTree

/// Gives names to the objects that others refer to, and to those with a class of their own.
struct SceneNames {
  /// The attributes that name other objects.
  static let references: Set<String> = [
    "destination", "firstItem", "secondItem", "reference", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "initialViewController",
  ]

  private var wanted: Set<String> = []
  private var properties: [String: String] = [:]
  private var names = SceneContext.Names()
  private var used: Set<String> = []

  /// The names in reach of everything in `root`: those of its view controllers.
  static func global(_ root: Branch) -> SceneContext.Names {
    var maker = SceneNames()
    maker.look(at: root)
    for branch in root.branches where SceneLift.isController(branch) { maker.name(branch) }
    return maker.names
  }

  /// The names in reach of everything in `branch`: `global` ones and those of its own objects.
  static func local(_ branch: Branch, _ global: SceneContext.Names) -> SceneContext.Names {
    var maker = SceneNames()
    maker.names = global
    maker.used = Set(global.byName.keys)
    maker.look(at: branch)
    if let responder = branch["responder"] { maker.add("firstResponder", responder) }
    maker.nameAll(in: branch)
    return maker.names
  }

  private mutating func look(at branch: Branch) {
    for attribute in branch.attributes where Self.references.contains(attribute.name) {
      wanted.insert(attribute.value)
    }
    if branch["customClass"] != nil, let id = branch["id"] { wanted.insert(id) }
    if branch.name == "outlet", let property = branch["property"], let id = branch["destination"],
      !["delegate", "dataSource", "view"].contains(property), properties[id] == nil
    {
      properties[id] = property
    }
    for child in branch.branches { look(at: child) }
  }

  private mutating func nameAll(in branch: Branch) {
    if let id = branch["id"], wanted.contains(id), names.byID[id] == nil { name(branch) }
    for child in branch.branches { nameAll(in: child) }
  }

  private mutating func name(_ branch: Branch) {
    guard let id = branch["id"] else { return }
    let candidates = [
      properties[id], SceneLift.isController(branch) ? branch["storyboardIdentifier"] : nil,
      branch["userLabel"], branch["customClass"].map(Self.withoutEnding), branch["text"],
      branch["title"], branch.branches.first { $0.name == "state" }?["title"],
      branch["key"], branch.name,
    ]
    let name = candidates.lazy.compactMap { $0.flatMap(Self.word) }.first ?? "object"
    var free = name
    var number = 2
    while used.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    add(free, id)
  }

  private mutating func add(_ name: String, _ id: String) {
    used.insert(name)
    names.add(name, for: id)
  }

  private static func withoutEnding(_ className: String) -> String {
    for ending in ["ViewController", "Controller"]
    where className.hasSuffix(ending) && className.count > ending.count {
      return String(className.dropLast(ending.count))
    }
    return className
  }

  /// `text` as a name in lower camel case; nil where too little is left, or too much.
  private static func word(_ text: String) -> String? {
    guard text.count <= 30 else { return nil }
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = parts.first, let initial = first.first, initial.isLetter else { return nil }
    let head =
      first.allSatisfy(\.isUppercase)
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let name = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.count > 1 && !["self", "std", "exit"].contains(name) ? name : nil
  }
}
