/// A gesture recognizer may stand in the braces of the view that it is for: it belongs beside the scene's
/// controller, or among the objects of a xib, and the view's outlet collection leads to it.
enum GestureDock {
  /// Moves such recognizers out of the views of `statements`, the header aside, as `surveys` of these
  /// statements tell; returns whether there are any.
  static func move(
    in statements: inout [Statement], _ surveys: [DeclarationCollector], isStoryboard: Bool
  ) -> Bool {
    var hasMoved = false
    for (index, survey) in zip(statements.indices.dropFirst(), surveys.indices)
    where surveys[survey].holdsRecognizer {
      var taken = Taken(names: GivenNames(surveys[survey]))
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

  /// Whether `statement` is a recognizer that does not belong into the braces of `owner`.
  static func moves(_ statement: borrowing Statement, from owner: borrowing Statement) -> Bool {
    statement.known.isGestureRecognizer && statement.role == nil
      && (owner.known.mayHaveMask || owner.isController)
      && !statement.hasMark(ImpliedStatements.staying)
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

  /// The recognizers that were found, and how they are referred to.
  private struct Taken {
    var names: GivenNames
    var recognizers: [Statement] = []

    /// Takes recognizers out of `owner` and all inside it, and leaves outlets in their places.
    mutating func take(from owner: inout Statement) {
      var body: [Statement] = []
      for var statement in owner.body {
        guard GestureDock.moves(statement, from: owner) else {
          if statement.kind != dock { take(from: &statement) }
          body.append(statement)
          continue
        }
        let name = names.reference(to: &statement)
        recognizers.append(statement)
        if owner.known.mayHaveMask, !owner.leads(to: name) {
          body.append(outlet(to: statement, name))
        }
      }
      owner.body = body
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
