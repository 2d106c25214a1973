import BoardwalkPlatform

/// The data source of a table view.
///
/// A behavior that is one is asked by the tables whose `dataSource` outlet leads to its controller,
/// by that of a table view controller, and by those that it has become the data source of, with
/// ``RunningController/becomeDataSource(of:)``.
///
/// ```swift
/// func tableView(
///   _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
/// ) -> CellID? {
///   guard let cell = controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path)
///   else { return nil }
///   let item = controller.state.items[path.item]
///   controller[cell, "nameLabel"]?.text = item
///   return cell
/// }
/// ```
public protocol TableViewDataSource: ControllerBehavior {
  /// Whether its class has these methods at all for `table`; without them, a table shows one sample
  /// of each prototype.
  func isDataSource(_ controller: inout Instance, of table: ListID) -> Bool

  /// `numberOfSections(in:)`
  func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int

  /// `tableView(_:numberOfRowsInSection:)`, asked once until the table's rows change
  /// (TBL-04).
  func tableView(
    _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
  ) -> Int

  /// `tableView(_:cellForRowAt:)`, asked for rows that can be seen; without a cell the app ends
  /// (EXC-26).
  func tableView(
    _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
  ) -> CellID?

  /// `tableView(_:titleForHeaderInSection:)`
  func tableView(
    _ controller: inout Instance, titleForHeaderIn section: Int, of table: ListID
  ) -> String?

  /// `tableView(_:titleForFooterInSection:)`
  func tableView(
    _ controller: inout Instance, titleForFooterIn section: Int, of table: ListID
  ) -> String?
}

extension TableViewDataSource {
  /// True.
  public func isDataSource(_ controller: inout Instance, of table: ListID) -> Bool { true }

  /// One.
  public func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int { 1 }

  /// None.
  public func tableView(
    _ controller: inout Instance, titleForHeaderIn section: Int, of table: ListID
  ) -> String? { nil }

  /// None.
  public func tableView(
    _ controller: inout Instance, titleForFooterIn section: Int, of table: ListID
  ) -> String? { nil }
}

extension TableViewDataSource {
  func isDataSource(of table: ListID, as id: ControllerID, on simulation: inout Simulation) -> Bool
  {
    query(as: id, on: &simulation, otherwise: false) { isDataSource(&$0, of: table) }
  }

  func numberOfSections(in table: ListID, as id: ControllerID, on simulation: inout Simulation)
    -> Int
  {
    query(as: id, on: &simulation, otherwise: 0) { numberOfSections(&$0, in: table) }
  }

  func numberOfRows(
    in section: Int, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    query(as: id, on: &simulation, otherwise: 0) {
      tableView(&$0, numberOfRowsIn: section, of: table)
    }
  }

  func cell(
    at path: ItemPath, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> CellID? {
    act(as: id, on: &simulation, otherwise: nil) { tableView(&$0, cellForRowAt: path, of: table) }
  }

  func titles(
    of section: Int, of table: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> ListState.SectionTitles {
    query(as: id, on: &simulation, otherwise: ListState.SectionTitles()) { instance in
      ListState.SectionTitles(
        header: tableView(&instance, titleForHeaderIn: section, of: table),
        footer: tableView(&instance, titleForFooterIn: section, of: table))
    }
  }
}
