import BoardwalkBase
import BoardwalkDocument

/// The comment that Interface Builder writes above each scene.
enum SceneCaption {
  /// The caption of the scene of `controller`: its label, its title, the title of its bar or tab
  /// item, else its class as words.
  static func of(_ controller: ElementNode) -> String {
    let items = controller.elements.filter {
      $0.name == "navigationItem" || $0.name == "tabBarItem"
    }
    let titles = [controller["userLabel"], controller["title"]] + items.map { $0["title"] }
    if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return title }
    if let name = controller["customClass"] { return ClassWords.words(of: name) }
    let name = controller.name
    if name == "viewControllerPlaceholder" {
      return controller["referencedIdentifier"] ?? controller["storyboardName"] ?? ""
    }
    return ClassWords.words(of: name.firstUppercased)
  }
}
