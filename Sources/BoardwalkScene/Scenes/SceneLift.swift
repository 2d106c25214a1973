import BoardwalkDocument

/// A scene and its view controller as one: the scene's own few words become the controller's.
///
/// `sceneID`, `firstResponder` and `caption` are attributes, `canvasLocation` a point, and `sceneDock`
/// holds the other objects of the scene, as the bar above it does in Interface Builder.
enum SceneLift {
  /// The controller that says all of `scene` and of the comment above it; nil where it cannot.
  static func lift(_ scene: Branch, caption: String?) -> Branch? {
    guard scene.name == .scene, let sceneID = scene[.sceneID],
      case .branch(let objects)? = scene.contents.first, objects.name == .objects,
      case .branch(var lifted)? = objects.contents.first, isController(lifted)
    else { return nil }
    lifted.attributes.append(Attribute(.sceneID, sceneID))
    var dock: [Branch.Content] = []
    for content in objects.contents.dropFirst() {
      if case .branch(let object) = content, lifted[.firstResponder] == nil,
        let said = FirstResponder(object)
      {
        said.describe(in: &lifted)
      } else {
        dock.append(content)
      }
    }
    if caption != usualCaption(of: lifted) {
      lifted.attributes.append(Attribute(.caption, caption ?? ""))
    }
    if !dock.isEmpty { lifted.contents.append(.branch(Branch(.sceneDock, [], dock))) }
    if scene.contents.count > 1, let point = scene.branches.dropFirst().first, place.matches(point)
    {
      lifted.contents.append(.branch(point))
    }
    let lowered = lower(lifted)
    return lowered.scene == .branch(scene) && lowered.caption == caption ? lifted : nil
  }

  /// The comment that goes without saying above the scene of `controller`.
  private static func usualCaption(of controller: Branch) -> String {
    var understood = Understood()
    let element = understood.open(controller)
    return SceneCaption.of(element, in: understood)
  }

  /// The scene that `lifted` says, and the comment above it.
  private static func lower(_ lifted: Branch) -> (scene: Branch.Content, caption: String?) {
    var understood = Understood()
    let controller = understood.open(lifted)
    let (scene, caption) = lower(controller, in: &understood)
    return (understood.content(scene), caption)
  }

  /// The scene that `controller` says, and the comment above it.
  static func lower(
    _ controller: Understood.Element, in understood: inout Understood
  ) -> (scene: Understood.Node, caption: String?) {
    let caption =
      understood.take(.caption, from: controller) ?? SceneCaption.of(controller, in: understood)
    let sceneID = understood.take(.sceneID, from: controller) ?? ""
    let responder = FirstResponder(takenFrom: controller, in: &understood)
    var objects: [Understood.Node] = [.element(controller)]
    if let responder { objects.append(understood.add(.branch(responder.element))) }
    var inside: [Understood.Node] = []
    var point: Understood.Node?
    for content in Array(understood.contents(of: controller)) {
      if place.matches(content, in: understood) {
        point = content
      } else if understood.name(of: content) == .sceneDock, let dock = understood.open(content) {
        objects += understood.contents(of: dock)
      } else {
        inside.append(content)
      }
    }
    understood.set(inside, in: controller)
    let scene = [understood.add(Tag(.objects), objects)] + (point.map { [$0] } ?? [])
    return (
      understood.add(Tag(.scene, [Attribute(.sceneID, sceneID)]), scene),
      caption.isEmpty ? nil : caption
    )
  }

  /// Whether `node` is what a scene is about.
  static func isController(_ node: Understood.Node, in understood: borrowing Understood) -> Bool {
    understood.has(.sceneMemberID, of: "viewController", in: node)
  }

  /// What says where the scene lies in Interface Builder.
  private static let place = ChildPattern(name: .point, attribute: .key, value: "canvasLocation")

  /// Whether `branch` is what a scene is about.
  static func isController(_ branch: Branch) -> Bool {
    branch[.sceneMemberID] == "viewController"
  }
}
