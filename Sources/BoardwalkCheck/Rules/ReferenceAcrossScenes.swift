import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// A connection or constraint to an object of another scene.
  package static let referenceAcrossScenes = Rule(
    id: "reference-across-scenes", severity: .error, category: .objects,
    summary: "An outlet, action or constraint leads to another scene.",
    page: ExplainPage(
      defect: """
        An outlet, an action or a constraint refers to an object of another scene of the storyboard,
        after a manual edit, a merge, or a copied view.
        """,
      effect: """
        Each scene is compiled and loaded separately. The outlet stays nil, the action is not sent,
        and the constraint cannot be created. Only segues connect scenes.
        """,
      example: """
        <button id="Don-bt-001" ...>
            <connections>
                <action selector="save:" destination="Oth-vc-001" eventType="touchUpInside" .../>
        ... where Oth-vc-001 is the view controller of another scene
        """,
      fix: """
        Connect an object of the same scene, or delete the connection. To reach another screen, use
        a segue, and pass values in prepare(for:sender:).
        """),
    check: .document { document in
      guard document.kind == .storyboard else { return [] }
      let tree = document.tree
      let scenes = document.scenes.map(\.element)
      guard scenes.count > 1 else { return [] }
      var violations: [Violation] = []
      document.forEachAttribute(where: \.isReference) { place in
        let scene = scenes[scenes.lastSortedIndex { $0.index < place.node }]
        guard (scene.index..<scene.endIndex).contains(place.node),
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
    let scene = document.controller(of: target).map { "the scene \"\($0.displayName)\"" }
    return Violation(
      element, reference.attribute,
      "\(subject) leads to \(scene ?? "another scene")",
      notes: [.init(reference.consequence), .init("destination", at: target)],
      severity: reference.element == "action" ? .warning : nil)
  }
}
