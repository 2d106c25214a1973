import BoardwalkDocument

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
  private static func setInitial(_ id: String, of root: inout Tag) {
    let name: Name = "initialViewController"
    let ranks = Kind.of(.document).attributeRanks
    let rank = ranks.rank(of: name)
    let place = root.attributes.firstIndex { ranks.rank(of: $0.name) > rank }
    root.attributes.insert(Attribute(name, id), at: place ?? root.attributes.endIndex)
  }

  /// The document that `lifted` says.
  private static func lower(_ lifted: Branch) -> Branch {
    var understood = Understood()
    var root = Tag(lifted.name, lifted.attributes)
    var contents = lifted.contents.map { understood.add($0) }
    lower(&root, &contents, in: &understood)
    return Branch(root.name, root.attributes, contents.map { understood.content($0) })
  }

  /// Makes of `root` with `contents` the document that it says.
  static func lower(
    _ root: inout Tag, _ contents: inout [Understood.Node], in understood: inout Understood
  ) {
    guard root.name == .document, root.take(verbatim) == nil else { return }
    let isStoryboard = isStoryboard(root)
    var members: [Understood.Node] = []
    var place: Int?
    var others: [Understood.Node] = []
    for content in contents {
      guard isMember(content, ofStoryboard: isStoryboard, in: understood) else {
        others.append(content)
        continue
      }
      place = place ?? others.count
      guard isStoryboard, understood.name(of: content) != nil else {
        members.append(content)
        continue
      }
      lower(content, of: &root, into: &members, in: &understood)
    }
    guard let place else { return }
    let container = understood.add(Tag(isStoryboard ? .scenes : .objects), members)
    others.insert(container, at: place)
    contents = others
  }

  /// Whether `root` is a storyboard's; the objects of a xib are all in reach of each other.
  static func isStoryboard(_ root: some Attributed) -> Bool {
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
    _ content: Understood.Node, of root: inout Tag, into members: inout [Understood.Node],
    in understood: inout Understood
  ) {
    guard SceneLift.isController(content, in: understood) || understood.has(.initial, in: content),
      let controller = understood.open(content)
    else { return members.append(content) }
    let node = Understood.Node.element(controller)
    if let id = understood.value(of: .id, in: node),
      understood.take(.initial, from: controller) != nil
    {
      setInitial(id, of: &root)
    }
    guard SceneLift.isController(node, in: understood), understood.has(.sceneID, in: node) else {
      return members.append(node)
    }
    let (scene, caption) = SceneLift.lower(controller, in: &understood)
    if let caption { members.append(understood.add(.comment(caption))) }
    members.append(scene)
  }

  private static func isMember(
    _ node: Understood.Node, ofStoryboard: Bool, in understood: borrowing Understood
  ) -> Bool {
    guard let name = understood.name(of: node) else { return understood.isComment(node) }
    if ofStoryboard { return name == .scene || SceneLift.isController(node, in: understood) }
    let key = understood.value(of: .key, in: node)
    return ChildOrder.rank(of: name, key: key, in: "document") == nil
  }
}
