import BoardwalkDocument

/// The comment that Interface Builder writes above each scene.
enum SceneCaption {
  /// The caption of the scene about `controller`: its label, its title, the title of its bar or tab
  /// item, else its class as words.
  static func of(_ controller: Understood.Element, in understood: borrowing Understood) -> String {
    let node = Understood.Node.element(controller)
    if let caption = caption(from: understood.value(of: .userLabel, in: node)) { return caption }
    if let caption = caption(from: understood.value(of: .title, in: node)) { return caption }
    for item in understood.contents(of: controller) {
      guard let name = understood.name(of: item), name == .navigationItem || name == .tabBarItem,
        let title = caption(from: understood.value(of: .title, in: item))
      else { continue }
      return title
    }
    if let name = understood.value(of: .customClass, in: node) { return ClassWords.words(of: name) }
    let name = understood.name(of: node)?.text ?? ""
    if name == "viewControllerPlaceholder" {
      return understood.value(of: "referencedIdentifier", in: node)
        ?? understood.value(of: "storyboardName", in: node) ?? ""
    }
    return ClassWords.words(of: name.prefix(1).uppercased() + name.dropFirst())
  }

  /// `text`, unless it says nothing.
  private static func caption(from text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
