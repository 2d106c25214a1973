import BoardwalkDocument

/// Names the objects that others refer to and those with a custom class.
struct SceneNames {
  private var wanted: Set<String> = []

  /// The property of the outlet, or the identifier of the segue, that leads to each object, and how deep
  /// inside the scene it begins: what a controller calls an object tells more than what its neighbor does.
  private var arrivals: [String: (word: String, depth: Int)] = [:]

  /// How many elements of each name there are: the only one of its kind goes by it.
  private var counts: [String: Int] = [:]
  private var names: SceneContext.Names
  private let old: [String: String]

  /// How often each name was asked for, so that the next number is known without trying.
  private var lastNumbers: [String: Int] = [:]

  /// Whether names that are taken get a number, rather than none.
  private let numbers: Bool

  private init(
    inside outer: SceneContext.Names? = nil, old: [String: String], numbers: Bool
  ) {
    names = SceneContext.Names(inside: outer)
    self.old = old
    self.numbers = numbers
  }

  /// The names in reach of everything in `root`: those of its view controllers. Objects that have a
  /// name in `old`, by their ids, keep it; others whose name is taken get a number if `numbers` says so,
  /// else none.
  static func global(
    _ root: ElementNode, old: [String: String] = [:], numbers: Bool = true
  ) -> SceneContext.Names {
    var maker = SceneNames(old: old, numbers: numbers)
    maker.look(at: root)
    let controllers = root.elements.filter {
      SceneLift.isController($0) && maker.wanted.contains($0["id"] ?? "")
    }
    for element in root.elements where SceneLift.isController(element) {
      maker.keepOldName(of: element)
    }
    // A navigation controller is called after its root, which therefore comes first.
    for element in controllers where Self.root(of: element) == nil { maker.name(element) }
    for element in controllers { maker.nameNavigation(element) }
    return maker.names
  }

  /// The names in scope inside `element`: `global` ones and those of its objects.
  static func local(
    _ element: ElementNode, _ global: SceneContext.Names, old: [String: String] = [:],
    numbers: Bool = true
  ) -> SceneContext.Names {
    var maker = SceneNames(inside: global, old: old, numbers: numbers)
    maker.look(at: element)
    if let responder = element["firstResponder"] { maker.add("firstResponder", responder) }
    maker.keepOldNames(in: element)
    maker.nameAll(in: element)
    return maker.names
  }

  /// Looks at `element`, `depth` elements inside the scene and inside the content view `content`.
  private mutating func look(at element: ElementNode, depth: Int = 0, content: String? = nil) {
    counts[element.name, default: 0] += 1
    // That a cell's content is in the cell is not said, so it needs no name.
    for attribute in element.attributes
    where attribute.name != "tableViewCell"
      && IDReference.contains(attribute.name, of: element.name)
      && attribute.value != content
    {
      wanted.insert(attribute.value)
    }
    if element["customClass"] != nil, element["placeholderIdentifier"] != "IBFirstResponder",
      let id = element["id"]
    {
      wanted.insert(id)
    }
    if let id = element["destination"], arrivals[id].map({ $0.depth > depth }) ?? true,
      let word = Self.word(of: element)
    {
      arrivals[id] = (word, depth)
    }
    // Inside itself a content view is called what it is.
    let content = Self.contentViews.contains(element.name) ? element["id"] : content
    // A list of what is not installed is not written, and so mentions nobody.
    let list = Installation(of: element)?.place
    for (index, child) in element.contents.enumerated() where index != list {
      if case .element(let child) = child { look(at: child, depth: depth + 1, content: content) }
    }
  }

  private static let contentViews: [String] = [
    "tableViewCellContentView", "collectionViewCellContentView",
  ]

  /// What `connection` calls the object that it leads to.
  private static func word(of connection: ElementNode) -> String? {
    switch connection.name {
    case "outlet":
      connection["property"].flatMap {
        ["delegate", "dataSource", "view"].contains($0) ? nil : $0
      }
    case "segue": connection["identifier"]
    default: nil
    }
  }

  private mutating func keepOldNames(in element: ElementNode) {
    keepOldName(of: element)
    for child in element.elements { keepOldNames(in: child) }
  }

  private mutating func keepOldName(of element: ElementNode) {
    guard let id = element["id"], let name = old[id], NameCandidates.isName(name),
      names.name(of: id) == nil, isFree(name)
    else { return }
    add(name, id)
  }

  private mutating func nameAll(in element: ElementNode) {
    if let id = element["id"], wanted.contains(id) { name(element) }
    for child in element.elements { nameAll(in: child) }
  }

  private mutating func nameNavigation(_ element: ElementNode) {
    let root = Self.root(of: element).flatMap { names.name(of: $0) }
    name(
      element,
      before: root.map { $0 + ($0.hasSuffix("Navigation") ? "Controller" : "Navigation") })
  }

  /// The id of the controller that the navigation controller `element` shows at first.
  private static func root(of element: ElementNode) -> String? {
    guard element.name == "navigationController", element["customClass"] == nil,
      element["storyboardIdentifier"] == nil, element["userLabel"] == nil
    else { return nil }
    let connections = element.elements.first { $0.name == "connections" }?.elements ?? []
    return connections.first { $0["relationship"] == "rootViewController" }?["destination"]
  }

  /// Calls `element` `preferred`, or what it might else be called, with a number where that is taken.
  private mutating func name(_ element: ElementNode, before preferred: String? = nil) {
    guard let id = element["id"], names.name(of: id) == nil else { return }
    let candidates =
      [preferred]
      + NameCandidates.of(
        element, arrival: arrivals[id]?.word, isOnly: counts[element.name] == 1)
    let name = candidates.lazy.compactMap { $0.flatMap(NameCandidates.word) }.first ?? "object"
    var free = name
    guard numbers || isFree(free) else { return }
    var number = max(lastNumbers[name] ?? 1, 1)
    while !isFree(free) {
      number += 1
      free = "\(name)\(number)"
    }
    lastNumbers[name] = number
    add(free, id)
  }

  private func isFree(_ name: String) -> Bool { !names.has(name) }

  private mutating func add(_ name: String, _ id: String) { names.add(name, for: id) }
}
