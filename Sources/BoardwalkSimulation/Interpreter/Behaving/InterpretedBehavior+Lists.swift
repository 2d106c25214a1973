import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// Questions of tables and collections that several handlers answer together; all others reach
/// their handler through ``UIKitCall``.
extension InterpretedBehavior: TableViewDataSource {
  func isDataSource(_ controller: inout Instance, of list: ListID) -> Bool {
    !handlers(of: controller.simulation.isCollection(list) ? "items" : "rows").isEmpty
  }

  func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int {
    // The titles of the index at the side are asked for with the sections.
    if let handler = handlers(of: "sectionIndexTitles").first { perform(handler, on: &controller) }
    return answer(.sections, on: &controller)
  }

  func tableView(
    _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
  ) -> Int { count(of: section, isCollection: false, &controller) }

  func tableView(
    _ controller: inout Instance, titleForHeaderIn section: Int, of table: ListID
  ) -> String? {
    answer(.title(.header, of: section), on: &controller)
      ?? text(ofView: "viewForHeader", in: section, &controller)
  }

  func tableView(
    _ controller: inout Instance, titleForFooterIn section: Int, of table: ListID
  ) -> String? {
    answer(.title(.footer, of: section), on: &controller)
      ?? text(ofView: "viewForFooter", in: section, &controller)
  }

  /// The text in the view that the handler `form` makes for a section; nil if it makes none.
  private func text(
    ofView form: String, in section: Int, _ controller: inout Instance
  ) -> String? {
    guard let handler = handlers(of: form).first,
      case .view(let view)? = perform(
        handler, on: &controller, with: ["section": .number(Double(section))])
    else { return nil }
    return controller.simulation.firstText(in: view)
  }

  func tableView(
    _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
  ) -> CellID? {
    if let provided = providedCell(at: path, in: table, &controller) { return provided }
    if let cell = returnedCell(at: path, &controller) { return cell }
    guard fillsCells("tableView:cellForRowAtIndexPath:", &controller),
      let filling = filling(ofCellAt: path, in: table, &controller),
      let cell = cell(filling.handler, at: path, in: table, &controller)
    else { return nil }
    fill(cell, filling, &controller)
    return cell
  }

  /// A cell for `handler`: registered or a prototype; with a style and an unknown identifier, a new
  /// one in that style (TBL-22).
  private func cell(
    _ handler: BoardwalkBehavior.Handler, at path: ItemPath, in table: ListID,
    _ controller: inout Instance
  ) -> CellID? {
    let identifier = handler.subject ?? ""
    let option = handler.options.first { $0.name == "style" }?.value
    guard let option else {
      return controller.dequeueReusableCell(withIdentifier: identifier, in: table, for: path)
    }
    if let used = controller.dequeueReusableCell(withIdentifier: identifier, in: table) {
      return used
    }
    let style = script.constants.value(option).word.flatMap(CellStyle.init(rawValue:)) ?? .default
    return controller.makeCell(style, reuseIdentifier: identifier, in: table)
  }
}

extension InterpretedBehavior: TableViewMenuDelegate, CollectionViewMenuDelegate {
  func tableView(
    _ controller: inout Instance, heightForRowAt path: ItemPath, of table: ListID
  ) -> Double? { answer(.heightForRow(path), on: &controller) }

  func tableView(
    _ controller: inout Instance, viewForHeaderIn section: Int, of table: ListID
  ) -> CellID? { view(.header, section, table, &controller) }

  func tableView(
    _ controller: inout Instance, viewForFooterIn section: Int, of table: ListID
  ) -> CellID? { view(.footer, section, table, &controller) }

  func tableView(
    _ controller: inout Instance, heightForHeaderIn section: Int, of table: ListID
  ) -> Double? { height(of: .header, in: section, &controller) }

  func tableView(
    _ controller: inout Instance, heightForFooterIn section: Int, of table: ListID
  ) -> Double? { height(of: .footer, in: section, &controller) }

  /// The height from the class's handler; without one, a view has that of titles in plain tables.
  private func height(
    of kind: SupplementaryKind, in section: Int, _ controller: inout Instance
  ) -> Double? {
    answer(.height(of: kind, in: section), on: &controller)
      ?? (filling(of: kind, in: section) == nil ? nil : TableMetrics.titleHeight)
  }

  private func view(
    _ kind: SupplementaryKind, _ section: Int, _ table: ListID, _ controller: inout Instance
  ) -> CellID? {
    guard let filling = filling(of: kind, in: section),
      let view = controller.dequeueReusableHeaderFooterView(
        withIdentifier: filling.handler.subject ?? "", in: table)
    else { return nil }
    fill(view, filling, &controller)
    return view
  }

  // MARK: Menus

  /// A class has all that a menu needs, or none is shown (COL-30, TBL-45).
  var hasRowMenus: Bool { hasMenus("shouldShowMenuForRow") }

  var hasItemMenus: Bool { hasMenus("shouldShowMenuForItem") }

  private func hasMenus(_ form: String) -> Bool {
    [form, "canPerformAction", "performAction"].allSatisfy { !handlers(of: $0).isEmpty }
  }

  func tableView(
    _ controller: inout Instance, shouldShowMenuForRowAt path: ItemPath, of table: ListID
  ) -> Bool { answer(.menu(.isShown, path, isCollection: false), on: &controller) }

  func tableView(
    _ controller: inout Instance, canPerform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) -> Bool { answer(.menu(.offers(action), path, isCollection: false), on: &controller) }

  func tableView(
    _ controller: inout Instance, perform action: MenuAction, forRowAt path: ItemPath,
    of table: ListID
  ) { _ = answer(.menu(.perform(action), path, isCollection: false), on: &controller) }

  func collectionView(
    _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
  ) -> Bool { answer(.menu(.isShown, path, isCollection: true), on: &controller) }

  func collectionView(
    _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) -> Bool { answer(.menu(.offers(action), path, isCollection: true), on: &controller) }

  func collectionView(
    _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
    of collection: ListID
  ) { _ = answer(.menu(.perform(action), path, isCollection: true), on: &controller) }
}

/// Rows can be deleted, inserted and moved by touch if the class has a handler for it (TBL-40).
extension InterpretedBehavior: TableViewEditing, TableViewMoving {
  func tableView(
    _ controller: inout Instance, canEditRowAt path: ItemPath, of table: ListID
  ) -> Bool { !handlers(of: "commit").isEmpty && answer(.canEditRow(path), on: &controller) }

  func tableView(
    _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
  ) -> CellEditingStyle { answer(.editingStyle(path), on: &controller) }

  func tableView(
    _ controller: inout Instance, commit style: CellEditingStyle, forRowAt path: ItemPath,
    of table: ListID
  ) { answer(.commit(style, path), on: &controller) }

  func tableView(
    _ controller: inout Instance, titleForDeleteConfirmationButtonForRowAt path: ItemPath,
    of table: ListID
  ) -> String { answer(.titleForDeleteButton(path), on: &controller) }

  func tableView(
    _ controller: inout Instance, willBeginEditingRowAt path: ItemPath, of table: ListID
  ) { answer(.editingRow(path, begins: true), on: &controller) }

  func tableView(
    _ controller: inout Instance, didEndEditingRowAt path: ItemPath, of table: ListID
  ) { answer(.editingRow(path, begins: false), on: &controller) }

  func tableView(
    _ controller: inout Instance, targetForMoveFrom path: ItemPath, to proposed: ItemPath,
    of table: ListID
  ) -> ItemPath { answer(.targetForMove(path, to: proposed), on: &controller) }

  func tableView(
    _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
  ) -> Bool { !handlers(of: "moveRow").isEmpty && answer(.canMoveRow(path), on: &controller) }

  func tableView(
    _ controller: inout Instance, moveRowAt path: ItemPath, to target: ItemPath, of table: ListID
  ) { answer(.moveRow(path, to: target), on: &controller) }
}

/// Items can be moved by touch if the class has a handler for it (COL-33).
extension InterpretedBehavior: CollectionViewMoving {
  var movesItems: Bool { !handlers(of: "moveItem").isEmpty }

  var beginsMovement: Bool {
    var isFound = false
    for body in type.bodies {
      body.forEachValue { isFound = isFound || $0.lastName == "beginInteractiveMovementForItem" }
    }
    return isFound
  }

  func collectionView(
    _ controller: inout Instance, canMoveItemAt path: ItemPath, of collection: ListID
  ) -> Bool { answer(.canMoveItem(path), on: &controller) }

  func collectionView(
    _ controller: inout Instance, moveItemAt path: ItemPath, to destination: ItemPath,
    of collection: ListID
  ) { answer(.moveItem(path, to: destination), on: &controller) }
}

extension InterpretedBehavior: CellDisplayDelegate, ScrollViewDelegate, ListPrefetching {}

extension InterpretedBehavior: MenuDelegate {
  /// Runs the block of `action`.
  func menu(_ controller: inout Instance, didChoose action: MenuContent.Action) {
    call(
      action.handler, with: [], on: &controller,
      forClosure: [.object("UIAction", ["title": .text(action.title)])])
  }
}

extension InterpretedBehavior: TableViewSwipeDelegate {
  /// Runs the block of `action` with the row.
  func tableView(
    _ controller: inout Instance, perform action: SwipeActionsConfiguration.Action,
    forRowAt path: ItemPath, of table: ListID
  ) {
    call(
      action.handler, with: [Value(path)], on: &controller,
      forClosure: [.object("UIContextualAction", ["title": .text(action.title)]), .nil, .nil])
  }
}

extension InterpretedBehavior: CollectionViewDataSource {
  func collectionView(
    _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
  ) -> Int { count(of: section, isCollection: true, &controller) }

  func collectionView(
    _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
  ) -> CellID? {
    if let provided = providedCell(at: path, in: collection, &controller) { return provided }
    if let cell = returnedCell(at: path, &controller) { return cell }
    guard fillsCells("collectionView:cellForItemAtIndexPath:", &controller),
      let filling = filling(ofCellAt: path, in: collection, &controller),
      let cell = controller.dequeueReusableCell(
        withIdentifier: filling.handler.subject ?? "", in: collection, for: path)
    else { return nil }
    fill(cell, filling, &controller)
    return cell
  }

  func collectionView(
    _ controller: inout Instance, viewFor kind: SupplementaryKind, at path: ItemPath,
    of collection: ListID
  ) -> CellID? {
    if let provider = controller.simulation[collection]?.providers.supplementaryView {
      let arguments: [Value] = [.text(kind.rawValue), Value(path)]
      return cell(by: provider, in: collection, arguments, &controller)
    }
    guard let filling = filling(of: kind, in: path.section),
      let view = controller.dequeueReusableSupplementaryView(
        of: kind, withIdentifier: filling.handler.subject ?? "", in: collection, for: path)
    else { return nil }
    fill(view, filling, &controller)
    return view
  }
}

extension InterpretedBehavior: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
  ) -> LayoutSize? { answer(.sizeForItem(path), on: &controller) }

  func collectionView(
    _ controller: inout Instance, insetForSection section: Int, of collection: ListID
  ) -> LayoutInsets? { answer(.insets(of: section), on: &controller) }

  func collectionView(
    _ controller: inout Instance, minimumLineSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { answer(.lineSpacing(of: section), on: &controller) }

  func collectionView(
    _ controller: inout Instance, minimumInteritemSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { answer(.interitemSpacing(of: section), on: &controller) }

  func collectionView(
    _ controller: inout Instance, referenceSizeFor kind: SupplementaryKind, in section: Int,
    of collection: ListID
  ) -> LayoutSize? { answer(.size(of: kind, in: section), on: &controller) }
}

/// Cells that the blocks of a diffable data source make.
extension InterpretedBehavior {
  /// The cell of `list` that `provider`, a block of its diffable data source, makes for the
  /// remaining `arguments`; nil if it makes none.
  func cell(
    by provider: Value, in list: ListID, _ arguments: [Value], _ controller: inout Instance
  ) -> CellID? {
    let view = Value.view(ViewID(list.object, of: list.controller))
    return call(provider, with: [view] + arguments, on: &controller)?.view?.cell
  }

  /// The cell that a handler of the class returns, as Swift's method does; nil if its handlers fill
  /// those that the list makes for them.
  func returnedCell(at path: ItemPath, _ controller: inout Instance) -> CellID?? {
    guard let handler = type.handlers(of: "cell").first(where: \.returnsCell) else { return nil }
    return .some(
      perform(handler, on: &controller, with: ["indexPath": Value(path)])?.view?.cell)
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
