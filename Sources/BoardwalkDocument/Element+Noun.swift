import BoardwalkSchema

extension Element {
  /// The common name of such an element: `tableViewCell` is a `table view cell`.
  package var noun: String { Schema.noun(of: name) }
}
