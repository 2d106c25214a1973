/// Values that can be read from the part of a document that an archive keeps as written.
package protocol ArchivedContent: Sendable, Hashable {
  /// The content that `element` describes.
  init(_ element: ArchivedElement)
}

/// A part of a document in two forms: as written, which graph files store, and as typed values,
/// which all other code reads.
///
/// The values are decoded once, when a document is compiled or a file is read. A running app
/// changes the values and never the written form.
@dynamicMemberLookup
package struct Archived<Content: ArchivedContent>: Sendable, Hashable {
  /// Both forms, stored outside of the template to keep it small.
  private indirect enum Forms: Sendable, Hashable {
    case forms(ArchivedElement, Content)
  }

  private var forms: Forms

  /// The part as written; changing it reads the values again.
  package var element: ArchivedElement {
    get {
      switch forms {
      case .forms(let element, _): element
      }
    }
    set { forms = .forms(newValue, Content(newValue)) }
  }

  /// The values.
  package var content: Content {
    get {
      switch forms {
      case .forms(_, let content): content
      }
    }
    set { forms = .forms(element, newValue) }
  }

  /// The part `element` with its decoded values.
  package init(_ element: ArchivedElement) { forms = .forms(element, Content(element)) }

  /// The values with the attributes `overrides` in place of the written ones.
  package func content(overriding overrides: [String: String]) -> Content {
    guard !overrides.isEmpty else { return content }
    var element = element
    element.attributes.merge(overrides) { $1 }
    return Content(element)
  }

  /// A member of the written form.
  package subscript<Member>(
    dynamicMember path: WritableKeyPath<ArchivedElement, Member>
  ) -> Member {
    get { element[keyPath: path] }
    set { element[keyPath: path] = newValue }
  }
}

extension Archived: Codable {
  /// Reads the part as written.
  package init(from decoder: any Decoder) throws { self.init(try ArchivedElement(from: decoder)) }

  /// Writes the part as written.
  package func encode(to encoder: any Encoder) throws { try element.encode(to: encoder) }
}
