import BoardwalkDocument

enum DefaultChildSugar {
  /// Elements without anything to say that Interface Builder puts into every object of a kind;
  /// `textColor: absent` says that one is not there.
  static let rule = SugarRule(name: "usual children", for: DefaultChildren.kinds) { resugaring in
    for child in DefaultChildren.of(
      resugaring.element.name, resugaring.owner, resugaring.context.tools, resugaring.element)
    {
      let key = DefaultChildren.key(of: child)
      // Another element in its place says that it is not there.
      let others = resugaring.element.elements.filter { $0 != child }
      if others.contains(where: place(of: child).matches) { continue }
      guard let index = resugaring.element.contents.firstIndex(of: .element(child)) else {
        resugaring.say(key, .absent)
        continue
      }
      resugaring.element.contents.remove(at: index)
    }
  } desugar: { desugaring in
    for child in DefaultChildren.of(
      desugaring.element.name, desugaring.owner, desugaring.context.tools, desugaring)
    {
      let key = DefaultChildren.key(of: child)
      if desugaring.field(key) == .absent {
        _ = desugaring.take(key)
        continue
      }
      if !desugaring.hasChild(place(of: child)) { desugaring.insert(child) }
    }
  }

  /// What another element in the place of `child` is like.
  private static func place(of child: ElementNode) -> ChildPattern {
    child["key"].map { ChildPattern(name: nil, attribute: "key", value: $0) }
      ?? ChildPattern(name: child.name, attribute: "name", value: child["name"])
  }
}
