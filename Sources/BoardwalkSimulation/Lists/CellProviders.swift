/// The blocks of a diffable data source that make the views of a list: its `cellProvider` and
/// `supplementaryViewProvider`.
struct CellProviders: Sendable, Hashable {
  /// Makes the cell of an item.
  var cell: Value?

  /// Makes the header or the footer of a section.
  var supplementaryView: Value?

  /// No blocks: the class of the data source has methods.
  init() {}

  /// The blocks of the data source `value`; none for another value.
  init(_ value: Value) {
    guard case .object(_, let fields) = value else { return }
    cell = fields["cellProvider"].flatMap { $0.caller == nil ? nil : $0 }
    supplementaryView = fields["supplementaryViewProvider"].flatMap { $0.caller == nil ? nil : $0 }
  }
}
