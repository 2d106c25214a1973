import BoardwalkDocument

extension Rule {
  /// A storyboard with more than one scene.
  package static let severalScenes = Rule(
    id: "several-scenes", severity: .warning, category: .style,
    summary: "A storyboard holds more than one scene.",
    page: ExplainPage(
      happened: """
        A storyboard holds several view controllers, containers and what they contain counted once.
        """,
      harm: """
        Two people who change two of its scenes change one file, and their changes conflict.
        """,
      example: "Main.storyboard with the scenes Items, Detail and Settings",
      fix: "Move each scene to a storyboard of its own (Editor > Refactor to Storyboard)."),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      return document.scenes.filter { $0.controller.map(\.isScreen) ?? false }.dropFirst()
        .map { Violation($0.element, "move this scene to a storyboard of its own") }
    })
}

extension ViewController {
  /// Whether it is a screen itself, and no container that only shows others.
  fileprivate var isScreen: Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController: false
    default: true
    }
  }
}
