/// A stand-in for a scene of another storyboard, or of this one.
package struct ReferenceTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// The other storyboard's name; nil means the same one.
  package var storyboardName: String?

  /// The identifier of the controller there; nil means the initial one.
  package var identifier: String?

  /// The bundle that holds the other storyboard, if not the app's own.
  package var bundleIdentifier: String?

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?

  /// Where it stands in its document.
  package var position: SourcePosition
}
