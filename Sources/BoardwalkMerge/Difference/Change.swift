/// A change of an object in the new version of a document.
package struct Change: Sendable, Hashable {
  /// The kind of a change.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed, moved, changed, renamed
  }

  /// The kind.
  package let kind: Kind

  /// The names of the objects around it, outermost first.
  package let place: [String]

  /// An object around another one.
  package struct Owner: Sendable, Hashable {
    /// The name with the kind: `stack view buttons`.
    package let name: String

    /// Its id, or that of its scene.
    package let id: String?
  }

  /// The object directly around it; nil at the top.
  package let owner: Owner?

  /// The name of the object.
  package let object: String

  /// The element's name.
  package let element: String

  /// The id of the object, or else of the nearest enclosing object with an id.
  package let id: String?

  /// The changed property, such as `text`; nil for the object as a whole.
  package let property: String?

  /// The old value, in words.
  package let old: String?

  /// The new value, in words.
  package let new: String?

  /// The objects added or removed with it: `2 objects, 4 constraints`; nil for none.
  package let details: String?
}
