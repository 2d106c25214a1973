import BoardwalkDocument

enum DefaultChildSugar {
  /// Child elements that Interface Builder adds to every object of a kind may be omitted;
  /// `textColor: absent` states that one is absent.
  static let rule = SugarRule(name: "usual children", for: DefaultChildren.kinds) { resugaring in
    for child in DefaultChildren.of(
      resugaring.element.name, resugaring.owner, resugaring.context.tools, resugaring.element)
    {
      let key = DefaultChildren.key(of: child)
      // Another element in its place implies its absence.
      let others = resugaring.element.elements.filter { $0 != child }
      if others.contains(where: place(of: child).matches) { continue }
      guard let index = resugaring.element.contents.firstIndex(of: .element(child)) else {
        resugaring.addField(key, .absent)
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

  /// The pattern of another element in the place of `child`.
  private static func place(of child: ElementNode) -> ChildPattern {
    child["key"].map { ChildPattern(name: nil, attribute: "key", value: $0) }
      ?? ChildPattern(name: child.name, attribute: "name", value: child["name"])
  }
}
