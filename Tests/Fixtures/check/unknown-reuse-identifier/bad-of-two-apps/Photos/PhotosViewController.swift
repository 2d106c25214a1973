import UIKit

class PhotosViewController: UITableViewController {
  private let reuseIdentifier = "Photo"

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
  }
}
