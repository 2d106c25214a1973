import UIKit

class ToggleButton: UIView {
  var isOn = false
}

class FlatToggleButton: ToggleButton {
  override func draw(_ rect: CGRect) {}
}

class FormController: UIViewController {
  @IBOutlet var toggle: FlatToggleButton!
}
