import UIKit

class PriceViewController: UIViewController {
  @IBOutlet var amountLabel: UILabel!

  func showAnother() { show(PriceViewController(), sender: nil) }
}
