import BoardwalkTree

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
    if caption != SceneCaption.of(lifted) {
      lifted.attributes.append(Attribute(.caption, caption ?? ""))
    }
    if !dock.isEmpty { lifted.contents.append(.branch(Branch(.sceneDock, [], dock))) }
    if scene.contents.count > 1, let point = scene.branches.dropFirst().first, isPlace(point) {
      lifted.contents.append(.branch(point))
    }
    let lowered = lower(lifted)
    return lowered.scene == scene && lowered.caption == caption ? lifted : nil
  }

  /// The scene that `lifted` says, and the comment above it.
  static func lower(_ lifted: consuming Branch) -> (scene: Branch, caption: String?) {
    var controller = lifted
    let caption = controller.take(.caption) ?? SceneCaption.of(controller)
    let sceneID = controller.take(.sceneID) ?? ""
    let responder = FirstResponder(takenFrom: &controller)
    var point: Branch?
    var dock: [Branch.Content] = []
    controller.contents.removeAll { content in
      guard case .branch(let child) = content else { return false }
      if isPlace(child) { point = child }
      if child.name == .sceneDock { dock += child.contents }
      return isPlace(child) || child.name == .sceneDock
    }
    var objects: [Branch.Content] = [.branch(controller)]
    if let responder { objects.append(.branch(responder.element)) }
    objects += dock
    let contents = [Branch(.objects, [], objects)] + (point.map { [$0] } ?? [])
    let scene = Branch(
      .scene, [Attribute(.sceneID, sceneID)], contents.map(Branch.Content.branch))
    return (scene, caption.isEmpty ? nil : caption)
  }

  /// Whether `branch` is what a scene is about.
  static func isController(_ branch: Branch) -> Bool {
    branch[.sceneMemberID] == "viewController"
  }

  /// Whether `branch` says where the scene lies in Interface Builder.
  private static func isPlace(_ branch: Branch) -> Bool {
    branch.name == .point && branch[.key] == "canvasLocation"
  }
}
