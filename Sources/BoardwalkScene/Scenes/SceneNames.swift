import BoardwalkDocument
import BoardwalkSchema

/// Names the objects that others refer to and those with a custom class.
struct SceneNames {
  private var wanted: Set<String> = []

  /// The property of the outlet, or the identifier of the segue, to each object, with its depth in
  /// the scene: a controller's name for an object says more than its neighbor's.
  private var arrivals: [String: (word: String, depth: Int)] = [:]

  /// The number of elements of each name: an only element is named by its kind.
  private var counts: [String: Int] = [:]
  private var names: SceneContext.Names
  private let old: [String: String]
  private let distinction: NameRequests.Distinction

  private init(
    inside outer: SceneContext.Names? = nil, old: [String: String],
    distinction: NameRequests.Distinction
  ) {
    names = SceneContext.Names(inside: outer)
    self.old = old
    self.distinction = distinction
  }

  /// The names in scope throughout `root`: those of its view controllers. Objects keep their names
  /// in `old`, by id; `distinction` determines the names of objects with equal candidates.
  static func global(
    _ root: ElementNode, old: [String: String] = [:], distinction: NameRequests.Distinction
  ) -> SceneContext.Names {
    var maker = SceneNames(old: old, distinction: distinction)
    maker.collect(from: root)
    let controllers = root.elements.filter {
      SceneLift.isController($0) && maker.wanted.contains($0["id"] ?? "")
    }
    for element in root.elements where SceneLift.isController(element) {
      maker.keepOldName(of: element)
    }
    // A navigation controller is called after its root, which therefore comes first.
    var roots = NameRequests()
    for element in controllers where Self.root(of: element) == nil {
      maker.request(element, in: StableHash.document, to: &roots)
    }
    roots.assign(distinction, to: &maker.names)
    var navigation = NameRequests()
    for element in controllers {
      let word = Self.root(of: element).flatMap { roots.words[$0] ?? maker.names.name(of: $0) }
      maker.request(
        element, in: StableHash.document,
        before: word.map { $0 + ($0.hasSuffix("Navigation") ? "Controller" : "Navigation") },
        to: &navigation)
    }
    navigation.assign(distinction, to: &maker.names)
    return maker.names
  }

  /// The names in scope inside `element`: `global` ones and those of its objects.
  static func local(
    _ element: ElementNode, _ global: SceneContext.Names, old: [String: String] = [:],
    distinction: NameRequests.Distinction
  ) -> SceneContext.Names {
    var maker = SceneNames(inside: global, old: old, distinction: distinction)
    maker.collect(from: element)
    if let responder = element["firstResponder"] {
      maker.names.add("firstResponder", for: responder)
    }
    maker.keepOldNames(in: element)
    var requests = NameRequests()
    maker.requestAll(in: element, scope: StableHash.document, to: &requests)
    requests.assign(distinction, to: &maker.names)
    return maker.names
  }

  /// Collects the references of `element`, `depth` elements inside the scene and inside the content
  /// view `content`.
  private mutating func collect(from element: ElementNode, depth: Int = 0, content: String? = nil) {
    counts[element.name, default: 0] += 1
    // The content view of a cell is implied, so it needs no name.
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
    // Inside itself a content view has a fixed name.
    let content = Self.contentViews.contains(element.name) ? element["id"] : content
    // The list of uninstalled members is not written, so it contains no references.
    let list = Installation(of: element)?.place
    for (index, child) in element.contents.enumerated() where index != list {
      if case .element(let child) = child {
        collect(from: child, depth: depth + 1, content: content)
      }
    }
  }

  private static let contentViews: [String] = [
    "tableViewCellContentView", "collectionViewCellContentView",
  ]

  /// The word of `connection` for its destination.
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
      names.name(of: id) == nil, !names.has(name)
    else { return }
    names.add(name, for: id)
  }

  /// Asks for names for `element` and those inside, whose ids are derived in `scope`.
  private func requestAll(
    in element: ElementNode, scope: StableHash, to requests: inout NameRequests
  ) {
    request(element, in: scope, to: &requests)
    let inner = element["id"].map { StableHash($0) } ?? scope
    for child in element.elements { requestAll(in: child, scope: inner, to: &requests) }
  }

  /// The id of the controller that the navigation controller `element` shows at first.
  private static func root(of element: ElementNode) -> String? {
    guard element.name == "navigationController", element["customClass"] == nil,
      element["storyboardIdentifier"] == nil, element["userLabel"] == nil
    else { return nil }
    let connections = element.elements.first { $0.name == "connections" }?.elements ?? []
    return connections.first {
      $0["relationship"] == RelationshipKind.rootViewController.rawValue
    }?["destination"]
  }

  /// Requests the name `preferred` for `element`, or another candidate, if it needs one.
  private func request(
    _ element: ElementNode, in scope: StableHash, before preferred: String? = nil,
    to requests: inout NameRequests
  ) {
    guard let id = element["id"], wanted.contains(id), names.name(of: id) == nil else { return }
    let candidates =
      [preferred]
      + NameCandidates.of(
        element, arrival: arrivals[id]?.word, isOnly: counts[element.name] == 1)
    let word = candidates.lazy.compactMap { $0.flatMap(NameCandidates.word) }.first ?? "object"
    requests.add(word, for: element, id: id, in: scope)
  }
}
