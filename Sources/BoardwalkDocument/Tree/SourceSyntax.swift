/// Additional syntax of a document that is not written in XML: the positions of attributes in
/// statements, and the names of objects.
package protocol SourceSyntax: Sendable {
  /// The bytes of the value of the attribute `name` in the statement whose head is at `head`; nil
  /// without such an attribute.
  func value(of name: String, inHead head: Range<Int>) -> Range<Int>?

  /// The names that the text gives to objects, by their ids.
  var objectNames: [String: String] { get }
}
