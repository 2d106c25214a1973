import UIKit

class ItemsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var titleLabel: PriceLabel!
  @IBOutlet var saveButton: UIButton!

  @IBAction func save(_ sender: UIButton) {
    performSegue(withIdentifier: "showItem", sender: sender)
  }

  func showDetail() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    show(storyboard.instantiateViewController(withIdentifier: "Detail"), sender: self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
  }
}
