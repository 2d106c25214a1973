import UIKit

class PhotoCell: UITableViewCell {}

class PhotosViewController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeue(PhotoCell.self, for: indexPath)
  }
}
