import BoardwalkTree

/// A scene and its view controller as one: the scene's own few words become the controller's.
///
/// `scene`, `responder` and `caption` are attributes, `canvas` a point, and `beside` holds the other
/// objects of the scene.
enum SceneLift {
  /// The controller that says all of `scene` and of the comment above it; nil where it cannot.
  static func lift(_ scene: Branch, caption: String?) -> Branch? {
    guard scene.name == "scene", let sceneID = scene["sceneID"],
      case .branch(let objects)? = scene.contents.first, objects.name == "objects",
      case .branch(var lifted)? = objects.contents.first, isController(lifted)
    else { return nil }
    lifted.attributes.append(Attribute("scene", sceneID))
    var beside: [Branch.Content] = []
    for content in objects.contents.dropFirst() {
      if case .branch(let object) = content, lifted["responder"] == nil, let id = object["id"],
        object == responder(id)
      {
        lifted.attributes.append(Attribute("responder", id))
      } else {
        beside.append(content)
      }
    }
    if caption != SceneCaption.of(lifted) {
      lifted.attributes.append(Attribute("caption", caption ?? ""))
    }
    if !beside.isEmpty { lifted.contents.append(.branch(Branch("beside", [], beside))) }
    if case .branch(var point)? = scene.contents.dropFirst().first, point.name == "point" {
      point["key"] = "canvas"
      lifted.contents.append(.branch(point))
    }
    let lowered = lower(lifted)
    return lowered.scene == scene && lowered.caption == caption ? lifted : nil
  }

  /// The scene that `lifted` says, and the comment above it.
  static func lower(_ lifted: Branch) -> (scene: Branch, caption: String?) {
    var controller = lifted
    let caption = controller.take("caption") ?? SceneCaption.of(lifted)
    let sceneID = controller.take("scene") ?? ""
    let responderID = controller.take("responder")
    var point: Branch?
    var beside: [Branch.Content] = []
    controller.contents.removeAll { content in
      guard case .branch(let child) = content else { return false }
      if child.name == "point", child["key"] == "canvas" {
        point = child
        point?["key"] = "canvasLocation"
        return true
      }
      if child.name == "beside" { beside = child.contents }
      return child.name == "beside"
    }
    var objects: [Branch.Content] = [.branch(controller)]
    if let responderID { objects.append(.branch(responder(responderID))) }
    objects += beside
    let contents = [Branch("objects", [], objects)] + (point.map { [$0] } ?? [])
    let scene = Branch(
      "scene", [Attribute("sceneID", sceneID)], contents.map(Branch.Content.branch))
    return (scene, caption.isEmpty ? nil : caption)
  }

  /// Whether `branch` is what a scene is about.
  static func isController(_ branch: Branch) -> Bool {
    branch["sceneMemberID"] == "viewController"
  }

  private static func responder(_ id: String) -> Branch {
    Branch(
      "placeholder",
      [
        Attribute("placeholderIdentifier", "IBFirstResponder"), Attribute("id", id),
        Attribute("userLabel", "First Responder"), Attribute("sceneMemberID", "firstResponder"),
      ])
  }
}
