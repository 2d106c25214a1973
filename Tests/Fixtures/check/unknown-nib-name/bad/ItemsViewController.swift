import UIKit

class ItemsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var titleLabel: PriceLabel!
  @IBOutlet var saveButton: UIButton!

  @IBAction func save(_ sender: UIButton) {
    performSegue(withIdentifier: "showItem", sender: sender)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view.subviews.last as? UITableView)?.register(
      UINib(nibName: "PriceCell", bundle: nil), forCellReuseIdentifier: "Price")
    (view.subviews.last as? UITableView)?.register(
      UINib(nibName: "TotalCell", bundle: nil), forCellReuseIdentifier: "Total")
  }

  func showDetail() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    show(storyboard.instantiateViewController(withIdentifier: "Detail"), sender: self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == 0 {
      return tableView.dequeueReusableCell(withIdentifier: "Price", for: indexPath)
    }
    return tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
  }
}
