/// Values that can be read from the part of a document that an archive keeps as written.
package protocol ArchivedContent: Sendable, Hashable {
  /// The content that `element` describes.
  init(_ element: ArchivedElement)
}

/// A part of a document in two forms: as written, which is what a graph's file stores, and as the values
/// that it means, which is what everybody else reads.
///
/// The values are read once, when a document is compiled or a file is read. A running app changes the values
/// and leaves what is written as it was.
@dynamicMemberLookup
package struct Archived<Content: ArchivedContent>: Sendable, Hashable {
  /// Both forms, stored outside of the template that they belong to: there is much to say of a view.
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

  /// The part `element` and the values that it means.
  package init(_ element: ArchivedElement) { forms = .forms(element, Content(element)) }

  /// The values where the attributes `overrides` take the place of those that are written.
  package func content(overriding overrides: [String: String]) -> Content {
    guard !overrides.isEmpty else { return content }
    var element = element
    element.attributes.merge(overrides) { $1 }
    return Content(element)
  }

  /// A member of what is written.
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
