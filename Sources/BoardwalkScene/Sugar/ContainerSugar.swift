enum ContainerSugar {
  /// The members of the containers in ``Container``, such as `subviews` and `constraints`, are
  /// written directly in the braces.
  static let rule = SugarRule(name: "containers") { resugaring in
    let isObject =
      resugaring.statement.id != nil || resugaring.element["id"] != nil
      || isContent(resugaring.statement, resugaring.owner)
    let containers = Container.containers(of: resugaring.element.name, isObject: isObject)
    resugaring.element.contents = resugaring.element.contents.flatMap {
      content -> [ElementNode.Content] in
      guard case .element(let child) = content, child.attributes.isEmpty, !child.contents.isEmpty,
        let container = containers.first(where: { $0.name == child.name }),
        child.elements.count == child.contents.count, child.elements.allSatisfy(container.holds)
      else { return [content] }
      return child.contents
    }
  } desugar: { desugaring in
    let isObject =
      desugaring.statement.id != nil || desugaring.statement.name != nil
      || isContent(desugaring.statement, desugaring.owner)
    let containers = Container.containers(of: desugaring.kind.elementName ?? "", isObject: isObject)
    desugaring.element.contents = gathered(desugaring.element.contents, in: containers)
  }

  /// Whether `statement` is the content view of a collection view cell, which has no id.
  private static func isContent(_ statement: Statement, _ owner: Owner) -> Bool {
    statement.kind == "view" && statement.role == nil && DefaultRoles.cells.contains(owner.kind)
      && !statement.hasFlag("no-role")
  }

  /// `contents` with the members of each of `containers` in one element, at the place of the first
  /// member.
  private static func gathered(
    _ contents: [ElementNode.Content], in containers: [Container]
  ) -> [ElementNode.Content] {
    var result: [ElementNode.Content] = []
    var members: [String: [ElementNode.Content]] = [:]
    var places: [String: Int] = [:]
    for content in contents {
      guard let element = content.element,
        let container = containers.first(where: { $0.holds(element) })
      else {
        result.append(content)
        continue
      }
      if places[container.name] == nil {
        places[container.name] = result.count
        result.append(.element(ElementNode(container.name)))
      }
      members[container.name, default: []].append(content)
    }
    for (name, place) in places {
      result[place] = .element(ElementNode(name, [], members[name] ?? []))
    }
    return result
  }
}
