import BoardwalkDocument

/// A document without the elements that only hold its scenes or top-level objects.
enum DocumentLift {
  /// `root` with its scenes, or a xib's objects, directly inside.
  static func lift(_ root: ElementNode) -> ElementNode {
    guard root.name == "document" else { return root }
    var lifted = root
    lifted.contents = root.contents.flatMap { content -> [ElementNode.Content] in
      guard case .element(let child) = content, child.attributes.isEmpty, !child.contents.isEmpty
      else { return [content] }
      switch child.name {
      case "scenes" where isStoryboard(root): return liftScenes(child.contents)
      case "objects" where !isStoryboard(root): return child.contents
      default: return [content]
      }
    }
    // The shortest form that is lowered to the same document.
    for form in [markingInitial(in: lifted), lifted, root] where lower(form) == root { return form }
    var verbatim = root
    verbatim.attributes.append(Attribute(Self.verbatim, "YES"))
    return verbatim
  }

  /// The flag of a document with an unknown structure, which is written verbatim.
  private static let verbatim: String = "xml-verbatim"

  /// `lifted` with the flag `initial` at the initial view controller.
  private static func markingInitial(in lifted: ElementNode) -> ElementNode {
    var marked = lifted
    guard let id = marked.take("initialViewController"),
      let index = marked.contents.firstIndex(where: {
        if case .element(let child) = $0 {
          child["id"] == id && child["sceneID"] != nil
        } else {
          false
        }
      }), case .element(var controller) = marked.contents[index]
    else { return lifted }
    let place = controller.attributes.firstIndex { $0.name == "sceneID" }
    controller.attributes.insert(
      Attribute("initial", "YES"), at: place ?? controller.attributes.endIndex)
    marked.contents[index] = .element(controller)
    return marked
  }

  /// Inserts the attribute at Interface Builder's position among those of `root`.
  private static func setInitial(_ id: String, of root: inout ElementNode) {
    let name: String = "initialViewController"
    let ranks = AttributeOrder.ranks(of: "document")
    let rank = ranks.rank(of: name)
    let place = root.attributes.firstIndex { ranks.rank(of: $0.name) > rank }
    root.attributes.insert(Attribute(name, id), at: place ?? root.attributes.endIndex)
  }

  /// The document of `lifted`.
  static func lower(_ lifted: ElementNode) -> ElementNode {
    var root = lifted
    guard root.name == "document", root.take(verbatim) == nil else { return root }
    let isStoryboard = isStoryboard(root)
    var members: [ElementNode.Content] = []
    var others: [ElementNode.Content] = []
    var place: Int?
    for content in lifted.contents {
      guard isMember(content, ofStoryboard: isStoryboard) else {
        others.append(content)
        continue
      }
      place = place ?? others.count
      if isStoryboard, let element = content.element {
        members += lower(element, of: &root)
      } else {
        members.append(content)
      }
    }
    guard let place else { return root }
    let container = ElementNode(isStoryboard ? "scenes" : "objects", [], members)
    others.insert(.element(container), at: place)
    root.contents = others
    return root
  }

  /// Whether `root` is a storyboard's; the objects of a xib are in one scope.
  static func isStoryboard(_ root: ElementNode) -> Bool {
    root["type"].map(isStoryboard) ?? false
  }

  /// Whether documents of `type` are storyboards, of any platform.
  static func isStoryboard(type: String) -> Bool {
    type.hasSuffix("Storyboard.XIB") || type.hasSuffix("Storyboard")
  }

  private static func liftScenes(_ contents: [ElementNode.Content]) -> [ElementNode.Content] {
    var result: [ElementNode.Content] = []
    var caption: String?
    for content in contents {
      switch content {
      case .comment(let text) where caption == nil: caption = text
      case .element(let scene):
        if let lifted = SceneLift.lift(scene, caption: caption) {
          result.append(.element(lifted))
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

  /// The scene of `element` and the comment above it, if it is a controller with one; otherwise
  /// `element`.
  private static func lower(
    _ element: ElementNode, of root: inout ElementNode
  ) -> [ElementNode.Content] {
    var controller = element
    if let id = controller["id"], controller.take("initial") != nil { setInitial(id, of: &root) }
    guard SceneLift.isController(controller), controller["sceneID"] != nil else {
      return [.element(controller)]
    }
    let (scene, caption) = SceneLift.lower(controller)
    return (caption.map { [.comment($0)] } ?? []) + [.element(scene)]
  }

  private static func isMember(_ content: ElementNode.Content, ofStoryboard: Bool) -> Bool {
    switch content {
    case .comment: true
    case .text: false
    case .element(let element):
      ofStoryboard
        ? element.name == "scene" || SceneLift.isController(element)
        : ChildOrder.rank(of: element.name, key: element["key"], in: "document") == nil
    }
  }
}
