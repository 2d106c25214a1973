import BoardwalkBase
import BoardwalkGraph

/// The views that code makes to be the input views of fields: `UIPickerView()`.
enum CreatedView {
  /// A new view of the class `className`; nil if code cannot make one here.
  static func template(_ className: String) -> ViewTemplate? {
    elements[className].map { ViewTemplate.createdByCode("", $0, frame: frame) }
  }

  private static let elements = ["UIDatePicker": "datePicker", "UIPickerView": "pickerView"]

  /// The size of pickers (LAY-85).
  private static let frame = LayoutRect(x: 0, y: 0, width: 320, height: 216)
}
