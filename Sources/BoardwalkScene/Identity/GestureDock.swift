/// A gesture recognizer may stand in the braces of the view that it is for: it belongs beside the scene's
/// controller, or among the objects of a xib, and the view's outlet collection leads to it.
enum GestureDock {
  /// Moves such recognizers out of the views of `statements`, the header aside, as `surveys` of these
  /// statements tell; returns whether there are any.
  static func move(
    in statements: inout [Statement], _ surveys: [SceneSurvey], isStoryboard: Bool
  ) -> Bool {
    var hasMoved = false
    for (index, survey) in zip(statements.indices.dropFirst(), surveys.indices)
    where surveys[survey].holdsRecognizer {
      var taken = Taken(names: Set(surveys[survey].innerNames.map(\.name)))
      taken.take(from: &statements[index])
      guard !taken.recognizers.isEmpty else { continue }
      if isStoryboard {
        add(taken.recognizers, toDockOf: &statements[index])
      } else {
        statements += taken.recognizers
      }
      hasMoved = true
    }
    return hasMoved
  }

  /// What holds the objects of a scene beside its controller.
  private static let dock = "sceneDock"

  private static func add(_ recognizers: [Statement], toDockOf controller: inout Statement) {
    guard let place = controller.body.firstIndex(where: { $0.kind == dock }) else {
      var statement = Statement(dock)
      statement.body = recognizers
      return controller.body.append(statement)
    }
    controller.body[place].body += recognizers
  }

  /// The recognizers that were found, and the names that are taken.
  private struct Taken {
    var names: Set<String>
    var recognizers: [Statement] = []

    /// Takes recognizers out of `owner` and all inside it, and leaves outlets in their places.
    mutating func take(from owner: inout Statement) {
      let isView = owner.known.mayHaveMask
      for index in owner.body.indices {
        guard isView || owner.isController, owner.body[index].known.isGestureRecognizer,
          owner.body[index].role == nil, owner.body[index].marks.isEmpty
        else {
          if owner.body[index].kind != dock { take(from: &owner.body[index]) }
          continue
        }
        var recognizer = owner.body[index]
        let name = recognizer.name ?? free(recognizer.kind)
        recognizer.name = name
        names.insert(name)
        recognizers.append(recognizer)
        owner.body[index] = Statement("")
        if isView, !owner.leads(to: name) { owner.body[index] = outlet(to: recognizer, name) }
      }
      owner.body.removeAll { $0.kind.isEmpty && !$0.isEquation && $0 == Statement("") }
    }

    /// A name like `word` that nothing else has.
    private func free(_ word: String) -> String {
      var name = word
      var number = 1
      while names.contains(name) {
        number += 1
        name = "\(word)\(number)"
      }
      return name
    }

    private func outlet(to recognizer: Statement, _ name: String) -> Statement {
      var outlet = Statement("outlets")
      outlet.name = collection
      outlet.target = name
      outlet.fields = [Field(name: "appends", value: .plain("YES"))]
      outlet.range = recognizer.range
      return outlet
    }
  }

  /// The property of a view that leads to its recognizers.
  fileprivate static let collection = "gestureRecognizers"
}

extension Statement {
  /// Whether an outlet of it leads to the recognizer called `name` already.
  fileprivate func leads(to name: String) -> Bool {
    body.contains { $0.name == GestureDock.collection && $0.target == name }
  }
}
