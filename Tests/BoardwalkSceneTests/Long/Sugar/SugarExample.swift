import Testing

/// An element and the statement that says it.
struct SugarExample: Sendable, CustomTestStringConvertible {
  /// What it is an example of.
  let name: String

  /// The element around it, without its brackets.
  var owner = #"view id="own-er-000""#

  /// The element in XML.
  let xml: String

  /// The statement.
  let text: String

  var testDescription: String { name }
}
