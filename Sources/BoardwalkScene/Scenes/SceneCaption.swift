import BoardwalkDocument

/// The comment that Interface Builder writes above each scene.
enum SceneCaption {
  /// The caption of the scene about `controller`: its label, its title, the title of its bar or tab
  /// item, else its class as words.
  static func of(_ controller: Branch) -> String {
    if let caption = caption(from: controller[.userLabel]) { return caption }
    if let caption = caption(from: controller[.title]) { return caption }
    var title: String?
    controller.contents.lendBranches { item in
      guard item.name == .navigationItem || item.name == .tabBarItem else { return }
      title = title ?? caption(from: item[.title])
    }
    if let title { return title }
    if let name = controller[.customClass] { return ClassWords.words(of: name) }
    if controller.name == "viewControllerPlaceholder" {
      return controller["referencedIdentifier"] ?? controller["storyboardName"] ?? ""
    }
    return ClassWords.words(
      of: controller.name.text.prefix(1).uppercased() + controller.name.text.dropFirst())
  }

  /// `text`, unless it says nothing.
  private static func caption(from text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
