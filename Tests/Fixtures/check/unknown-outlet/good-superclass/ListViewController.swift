import UIKit

class ListViewController: UIViewController {
  @IBOutlet
  @objc dynamic
  var titleLabel: PriceLabel!
}
