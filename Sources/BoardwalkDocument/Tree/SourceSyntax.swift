/// What the text of a document says beyond its tree, where it is not written in XML: the places of attributes that
/// are written in the head of a statement, and the names of objects.
package protocol SourceSyntax: Sendable {
  /// The bytes of the value of the attribute `name` in the statement whose head is at `head`; nil if that says
  /// no such attribute.
  func value(of name: String, inHead head: Range<Int>) -> Range<Int>?

  /// The names that the text gives to objects, by their ids.
  var objectNames: [String: String] { get }
}
