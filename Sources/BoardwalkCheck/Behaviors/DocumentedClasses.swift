import BoardwalkDocument
import BoardwalkProject

/// What documents say of the classes that behaviours speak of.
struct DocumentedClasses: Sendable {
  /// What is connected to objects of a class, and what leads away from them.
  struct Class: Sendable {
    /// The names of outlets.
    var outlets: Set<String> = []

    /// The identifiers of segues of the scene, and the classes that they lead to.
    var segues: [String: Set<String>] = [:]

    /// The reuse identifiers of the cells in the scene.
    var cells: Set<String> = []
  }

  /// By the names of the classes.
  private(set) var classes: [String: Class] = [:]

  /// The storyboard identifiers of all scenes.
  private(set) var scenes: Set<String> = []

  init(_ project: Project) {
    for document in project.documents {
      for element in document.elements(withAttribute: "customClass") {
        guard let name = element["customClass"] else { continue }
        var outlets: Set<String> = []
        if let connections = element.child("connections") {
          outlets.formUnion(
            connections.children.filter { $0.name.hasPrefix("outlet") }.compactMap {
              $0["property"]
            })
        }
        classes[name, default: Class()].outlets.formUnion(outlets)
      }
      for element in document.elements(withAttribute: "storyboardIdentifier") {
        if let identifier = element["storyboardIdentifier"] { scenes.insert(identifier) }
      }
      for element in document.elements(withAttribute: "reuseIdentifier") {
        guard let cell = element["reuseIdentifier"], let name = document.className(around: element)
        else { continue }
        classes[name, default: Class()].cells.insert(cell)
      }
      for segue in document.elements(withAttribute: "identifier") where segue.name == "segue" {
        guard let identifier = segue["identifier"], let name = document.className(around: segue)
        else { continue }
        let destination = document.object(named: "destination", of: segue)?["customClass"] ?? ""
        classes[name, default: Class()].segues[identifier, default: []].insert(destination)
      }
    }
  }
}

extension Document {
  /// The class of the controller whose scene `element` is in, where it is the app's own.
  fileprivate func className(around element: Element) -> String? {
    controller(of: element)?.element["customClass"]
  }
}
