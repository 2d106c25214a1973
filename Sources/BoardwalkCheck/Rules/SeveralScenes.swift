import BoardwalkDocument

extension Rule {
  /// A storyboard with more than one scene.
  package static let severalScenes = Rule(
    id: "several-scenes", severity: .warning, category: .style,
    summary: "A storyboard has more than one scene.",
    page: ExplainPage(
      defect: """
        A storyboard has several view controllers; containers do not count.
        """,
      effect: """
        Two people who change different scenes change the same file, and their changes may conflict.
        """,
      example: "Main.storyboard with the scenes Items, Detail and Settings",
      fix: """
        Move each scene to its own storyboard (Editor > Refactor to Storyboard).
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      return document.scenes.filter { $0.controller.map(\.isScreen) ?? false }.dropFirst()
        .map { Violation($0.element, "this storyboard has more than one scene") }
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
