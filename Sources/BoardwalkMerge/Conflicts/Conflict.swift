/// Something that two sides changed to different values, for a person to decide.
package struct Conflict: Sendable, Hashable {
  /// The subject of a conflict.
  package enum Subject: Sendable, Hashable {
    /// The value of an attribute.
    case attribute(String)

    /// The description of the element.
    case kind

    /// The text in the element.
    case text

    /// The element as one value, such as a color.
    case value

    /// The existence of the element: one side deleted it, the other changed it.
    case deletion(by: Side)

    /// The existence of the element: one side deleted it, an addition of the other refers to it.
    case reference(deletedBy: Side)

    /// The element in which it lies.
    case parent

    /// Its place among its siblings.
    case position
  }

  /// The subject.
  package let subject: Subject

  /// The names of the objects around the element, and its own, outermost first.
  package let object: [String]

  /// The element's name.
  package let element: String

  /// The id of the element or of the nearest one around it that has one.
  package let id: String?

  /// The part of that object that the element is, such as `textColor`; empty for the object itself.
  package let part: String

  /// The value of each version; nil if it has none.
  package let values: ThreeWay<String?>
}

extension Conflict {
  /// The name by which a conflict is resolved on the command line: the same for the same three
  /// files.
  package var key: String {
    "\(id ?? "document")/\(property)"
  }

  /// The subject and the part that it is of.
  private var property: String { part.isEmpty ? subjectName : "\(part).\(subjectName)" }

  /// The subject in one word.
  package var subjectName: String {
    switch subject {
    case .attribute(let name): name
    case .kind: "kind"
    case .text: "text"
    case .value: "value"
    case .deletion, .reference: "existence"
    case .parent: "parent"
    case .position: "position"
    }
  }
}

extension Conflict {
  /// Whether the versions differ in a text that a field shows.
  var isAboutText: Bool { SecureText.isText(property) }

  /// The conflict with dots in the place of the characters of its values.
  var concealed: Conflict {
    Conflict(
      subject: subject, object: object, element: element, id: id, part: part,
      values: values.map { $0.map(SecureText.concealed) })
  }
}

extension Conflict {
  /// The description of the conflicting value: `title of "Sign in"`.
  package var title: String {
    let owner = object.last ?? element
    let part = part.isEmpty ? "" : "\(part) of "
    switch subject {
    case .attribute, .kind, .text: return "\(property) of \(owner)"
    case .value: return "\(part)\(owner)"
    case .deletion(let side):
      return "\(part)\(owner): \(side.rawValue) deleted it, \(side.other.rawValue) changed it"
    case .reference(let side):
      return "\(part)\(owner): \(side.rawValue) deleted it, \(side.other.rawValue) refers to it"
    case .parent: return "\(part)\(owner): both sides moved it to different parents"
    case .position: return "\(part)\(owner): both sides moved it to different positions"
    }
  }
}
