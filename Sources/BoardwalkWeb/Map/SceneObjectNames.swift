import BoardwalkGraph

/// The display names of a scene's objects, by id.
///
/// An object is named by its outlet, else by its user label or text, else by its class.
struct SceneObjectNames: Sendable {
  private var names: [String: String] = [:]
  private var classNames: [String: String] = [:]

  /// The names of the objects of `scene`.
  init(_ scene: CompiledScene) {
    var collector = NameCollector()
    scene.visitParts(with: &collector)
    names = collector.names
    classNames = collector.classNames
    for recognizer in scene.recognizers {
      names[recognizer.id] = "\(recognizer.gesture.rawValue) gesture"
    }
    for outlet in scene.outlets
    where outlet.source == scene.controller?.id && !outlet.isCollection && outlet.property != "view"
    {
      names[outlet.destination] = outlet.property
    }
    if let controller = scene.controller { names[controller.id] = controller.className }
  }

  /// The class of the object with the id `id`, else its name.
  func description(of id: String) -> String { classNames[id] ?? self[id] }

  /// The name of the object with the id `id`.
  subscript(id: String) -> String { names[id] ?? "an object" }
}

private struct NameCollector: TemplateVisitor {
  private(set) var names: [String: String] = [:]
  private(set) var classNames: [String: String] = [:]

  mutating func visit(_ item: BarButtonItemTemplate) {
    let title = item.title ?? item.systemItem.map { "\($0)" }
    names[item.id] = title.map { "\"\($0)\"" } ?? "a bar button item"
    item.visitParts(with: &self)
  }

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    let text = view.shownText.flatMap { $0.isEmpty ? nil : "\"\($0)\"" }
    names[view.id] = view.userLabel ?? text ?? view.className
    classNames[view.id] = view.className
    for guide in view.content.layout.guides { names[guide.id] = guide.kind.rawValue }
    view.visitParts(with: &self)
  }
}
