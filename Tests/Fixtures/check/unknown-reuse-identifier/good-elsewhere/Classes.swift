import UIKit

class FormController: UIViewController {}

/// Its storyboard is in a framework.
class DoseController: UITableViewController {
  @IBOutlet var totalLabel: UILabel!

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Right Detail", for: indexPath)
  }
}
