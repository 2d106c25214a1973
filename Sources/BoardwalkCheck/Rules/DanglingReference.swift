import BoardwalkDocument

extension Rule {
  /// A reference to an object that does not exist.
  package static let danglingReference = Rule(
    id: "dangling-reference", severity: .error, category: .objects,
    summary: "Something refers to an object that does not exist.",
    page: ExplainPage(
      happened: """
        An outlet, action, segue, constraint or the storyboard itself names an object by an id that
        nothing in the document has. The object was deleted without its connections, or a merge
        took the object from one side and the connection from the other.
        """,
      harm: """
        Neither Interface Builder nor the compiler says a word. At run time the outlet is nil, the
        segue fails, the action is never sent: usually a crash on the screen in question.
        """,
      example: """
        <outlet property="nameField" destination="Aae-sc-GPO" id="jyx-3L-qPc"/>
        ... and no element with id="Aae-sc-GPO"
        """,
      fix: """
        Connect it to the object that is meant, or delete the connection. If the object should be
        there, take it from the commit that still has it.
        """),
    check: .document { document in
      let tree = document.tree
      var guesses = IDGuesses(document)
      var violations: [Violation] = []
      tree.forEachAttribute(where: document.referenceNames) { place in
        guard document.object(namedAt: place.index) == nil,
          let element = tree.element(at: place.node),
          let reference = ReferenceAttribute.named(tree.names[place.name], of: element.name),
          !isUnwind(reference, of: element)
        else { return }
        violations.append(dangling(reference, of: element, guess: { guesses.guess($0) }))
      }
      return violations + wrongBeginning(of: document)
    })

  /// Whether `reference` must lead to an exit, which has a rule of its own.
  private static func isUnwind(_ reference: ReferenceAttribute, of element: Element) -> Bool {
    reference.element == "segue" && reference.attribute == "destination"
      && Segue(element).kind == .unwind
  }

  /// The violation of a storyboard that begins with something else than a scene.
  private static func wrongBeginning(of document: Document) -> [Violation] {
    guard let initial = document.initialController, !SceneReachability.isEntry(initial) else {
      return []
    }
    return [
      Violation(
        document.root, "initialViewController",
        "begin with a view controller: '\(initial["id"] ?? "")' is a \(initial.noun)",
        notes: [.init("what it names", at: initial)])
    ]
  }

  private static func dangling(
    _ reference: ReferenceAttribute, of element: Element, guess: (String) -> String?
  ) -> Violation {
    let id = element[reference.attribute] ?? ""
    let request = DanglingReferenceWords.request(reference, of: element)
    var notes: [Violation.Note] = [.init(reference.consequence)]
    let guess = guess(id)
    if let guess { notes.append(.init("did you mean '\(guess)'?")) }
    return Violation(
      element, reference.attribute,
      "\(request): " + (id.isEmpty ? "it names none" : "nothing has the id '\(id)'"),
      notes: notes, fix: guess.map { .write($0, "refer to '\($0)'") })
  }
}

/// What to ask for where a reference leads nowhere.
private enum DanglingReferenceWords {
  static func request(_ reference: ReferenceAttribute, of element: Element) -> String {
    switch (reference.element, reference.attribute) {
    case ("document", _): "begin with a view controller that exists"
    case ("outlet", _): "connect outlet '\(element["property"] ?? "")' to an object that exists"
    case ("outletCollection", _):
      "connect outlet collection '\(element["property"] ?? "")' to an object that exists"
    case ("action", _): "send action '\(element["selector"] ?? "")' to an object that exists"
    case ("segue", "destination"): "lead \(segue(element)) to a scene that exists"
    case ("segue", "reference"): "refer to a segue that exists"
    case ("segue", _): "anchor the popover of \(segue(element)) to an object that exists"
    case ("constraint", _): "constrain an object that exists"
    case ("exclude", _), ("include", _): "\(reference.element) an object that exists"
    case ("tableViewCellContentView", _): "name the cell that this content view is in"
    default: "name a \(reference.attribute) that exists"
    }
  }

  private static func segue(_ element: Element) -> String {
    element["identifier"].map { "segue '\($0)'" } ?? "this segue"
  }
}
