import BoardwalkGraph

/// A graph as people read it, one fact per line.
struct Outline {
  private(set) var lines: [String] = []

  /// The outline of `graph`.
  init(_ graph: SceneGraph) {
    for (index, document) in graph.documents.enumerated() {
      let marks = [index == graph.main ? "main" : nil, document.isLaunchScreen ? "launch" : nil]
      add(0, "\(document.kind.rawValue) \(document.path)", marks)
      for (index, scene) in document.scenes.enumerated() {
        add(1, "scene \(index) \(scene.name)", [index == document.initialScene ? "initial" : nil])
        add(scene, of: document)
      }
    }
    for table in graph.strings {
      add(0, "strings \(table.language) \(table.name): \(table.entries.count) entries")
    }
  }

  private mutating func add(_ depth: Int, _ text: String, _ marks: [String?] = []) {
    let line = ([text] + marks.compactMap { $0 }.map { "(\($0))" }).joined(separator: " ")
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func add(_ scene: CompiledScene, of document: CompiledDocument) {
    if let controller = scene.controller { add(controller, of: document) }
    if let reference = scene.reference { add(2, "reference to \(reference.storyboardName ?? "")") }
    for view in scene.topLevelViews { add(view, at: 2) }
    for recognizer in scene.recognizers {
      add(2, "\(recognizer.gesture.rawValue) on \(recognizer.views.count) view")
    }
    for segue in scene.segues {
      let target = segue.destination.map { document.scenes[$0].name } ?? segue.unwindAction ?? "?"
      add(2, "segue \(segue.kind.rawValue) \(segue.identifier ?? "-") -> \(target)")
    }
    for action in scene.actions {
      add(2, "action \(action.event?.rawValue ?? "-") \(action.selector) -> \(action.target.words)")
    }
    for outlet in scene.outlets { add(2, "outlet \(outlet.property)") }
  }

  private mutating func add(_ controller: ControllerTemplate, of document: CompiledDocument) {
    add(
      2, "\(controller.kind.rawValue) \(controller.className) at \(controller.position.line)",
      [controller.storyboardIdentifier])
    for relationship in controller.relationships {
      add(3, "\(relationship.kind.rawValue): \(document.scenes[relationship.scene].name)")
    }
    if let item = controller.navigationItem {
      add(3, "bar: \(item.title ?? "")")
      for left in item.leftBarButtonItems { add(4, "left: \(left.visibleText)") }
      for right in item.rightBarButtonItems { add(4, "right: \(right.visibleText)") }
    }
    if let view = controller.view { add(view, at: 3) }
  }

  private mutating func add(_ view: ViewTemplate, at depth: Int) {
    let text = view.text.map { "“\($0)”" } ?? view.placeholder.map { "‘\($0)’" }
    let frame = view.frame.map { "\($0.minX) \($0.minY) \($0.size.width)x\($0.size.height)" }
    add(
      depth, ([view.className, text, frame].compactMap { $0 }).joined(separator: " "),
      [
        view.constraints.isEmpty ? nil : "\(view.constraints.count) constraints",
        view.cell?.reuseIdentifier,
      ])
    let lists = [view.table?.headerView, view.table?.prototypes, view.collection?.prototypes]
    for list in lists { for view in list ?? [] { add(view, at: depth + 1) } }
    for section in view.table?.sections ?? [] {
      add(depth + 1, "section \(section.headerTitle ?? "")")
      for cell in section.cells { add(cell, at: depth + 2) }
    }
    for view in view.subviews { add(view, at: depth + 1) }
  }
}

extension ActionTemplate.Target {
  fileprivate var words: String {
    switch self {
    case .controller: "controller"
    case .firstResponder: "first responder"
    case .object(_, let name): name
    }
  }
}
