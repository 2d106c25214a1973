import BoardwalkDocument

extension Rule {
  /// A connection or constraint that leads out of its scene.
  package static let referenceAcrossScenes = Rule(
    id: "reference-across-scenes", severity: .error, category: .objects,
    summary: "An outlet, action or constraint leads into another scene.",
    page: ExplainPage(
      happened: """
        An outlet, an action or a constraint names an object in another scene of the storyboard. It
        came there by hand, in a merge, or with a view that was copied from the other scene.
        """,
      harm: """
        Each scene is compiled by itself, and loaded when it is shown: what is in another one is not
        there to be connected. The outlet stays nil, the action is never sent, the constraint
        cannot be made. Only segues lead from scene to scene.
        """,
      example: """
        <button id="Don-bt-001" ...>
            <connections>
                <action selector="save:" destination="Oth-vc-001" eventType="touchUpInside" .../>
        ... where Oth-vc-001 is the view controller of another scene
        """,
      fix: """
        Connect it to an object of the same scene, or delete it. To reach another screen, use a
        segue and hand over what it needs in prepare(for:sender:).
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      let tree = document.tree
      var scenes = document.scenes.map(\.element)[...]
      guard scenes.count > 1 else { return [] }
      var violations: [Violation] = []
      tree.forEachAttribute(where: document.referenceNames) { place in
        // Attributes come in the order of the document, and so do the scenes around them.
        while let scene = scenes.first, scene.endIndex <= place.node { scenes.removeFirst() }
        guard let scene = scenes.first, scene.index < place.node,
          let target = document.object(namedAt: place.index),
          target.index < scene.index || target.index >= scene.endIndex,
          let element = tree.element(at: place.node),
          let reference = ReferenceAttribute.named(tree.names[place.name], of: element.name),
          reference.element != "segue" || reference.attribute != "destination"
        else { return }
        violations.append(stray(reference, of: element, to: target, in: document))
      }
      return violations
    })

  private static func stray(
    _ reference: ReferenceAttribute, of element: Element, to target: Element, in document: Document
  ) -> Violation {
    let name = element["property"] ?? element["selector"]
    let subject = name.map { "\(element.noun) '\($0)'" } ?? "this \(element.noun)"
    let controller = document.controller(of: target).map { "\"\($0.words)\"" }
    return Violation(
      element, reference.attribute,
      "keep \(subject) within its scene: it leads into \(controller ?? "another one")",
      notes: [.init(reference.consequence), .init("what it leads to", at: target)],
      severity: reference.element == "action" ? .warning : nil)
  }
}
