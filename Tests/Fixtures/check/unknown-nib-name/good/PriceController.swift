import UIKit

class PriceController: UIViewController {
  @IBOutlet var amountLabel: UILabel!

  static func make() -> PriceController { PriceController(nibName: "Price", bundle: nil) }
}
