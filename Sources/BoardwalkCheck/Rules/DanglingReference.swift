import BoardwalkDocument

extension Rule {
  /// A reference to an object that does not exist.
  package static let danglingReference = Rule(
    id: "dangling-reference", severity: .error, category: .objects,
    summary: "A reference leads to an object that does not exist.",
    page: ExplainPage(
      defect: """
        An outlet, action, segue, constraint or the storyboard refers to an id that no object of the
        document has. The object was deleted without its connections, or a merge took the object
        from one side and the connection from the other.
        """,
      effect: """
        Neither Interface Builder nor the compiler reports it. At run time the outlet is nil, the
        segue fails, or the action is not sent, usually with a crash.
        """,
      example: """
        <outlet property="nameField" destination="Aae-sc-GPO" id="jyx-3L-qPc"/>
        ... and no element with id="Aae-sc-GPO"
        """,
      fix: """
        Connect the existing object, or delete the connection. If the object is missing by mistake,
        restore it from an earlier commit.
        """),
    check: .document { document in
      let tree = document.tree
      var guesses = IDGuesses(document)
      var violations: [Violation] = []
      document.forEachAttribute(where: \.isReference) { place in
        guard document.object(namedAt: place.index) == nil,
          let element = tree.element(at: place.node),
          let reference = ReferenceAttribute.named(tree.names[place.name], of: element.name),
          !isUnwind(reference, of: element)
        else { return }
        violations.append(dangling(reference, of: element, guess: { guesses.guess($0) }))
      }
      return violations + wrongBeginning(of: document)
    })

  /// Whether the destination of `reference` must be an exit, which another rule checks.
  private static func isUnwind(_ reference: ReferenceAttribute, of element: Element) -> Bool {
    reference.element == "segue" && reference.attribute == "destination"
      && Segue(element).kind == .unwind
  }

  /// The violation of a storyboard whose initial object is not a scene.
  private static func wrongBeginning(of document: Document) -> [Violation] {
    guard let initial = document.initialController, !SceneReachability.isEntry(initial) else {
      return []
    }
    return [
      Violation(
        document.root, "initialViewController",
        "the initial view controller '\(initial["id"] ?? "")' is \(initial.noun.withArticle)",
        notes: [.init("referenced object", at: initial)])
    ]
  }

  private static func dangling(
    _ reference: ReferenceAttribute, of element: Element, guess: (String) -> String?
  ) -> Violation {
    let id = element[reference.attribute] ?? ""
    let subject = DanglingReferenceWords.subject(reference, of: element)
    let guess = guess(id)
    return Violation(
      element, reference.attribute,
      "\(subject) " + (id.isEmpty ? "no object" : "'\(id)', which does not exist"),
      notes: [.init(consequence(of: reference, element))] + .didYouMean(guess),
      fix: guess.map { .write($0, "refer to '\($0)'") })
  }
}

extension Rule {
  /// The effect of a dangling `reference` of `element`. Delegates and data sources are optional.
  fileprivate static func consequence(
    of reference: ReferenceAttribute, _ element: Element
  ) -> String {
    let property = element["property"]?.lowercased() ?? ""
    return ["delegate", "datasource"].contains(where: property.hasSuffix)
      ? "at run time the outlet stays nil" : reference.consequence
  }
}

/// The beginnings of messages about dangling references; an id follows.
private enum DanglingReferenceWords {
  static func subject(_ reference: ReferenceAttribute, of element: Element) -> String {
    switch (reference.element, reference.attribute) {
    case ("document", _): "the initial view controller is"
    case ("outlet", _): "outlet '\(element["property"] ?? "")' is connected to"
    case ("outletCollection", _):
      "outlet collection '\(element["property"] ?? "")' is connected to"
    case ("action", _): "action '\(element["selector"] ?? "")' is sent to"
    case ("segue", "destination"): "\(segue(element)) leads to"
    case ("segue", "reference"): "the segue reference leads to"
    case ("segue", _): "the popover of \(segue(element)) is anchored to"
    case ("constraint", _): "the constraint refers to"
    case ("exclude", _), ("include", _): "the variation \(reference.element)s"
    case ("tableViewCellContentView", _): "the content view refers to the cell"
    default: "'\(reference.attribute)' refers to"
    }
  }

  private static func segue(_ element: Element) -> String {
    element["identifier"].map { "segue '\($0)'" } ?? "this segue"
  }
}
