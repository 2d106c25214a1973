import UIKit

class PriceController: UIViewController {
  @IBOutlet var priceLabel: UILabel?
}

final class SalePriceController: PriceController {}
