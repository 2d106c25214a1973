import BoardwalkBase
import BoardwalkLayout
import BoardwalkSchema
import BoardwalkSimulation

/// The outline of a screen: the window, containers, stacks, presentations and the contents of the
/// front bars.
package struct Outline: Sendable {
  /// An outline; it has no settings.
  package init() {}

  /// The outline of `simulation`, as lines; the last ends in a line feed too.
  package func text(of simulation: Simulation) -> String {
    let roots = simulation.presentationChain
    var lines = ["window"]
    if roots.isEmpty { lines.append("└─ nothing: the screen is black") }
    for (index, root) in roots.enumerated() {
      add(
        root, of: simulation, prefix: "", isLast: index == roots.count - 1, to: &lines)
    }
    let facts = bars(of: simulation) + InputLines.facts(of: simulation)
    let width = facts.map(\.name.count).max() ?? 0
    lines += facts.map { Fitting.pad($0.name, to: width + 2) + $0.value }
    return lines.terminalLines
  }

  private func add(
    _ id: ControllerID, of simulation: Simulation, prefix: String, isLast: Bool,
    to lines: inout [String]
  ) {
    guard let controller = simulation[id] else { return }
    lines.append(prefix + (isLast ? "└─ " : "├─ ") + words(for: controller, in: simulation))
    let inner = prefix + (isLast ? "   " : "│  ")
    let parts = controller.children + [simulation.presentationInContext(of: id)].compactMap { $0 }
    for (index, part) in parts.enumerated() {
      add(
        part, of: simulation, prefix: inner, isLast: index == parts.count - 1, to: &lines)
    }
  }

  private func words(for controller: Controller, in simulation: Simulation) -> String {
    var words = [controller.name]
    if let title = controller.navigationItem.title ?? controller.title, !title.isEmpty {
      words.append(ViewWords.quoted(title))
    }
    if let note = place(of: controller, in: simulation) { words.append(note) }
    if let presentation = controller.presentation, let presenter = controller.presenting {
      let name = simulation[presenter]?.name ?? ""
      let style = Self.words[presentation.adaptedStyle] ?? "presented"
      let detent = simulation.selectedDetent(of: controller.id).flatMap { detent in
        detent == .large ? nil : " at \(detent.identifier)"
      }
      words.append("\(style)\(detent ?? "") over \(name)")
    }
    return words.joined(separator: "  ")
  }

  /// Whether it is the child that its container shows.
  private func place(of controller: Controller, in simulation: Simulation) -> String? {
    guard let parent = controller.parent.flatMap({ simulation[$0] }) else { return nil }
    let isShown = simulation.visibleChildren(of: parent.id).contains(controller.id)
    switch parent.container {
    case .navigation: return isShown && parent.children.count > 1 ? "on top" : nil
    case .tabs: return isShown ? "selected" : nil
    case .plain: return "embedded"
    case .split, .pages: return nil
    }
  }

  private static let words: [ModalPresentationStyle: String] = [
    .fullScreen: "full screen", .currentContext: "in the context", .pageSheet: "sheet",
    .formSheet: "form sheet", .popover: "popover", .overFullScreen: "over full screen",
    .overCurrentContext: "over the context", .custom: "custom presentation",
  ]

  /// The contents of the bars of the topmost presentation, from the top of the screen.
  private func bars(of simulation: Simulation) -> [(name: String, value: String)] {
    let layers = Screen(simulation).layers
    guard let front = layers.last(where: { $0.style != .menu }) else { return [] }
    return facts(of: front.view)
  }

  private func facts(of view: PlacedView) -> [(name: String, value: String)] {
    switch view.content {
    case .navigationBar(let bar, let back): return BarLines.facts(of: bar, backTitle: back)
    case .toolbar(let items):
      let items = items.compactMap(BarLines.item)
      return items.isEmpty ? [] : [("toolbar", items.joined(separator: "  "))]
    case .tabBar(let tabs):
      return tabs.isEmpty ? [] : [("tabs", tabs.map(BarLines.text).joined(separator: "  "))]
    case .controller: return view.subviews.flatMap(facts)
    default: return embedded(in: view)
    }
  }

  /// The bars of controllers inside container views.
  private func embedded(in view: PlacedView) -> [(name: String, value: String)] {
    view.subviews.flatMap { subview in
      if case .controller = subview.content { return facts(of: subview) }
      return embedded(in: subview)
    }
  }
}
