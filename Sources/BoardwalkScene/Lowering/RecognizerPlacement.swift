/// A gesture recognizer may be written in the braces of its view. In the document it is an object
/// of the scene or the xib, and the view's outlet collection refers to it.
enum RecognizerPlacement {
  /// Moves such recognizers out of the views of `document`.
  static func move(in document: inout [Statement]) {
    let isStoryboard = document.first.map(DocumentHeader.isStoryboard) ?? false
    for index in document.indices.dropFirst() {
      var taken = FoundRecognizers(names: GeneratedNames(DeclarationCollector(document[index])))
      taken.take(from: &document[index])
      guard !taken.recognizers.isEmpty else { continue }
      if isStoryboard {
        add(taken.recognizers, toDockOf: &document[index])
      } else {
        document += taken.recognizers
      }
    }
  }

  /// Whether `statement` is a recognizer that does not belong into the braces of `owner`.
  static func moves(_ statement: Statement, from owner: Statement) -> Bool {
    statement.known.isGestureRecognizer && statement.role == nil
      && (owner.known.mayHaveMask || owner.isController)
      && !statement.hasFlag(SceneFlags.staying)
  }

  /// The element that contains the objects of a scene other than its controller.
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
  private struct FoundRecognizers {
    var names: GeneratedNames
    var recognizers: [Statement] = []

    /// Takes recognizers out of `owner` and all inside it, and leaves outlets in their places.
    mutating func take(from owner: inout Statement) {
      var removed: Set<Int> = []
      for index in owner.body.indices {
        if RecognizerPlacement.moves(owner.body[index], from: owner) {
          if !take(at: index, from: &owner) { removed.insert(index) }
        } else if owner.body[index].kind != dock {
          take(from: &owner.body[index])
        }
      }
      guard !removed.isEmpty else { return }
      owner.body = owner.body.indices.filter { !removed.contains($0) }.map { owner.body[$0] }
    }

    /// Takes the recognizer at `index` in the braces of `owner`, and returns whether an outlet is
    /// there now.
    private mutating func take(at index: Int, from owner: inout Statement) -> Bool {
      let name = names.reference(to: &owner.body[index])
      let recognizer = owner.body[index]
      recognizers.append(recognizer)
      guard owner.known.mayHaveMask, !owner.leads(to: name) else { return false }
      owner.body[index] = outlet(to: recognizer, name)
      return true
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

  /// The outlet collection of a view for its recognizers.
  fileprivate static let collection = "gestureRecognizers"
}

extension Statement {
  /// Whether it already has an outlet to the recognizer `name`.
  fileprivate func leads(to name: String) -> Bool {
    body.contains { $0.name == RecognizerPlacement.collection && $0.target == name }
  }
}
