import UIKit

extension UITableView {
  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    let identifier = String(describing: type)
    guard let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell else {
      fatalError("the cell \(identifier) has another class")
    }
    return cell
  }
}
