import UIKit

class PricesController: UIViewController {
  @IBOutlet var amountLabel: UILabel!
}
