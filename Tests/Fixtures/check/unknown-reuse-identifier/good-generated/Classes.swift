import UIKit

class PriceCell: UITableViewCell {}

class FormController: UIViewController {
  func register(_ tableView: UITableView) {
    let name = R.nib.priceCell.name
    tableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
  }

  func cell(_ tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: String(describing: PriceCell.self), for: indexPath)
  }
}
