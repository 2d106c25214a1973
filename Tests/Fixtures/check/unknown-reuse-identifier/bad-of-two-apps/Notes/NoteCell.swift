import UIKit

class NoteCell: UITableViewCell {
  static let reuseIdentifier = "Note"
}

extension UITableView {
  func register(cell identifier: String, _ type: AnyClass) {
    register(type, forCellReuseIdentifier: identifier)
  }
}
