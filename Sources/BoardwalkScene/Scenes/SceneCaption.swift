import BoardwalkDocument

/// The comment that Interface Builder writes above each scene.
enum SceneCaption {
  /// The caption of the scene about `controller`: its label, its title, the title of its bar or tab
  /// item, else its class as words.
  static func of(_ controller: Branch) -> String {
    let items = controller.branches.filter {
      $0.name == "navigationItem" || $0.name == "tabBarItem"
    }
    let candidates = [controller["userLabel"], controller["title"]] + items.map { $0["title"] }
    if let caption = candidates.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return caption }
    if let name = controller["customClass"] { return ClassWords.words(of: name) }
    if controller.name == "viewControllerPlaceholder" {
      return controller["referencedIdentifier"] ?? controller["storyboardName"] ?? ""
    }
    return ClassWords.words(
      of: controller.name.text.prefix(1).uppercased() + controller.name.text.dropFirst())
  }
}
