import BoardwalkDocument
import BoardwalkGraph

/// Picker views whose rows come from code.
extension Simulation {
  /// The most components of a picker view.
  private static let componentLimit = 16

  /// Whether `view` is a picker view.
  func isPicker(_ view: ViewID) -> Bool { template(of: view)?.elementKind == .pickerView }

  /// The data source of the picker view `view`: set by code, or connected in its document.
  func pickerDataSource(of view: ViewID) -> ControllerID? {
    if let source = input.pickerDataSources[view], controllers.contains(source) { return source }
    return controller(connectedTo: "dataSource", of: view)
  }

  /// The number of components of the picker view `view`; none without a data source.
  mutating func numberOfComponents(in view: ViewID) -> Int {
    guard let id = pickerDataSource(of: view) else { return 0 }
    let count = behavior(of: id, as: (any PickerViewDataSource).self)?
      .componentCount(of: view, as: id, on: &self)
    return min(max(0, count ?? 0), Self.componentLimit)
  }

  /// The number of rows of a component of the picker view `view`; nil without a data source.
  mutating func numberOfRows(inComponent component: Int, of view: ViewID) -> Int? {
    guard let id = pickerDataSource(of: view) else { return nil }
    return behavior(of: id, as: (any PickerViewDataSource).self)?
      .rowCount(of: component, view, as: id, on: &self)
  }

  /// `selectRow(_:inComponent:animated:)`: code selects a row, without a call of the delegate
  /// (PICK-01).
  mutating func selectRow(_ row: Int, inComponent component: Int, of view: ViewID) {
    guard !isOver else { return }
    let count = numberOfRows(inComponent: component, of: view)
    self[view]?.select(row: min(max(row, 0), max(0, (count ?? .max) - 1)), inComponent: component)
    showTitles(of: view)
  }

  /// The user turns a component of the picker view `view` to `row`; the delegate is called if
  /// the row exists.
  mutating func turn(_ view: ViewID, to row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, of: view)
    guard !isOver, let id = inputDelegate(of: view),
      let delegate = behavior(of: id, as: (any PickerViewDelegate).self),
      let selected = self[view]?.selectedRow(inComponent: component),
      let count = numberOfRows(inComponent: component, of: view), count > 0
    else { return }
    record(id, DelegateCall(.didSelectRow, " \(selected) inComponent \(component)"))
    delegate.select(selected, component, view, as: id, on: &self)
  }

  /// Reads the rows of the picker view `view` again: those that are gone are not selected.
  mutating func reloadPicker(_ view: ViewID) {
    for component in 0..<numberOfComponents(in: view) {
      let row = self[view]?.selectedRow(inComponent: component) ?? 0
      selectRow(row, inComponent: component, of: view)
    }
  }

  /// Reads the rows of the picker views of `id` for the first time.
  mutating func loadPickers(of id: ControllerID) {
    guard library.hasBehaviors, let blueprint = blueprint(of: id) else { return }
    for picker in blueprint.pickers { reloadPicker(ViewID(picker, of: id)) }
  }

  /// Shows the titles of the selected rows in the picker view `view`.
  private mutating func showTitles(of view: ViewID) {
    guard !isOver, let id = inputDelegate(of: view),
      let delegate = behavior(of: id, as: (any PickerViewDelegate).self),
      delegate.handles("titleForRow"), let state = self[view]
    else { return }
    let titles = (0..<numberOfComponents(in: view)).compactMap { component in
      delegate.title(
        of: state.selectedRow(inComponent: component), component, view, as: id, on: &self)
    }
    self[view]?.text = titles.joined(separator: " ")
  }
}

/// The selected rows of a picker view.
extension ViewState {
  /// The selected row of `component`.
  func selectedRow(inComponent component: Int) -> Int {
    component == 0 ? Int(value) : furtherRows[component] ?? 0
  }

  fileprivate mutating func select(row: Int, inComponent component: Int) {
    if component == 0 {
      value = Double(row)
    } else {
      furtherRows[component] = row == 0 ? nil : row
    }
  }
}
