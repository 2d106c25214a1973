import BoardwalkBase

/// An error in the text of a scene.
struct SceneError: Sendable, Hashable {
  let error: SyntaxError

  /// The part that could not be parsed; nil if the text was parsed in spite of the error.
  let part: Part?

  /// A part of the grammar, with what was parsed of it.
  ///
  /// It is indirect because braces nest deeply: the parser has one for each level.
  indirect enum Part: Sendable, Hashable {
    /// The head of a statement, up to its attributes, with the kind and the role parsed so far. It
    /// begins at `start`.
    case head(kind: String, role: String?, start: Int)

    /// The value of an attribute of `element`, which begins at `start`.
    case value(attribute: String, element: String, start: Int)

    /// The name of an attribute of `element`: a quoted text, before `value`.
    case title(String, value: FieldValue, element: String)

    /// A flag in the head of `element`.
    case flag(String, element: String)

    /// The end of a head. `last` is the attribute with a bare value directly before it.
    case end(last: Field?, element: String, isEquation: Bool)

    /// Any other part.
    case other

    /// Whether it is the end of a head.
    var isEnd: Bool { if case .end = self { true } else { false } }
  }
}
