import UIKit

class TotalLabel: PriceLabel {}
