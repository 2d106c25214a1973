import BoardwalkTree

/// A document without the elements that only hold its scenes or top-level objects.
enum DocumentLift {
  /// `root` with its scenes, or a xib's objects, directly inside.
  static func lift(_ root: Branch) -> Branch {
    guard root.name == .document else { return root }
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
    let marked = markingInitial(in: lifted)
    if lower(marked) == root { return marked }
    if lower(lifted) == root { return lifted }
    if lower(root) == root { return root }
    var verbatim = root
    verbatim.attributes.append(Attribute(Self.verbatim, "YES"))
    return verbatim
  }

  /// The word at a document that stands as it is, because it is not built like any that we know.
  private static let verbatim: Name = "xml-verbatim"

  /// `lifted` with the word `initial` at the view controller that is the first.
  private static func markingInitial(in lifted: Branch) -> Branch {
    var marked = lifted
    guard let id = marked.take("initialViewController"),
      let index = marked.contents.firstIndex(where: {
        if case .branch(let child) = $0 {
          child[.id] == id && child[.sceneID] != nil
        } else {
          false
        }
      }), case .branch(var controller) = marked.contents[index]
    else { return lifted }
    let place = controller.attributes.firstIndex { $0.name == .sceneID }
    controller.attributes.insert(
      Attribute(.initial, "YES"), at: place ?? controller.attributes.endIndex)
    marked.contents[index] = .branch(controller)
    return marked
  }

  /// Puts the attribute into Interface Builder's place among those of `root`.
  private static func setInitial(_ id: String, of root: inout Branch) {
    let name: Name = "initialViewController"
    let ranks = Kind.of(.document).attributeRanks
    let rank = ranks?[name] ?? .max
    let place = root.attributes.firstIndex { (ranks?[$0.name] ?? .max) > rank }
    root.attributes.insert(Attribute(name, id), at: place ?? root.attributes.endIndex)
  }

  /// The document that `lifted`, which is taken apart, says.
  static func lower(_ lifted: consuming Branch) -> Branch {
    var root = lifted
    guard root.name == .document, root.take(verbatim) == nil else { return root }
    let isStoryboard = isStoryboard(root)
    var members: [Branch.Content] = []
    var place: Int?
    var contents: [Branch.Content] = []
    swap(&contents, &root.contents)
    for index in contents.indices {
      var content = contents.take(at: index)
      if isMember(content, ofStoryboard: isStoryboard) {
        place = place ?? root.contents.count
        if isStoryboard, case .branch(var controller) = content, let id = controller[.id],
          controller.take(.initial) != nil
        {
          setInitial(id, of: &root)
          content = .branch(controller)
        }
        lower(content, into: &members)
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
    root[.type].map(isStoryboard) ?? false
  }

  /// Whether documents of `type` are storyboards, be they for phones, watches or Macs.
  static func isStoryboard(type: String) -> Bool {
    type.hasSuffix("Storyboard.XIB") || type.hasSuffix("Storyboard")
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

  /// Adds the scene that `content` says if it is a controller with one, else `content` itself.
  private static func lower(
    _ content: consuming Branch.Content, into members: inout [Branch.Content]
  ) {
    guard case .branch(let branch) = content, SceneLift.isController(branch),
      branch[.sceneID] != nil
    else {
      members.append(content)
      return
    }
    content = .text("")
    let (scene, caption) = SceneLift.lower(branch)
    if let caption { members.append(.comment(caption)) }
    members.append(.branch(scene))
  }

  private static func isMember(_ content: Branch.Content, ofStoryboard: Bool) -> Bool {
    guard case .branch(let branch) = content else {
      if case .comment = content { return true }
      return false
    }
    if ofStoryboard { return branch.name == .scene || SceneLift.isController(branch) }
    return ChildOrder.rank(of: branch.name, key: branch[.key], in: "document") == nil
  }
}
