/// Finds the view with an id, and the views around it.
///
/// Of the views with that id the first one counts.
private struct ViewSearch: TemplateVisitor {
  let id: String

  /// Whether cells count that code copies at run time.
  let includesPrototypes: Bool

  /// The views from the outermost to the one in hand; to the one that was searched for once it is
  /// found.
  private(set) var path: [ViewTemplate] = []

  private(set) var isDone = false

  init(_ id: String, includesPrototypes: Bool) {
    self.id = id
    self.includesPrototypes = includesPrototypes
  }

  /// Views of nested controllers are not searched.
  mutating func visit(_ controller: ControllerTemplate) {}

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    guard !isDone, includesPrototypes || !role.isPrototype else { return }
    search(view)
  }

  mutating func search(_ view: ViewTemplate) {
    path.append(view)
    isDone = view.id == id
    if !isDone { view.visitParts(with: &self) }
    if !isDone { path.removeLast() }
  }
}

extension ViewTemplate {
  /// The view with the id `id`: itself, or one that it holds; prototypes hold nothing yet.
  package func view(withID id: String) -> ViewTemplate? {
    var search = ViewSearch(id, includesPrototypes: false)
    search.search(self)
    return search.path.last
  }

  /// The views from this one inward to the one with the id `id`, which is last; nil if there is
  /// none. Prototypes include their contents.
  package func path(to id: String) -> [ViewTemplate]? {
    var search = ViewSearch(id, includesPrototypes: true)
    search.search(self)
    return search.isDone ? search.path : nil
  }
}

extension ControllerTemplate {
  /// The view with the id `id` in its own view or in its bars; prototypes hold nothing yet.
  package func view(withID id: String) -> ViewTemplate? {
    var search = ViewSearch(id, includesPrototypes: false)
    visitParts(with: &search)
    return search.path.last
  }
}
