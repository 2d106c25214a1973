import BoardwalkDocument
import BoardwalkGraph

extension ViewTemplate {
  /// Whether it would rather keep its length along `axis` than stretch: its length is fixed, or it is
  /// as large as what it shows.
  func keepsLength(along axis: Axis) -> Bool {
    let isFixed = constraints.contains {
      $0.firstAttribute == axis.lengthAttribute && $0.secondItem == nil
        && ($0.firstItem == nil || $0.firstItem == id)
    }
    switch elementKind {
    case .label, .button, .switch, .stepper, .segmentedControl, .activityIndicatorView: return true
    case .textField, .slider, .progressView, .searchBar, .datePicker, .toolbar, .navigationBar:
      return isFixed || axis == .vertical
    default: return isFixed
    }
  }
}
