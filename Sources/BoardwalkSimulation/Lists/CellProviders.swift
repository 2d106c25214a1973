import BoardwalkBehavior
import BoardwalkPlatform

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

extension InterpretedBehavior {
  /// The cell of `list` that `provider`, a block of its diffable data source, makes for the
  /// remaining `arguments`; nil if it makes none.
  func cell(
    by provider: Value, in list: ListID, _ arguments: [Value], _ controller: inout Instance
  ) -> CellID? {
    let view = Value.view(ViewID(list.object, of: list.controller))
    return call(provider, with: [view] + arguments, on: &controller)?.view?.cell
  }

  /// The cell that the diffable data source of `list` makes for the item at `path`; nil if it has no
  /// block for that.
  func providedCell(
    at path: ItemPath, in list: ListID, _ controller: inout Instance
  ) -> CellID?? {
    guard let state = controller.simulation[list], let provider = state.providers.cell else {
      return nil
    }
    let item = state.snapshot?[path] ?? .nil
    return .some(cell(by: provider, in: list, [Value(path), item], &controller))
  }
}
