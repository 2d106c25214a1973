/// What was copied last, for whoever pastes it.
package struct Pasteboard: Sendable, Hashable {
  /// The text.
  package var string: String?

  /// The name of the image.
  package var image: String?

  /// An empty pasteboard.
  package init() {}
}
