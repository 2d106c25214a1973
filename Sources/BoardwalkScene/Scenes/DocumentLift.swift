/// A document without the elements that only hold its scenes or top-level objects.
enum DocumentLift {
  /// `root` with its scenes, or a xib's objects, directly inside.
  static func lift(_ root: Branch) -> Branch {
    guard root.name == "document" else { return root }
    var lifted = root
    lifted.contents = root.contents.flatMap { content -> [Branch.Content] in
      guard case .branch(let child) = content, child.attributes.isEmpty, !child.contents.isEmpty
      else { return [content] }
      switch child.name {
      case "scenes" where isStoryboard(root): return liftScenes(child.contents)
      case "objects" where !isStoryboard(root): return child.contents
      default: return [content]
      }
    }
    return lower(lifted) == root ? lifted : root
  }

  /// The document that `lifted` says.
  static func lower(_ lifted: Branch) -> Branch {
    guard lifted.name == "document" else { return lifted }
    let isStoryboard = isStoryboard(lifted)
    var root = lifted
    var members: [Branch.Content] = []
    var place: Int?
    root.contents = []
    for content in lifted.contents {
      if isMember(content, ofStoryboard: isStoryboard) {
        place = place ?? root.contents.count
        members += lowered(content)
      } else {
        root.contents.append(content)
      }
    }
    guard let place else { return root }
    let container = Branch(isStoryboard ? "scenes" : "objects", [], members)
    root.contents.insert(.branch(container), at: place)
    return root
  }

  /// Whether `root` is a storyboard's; the objects of a xib are all in reach of each other.
  static func isStoryboard(_ root: Branch) -> Bool {
    root["type"]?.contains("Storyboard") ?? false
  }

  private static func liftScenes(_ contents: [Branch.Content]) -> [Branch.Content] {
    var result: [Branch.Content] = []
    var caption: String?
    for content in contents {
      switch content {
      case .comment(let text) where caption == nil: caption = text
      case .branch(let scene):
        if let lifted = SceneLift.lift(scene, caption: caption) {
          result.append(.branch(lifted))
        } else {
          if let caption { result.append(.comment(caption)) }
          result.append(content)
        }
        caption = nil
      default:
        if let caption { result.append(.comment(caption)) }
        caption = nil
        result.append(content)
      }
    }
    if let caption { result.append(.comment(caption)) }
    return result
  }

  private static func lowered(_ content: Branch.Content) -> [Branch.Content] {
    guard case .branch(let branch) = content, SceneLift.isController(branch), branch["scene"] != nil
    else { return [content] }
    let (scene, caption) = SceneLift.lower(branch)
    return (caption.map { [.comment($0)] } ?? []) + [.branch(scene)]
  }

  private static func isMember(_ content: Branch.Content, ofStoryboard: Bool) -> Bool {
    guard case .branch(let branch) = content else {
      if case .comment = content { return true }
      return false
    }
    if ofStoryboard { return branch.name == "scene" || SceneLift.isController(branch) }
    return ChildOrder.rank(of: branch.name, key: branch["key"], in: "document") == nil
  }
}
