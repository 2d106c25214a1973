import UIKit

extension UILabel {
  @IBInspectable var localizedKey: String? {
    get { nil }
    set { text = newValue.map { NSLocalizedString($0, comment: "") } }
  }
}
