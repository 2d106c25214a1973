import BoardwalkDocument

/// A scene and its view controller as one: the scene's own few words become the controller's.
///
/// `sceneID`, `firstResponder` and `caption` are attributes, `canvasLocation` a point, and
/// `sceneDock` holds the other objects of the scene, as the bar above it does in Interface Builder.
enum SceneLift {
  /// The controller that represents `scene` and the comment above it; nil if it cannot.
  static func lift(_ scene: ElementNode, caption: String?) -> ElementNode? {
    guard scene.name == "scene", let sceneID = scene["sceneID"],
      case .element(let objects)? = scene.contents.first, objects.name == "objects",
      case .element(var lifted)? = objects.contents.first, isController(lifted)
    else { return nil }
    lifted.attributes.append(Attribute("sceneID", sceneID))
    var dock: [ElementNode.Content] = []
    for content in objects.contents.dropFirst() {
      if case .element(let object) = content, lifted["firstResponder"] == nil,
        let responder = FirstResponder(object)
      {
        responder.describe(in: &lifted)
      } else {
        dock.append(content)
      }
    }
    if caption != SceneCaption.of(lifted) {
      lifted.attributes.append(Attribute("caption", caption ?? ""))
    }
    if !dock.isEmpty { lifted.contents.append(.element(ElementNode("sceneDock", [], dock))) }
    if scene.contents.count > 1, let point = scene.elements.dropFirst().first, place.matches(point)
    {
      lifted.contents.append(.element(point))
    }
    let lowered = lower(lifted)
    return lowered.scene == scene && lowered.caption == caption ? lifted : nil
  }

  /// The scene of `lifted`, and the comment above it.
  static func lower(_ lifted: ElementNode) -> (scene: ElementNode, caption: String?) {
    var controller = lifted
    let caption = controller.take("caption") ?? SceneCaption.of(controller)
    let sceneID = controller.take("sceneID") ?? ""
    let responder = FirstResponder(takenFrom: &controller)
    var dock: [ElementNode.Content] = []
    var point: ElementNode?
    controller.contents.removeAll { content in
      guard let element = content.element else { return false }
      if place.matches(element) {
        point = element
      } else if element.name == "sceneDock" {
        dock += element.contents
      } else {
        return false
      }
      return true
    }
    let own = [controller] + (responder.map { [$0.element] } ?? [])
    let objects = ElementNode("objects", [], own.map(ElementNode.Content.element) + dock)
    let scene = ElementNode(
      "scene", [Attribute("sceneID", sceneID)],
      ([objects] + (point.map { [$0] } ?? [])).map(ElementNode.Content.element))
    return (scene, caption.isEmpty ? nil : caption)
  }

  /// The position of the scene on Interface Builder's canvas.
  private static let place = ChildPattern(name: "point", attribute: "key", value: "canvasLocation")

  /// Whether `element` is the controller of a scene.
  static func isController(_ element: ElementNode) -> Bool {
    element["sceneMemberID"] == "viewController"
  }
}
