import UIKit

class PhotosViewController: UITableViewController {
  private let reuseIdentifier = "Photo"

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
  }

  func head(at indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Constants.headIdentifier, for: indexPath)
  }
}

private enum Constants {
  static let headIdentifier = "Head"
}
