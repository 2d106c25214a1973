/// One thing that is different in the new version of a document, at the object that changed.
package struct Change: Sendable, Hashable {
  /// The kind of a change.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed, moved, changed, renamed
  }

  /// What happened.
  package let kind: Kind

  /// The names of the objects around it, outermost first.
  package let place: [String]

  /// An object around another one.
  package struct Owner: Sendable, Hashable {
    /// What it is called, with what it is: `stack view buttons`.
    package let name: String

    /// Its id, or that of its scene.
    package let id: String?
  }

  /// The object directly around it; nil at the top.
  package let owner: Owner?

  /// What the object is called.
  package let object: String

  /// The element's name.
  package let element: String

  /// The object's id; that of the nearest object around it for a part without one.
  package let id: String?

  /// What of the object is different, such as `text`; nil for the object as a whole.
  package let property: String?

  /// What was there before, in words.
  package let old: String?

  /// What is there now, in words.
  package let new: String?

  /// What came or went with the object: `2 objects, 4 constraints`; nil for nothing.
  package let details: String?
}
