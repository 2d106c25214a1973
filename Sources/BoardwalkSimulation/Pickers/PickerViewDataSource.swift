/// The data source of a picker view: `UIPickerViewDataSource`.
public protocol PickerViewDataSource: ControllerBehavior {
  /// `numberOfComponents(in:)`
  func numberOfComponents(_ controller: inout Instance, in picker: ViewID) -> Int

  /// `pickerView(_:numberOfRowsInComponent:)`
  func pickerView(
    _ controller: inout Instance, numberOfRowsInComponent component: Int, of picker: ViewID
  ) -> Int
}

/// The delegate of a picker view: `UIPickerViewDelegate`.
public protocol PickerViewDelegate: ControllerBehavior {
  /// `pickerView(_:titleForRow:forComponent:)`
  func pickerView(
    _ controller: inout Instance, titleForRow row: Int, inComponent component: Int,
    of picker: ViewID
  ) -> String?

  /// `pickerView(_:didSelectRow:inComponent:)`: the user has chosen a row.
  func pickerView(
    _ controller: inout Instance, didSelectRow row: Int, inComponent component: Int,
    of picker: ViewID)
}

extension PickerViewDelegate {
  /// Nil.
  public func pickerView(
    _ controller: inout Instance, titleForRow row: Int, inComponent component: Int,
    of picker: ViewID
  ) -> String? { nil }

  /// Nothing.
  public func pickerView(
    _ controller: inout Instance, didSelectRow row: Int, inComponent component: Int,
    of picker: ViewID
  ) {}
}

extension PickerViewDataSource {
  func componentCount(
    of picker: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    answer(.numberOfComponents(in: picker), as: id, on: &simulation, otherwise: 0) {
      numberOfComponents(&$0, in: picker)
    }
  }

  func rowCount(
    of component: Int, _ picker: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    answer(
      .numberOfRows(inComponent: component, of: picker), as: id, on: &simulation, otherwise: 0
    ) { pickerView(&$0, numberOfRowsInComponent: component, of: picker) }
  }
}

extension PickerViewDelegate {
  func title(
    of row: Int, _ component: Int, _ picker: ViewID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> String? {
    answer(
      .title(ofRow: row, inComponent: component, of: picker), as: id, on: &simulation,
      otherwise: nil
    ) { pickerView(&$0, titleForRow: row, inComponent: component, of: picker) }
  }

  func select(
    _ row: Int, _ component: Int, _ picker: ViewID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(
      .didSelect(row: row, inComponent: component, of: picker), as: id, on: &simulation
    ) { pickerView(&$0, didSelectRow: row, inComponent: component, of: picker) }
  }
}

/// Calls about picker views.
extension UIKitCall where Answer == Int {
  static func numberOfComponents(in picker: ViewID) -> Self {
    Self("numberOfComponents", ["pickerView": .view(picker)], default: 1) { $0.listCount }
  }

  static func numberOfRows(inComponent component: Int, of picker: ViewID) -> Self {
    Self(
      "numberOfRowsInComponent",
      ["pickerView": .view(picker), "component": .number(Double(component))], default: 0
    ) { $0.listCount }
  }
}

extension UIKitCall where Answer == String? {
  static func title(ofRow row: Int, inComponent component: Int, of picker: ViewID) -> Self {
    Self("titleForRow", pickerArguments(row, component, picker), default: nil) { $0.optionalText }
  }
}

extension UIKitCall where Answer == Void {
  static func didSelect(row: Int, inComponent component: Int, of picker: ViewID) -> Self {
    Self("didSelectRowInComponent", pickerArguments(row, component, picker))
  }
}

extension UIKitCall {
  fileprivate static func pickerArguments(
    _ row: Int, _ component: Int, _ picker: ViewID
  ) -> [String: Value] {
    [
      "pickerView": .view(picker), "row": .number(Double(row)),
      "component": .number(Double(component)),
    ]
  }
}

extension InterpretedBehavior: PickerViewDelegate, PickerViewDataSource {
  func numberOfComponents(_ controller: inout Instance, in picker: ViewID) -> Int {
    answer(.numberOfComponents(in: picker), on: &controller)
  }

  func pickerView(
    _ controller: inout Instance, numberOfRowsInComponent component: Int, of picker: ViewID
  ) -> Int { answer(.numberOfRows(inComponent: component, of: picker), on: &controller) }
}
