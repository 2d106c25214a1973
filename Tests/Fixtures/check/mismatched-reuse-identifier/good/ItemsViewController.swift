import UIKit

enum CellIdentifier: String {
  case item = "ItemCell"
  case price = "PriceCell"
}

class ItemsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "ItemCell", bundle: nil),
      forCellReuseIdentifier: CellIdentifier.item.rawValue)
    let nib = UINib(nibName: String(describing: PriceCell.self), bundle: .main)
    tableView.register(nib, forCellReuseIdentifier: CellIdentifier.price.rawValue)
  }
}

class ItemCell: UITableViewCell {}
class PriceCell: UITableViewCell {}
