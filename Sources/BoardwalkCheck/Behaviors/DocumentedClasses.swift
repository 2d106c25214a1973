import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

/// The outlets, actions and segues that documents have for classes with behaviors.
struct DocumentedClasses: Sendable {
  /// The connections to and from objects of a class.
  struct Class: Sendable {
    /// The system's classes of the objects that documents give the class.
    var kinds: Set<String> = []

    /// The names of outlets.
    var outlets: Set<String> = []

    /// The system classes of the destinations of outlets, by outlet; empty for objects of the app's
    /// classes.
    var outletClasses: [String: Set<String>] = [:]

    /// The identifiers of segues of the scene, with the classes of their destinations.
    var segues: [String: Set<String>] = [:]

    /// The reuse identifiers of the cells in the scene.
    var cells: Set<String> = []
  }

  /// By the names of the classes.
  private(set) var classes: [String: Class] = [:]

  /// The storyboard identifiers of all scenes.
  private(set) var scenes: Set<String> = []

  /// The names of the outlets of views, such as cells.
  private(set) var viewOutlets: Set<String> = []

  init(_ project: Project) {
    for document in project.documents {
      for element in document.elements(withAttribute: "customClass") {
        guard let name = element["customClass"] else { continue }
        add(element, of: name, in: document)
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

extension DocumentedClasses {
  /// Adds the class and the connections of `element`, an object of the class `name`.
  private mutating func add(_ element: Element, of name: String, in document: Document) {
    var type = classes[name] ?? Class()
    let kind = Schema.classNames[element.name]
    if let kind { type.kinds.insert(kind) }
    let connections = element.child("connections").map { Array($0.children) } ?? []
    for outlet in connections where outlet.name.hasPrefix("outlet") {
      guard let property = outlet["property"] else { continue }
      type.outlets.insert(property)
      let target = document.object(named: "destination", of: outlet).flatMap { ObjectClass($0) }
      if let target {
        type.outletClasses[property, default: []].insert(target.isCustom ? "" : target.name)
      }
      if kind.flatMap(SystemClass.named)?.isView == true { viewOutlets.insert(property) }
    }
    classes[name] = type
  }
}

extension Document {
  /// The class of the controller whose scene contains `element`, if it is the app's own.
  fileprivate func className(around element: Element) -> String? {
    controller(of: element)?.element["customClass"]
  }
}
