import BoardwalkDocument

// Objects of a scene other than its controller: gesture recognizers, custom objects and views.
extension NibEncoder {
  /// The objects in the scene of `controller` that can be compiled.
  static func sceneObjects(of controller: Element) -> [Element] {
    let objects = controller.parent.map { Array($0.children) } ?? []
    return objects.filter { $0 != controller && isSceneObject($0) }
  }

  /// Whether such an object can be compiled.
  static func isSceneObject(_ object: Element) -> Bool {
    if object.name == ClassRules.customObject.element { return object["customClass"] != nil }
    return rulesOfSceneObject(object) != nil || ClassRules.of(object.name) != nil
  }

  private static func rulesOfSceneObject(_ object: Element) -> ClassRules? {
    ClassRules.sceneObjects.first { $0.element == object.name }
  }

  /// Encodes the objects of a scene other than its controller.
  mutating func declareSceneObjects(of controller: Element) {
    for object in Self.sceneObjects(of: controller) {
      if let rules = Self.rulesOfSceneObject(object) {
        _ = declare(object, rules)
        if let view = object.child(key: "customView") { declareViews(view) }
      } else {
        declareViews(object)
      }
    }
  }

  /// Encodes the objects of a scene, which its controller keeps alive.
  mutating func encodeSceneObjects(of controller: Element, _ object: Int) {
    let elements = Self.sceneObjects(of: controller)
    guard !elements.isEmpty else { return }
    for element in elements {
      addTopLevel(element)
      if element.name == ClassRules.barButtonItem.element {
        encodeBarItem(element)
      } else if let rules = Self.rulesOfSceneObject(element) {
        checkGeneration(element, rules)
        encode(element, rules)
        encodeConnections(of: element)
      } else {
        encodeTree(of: element)
        encodeConnections(ofViews: element)
      }
    }
    builder.set(
      "UITopLevelObjectsToKeepAliveFromStoryboard",
      builder.collection("NSArray", references(to: elements)), of: object)
  }
}
