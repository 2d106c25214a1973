import BoardwalkSchema

extension Element {
  /// What people call such an element: `tableViewCell` is a `table view cell`.
  package var noun: String { Schema.noun(of: name) }
}
