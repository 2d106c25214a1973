// An app that uses the accessors of Examples/Homepwner; the tests compile it.

import UIKit

class ItemCell: UITableViewCell {
  var nameLabel = UILabel()
}

class DateViewController: UIViewController {}

class NewItemViewController: UIViewController {
  func save() { StoryboardSegue.Main.NewItem.saveItem.perform(from: self) }
}

class DetailViewController: UIViewController {
  var item = ""
}

class ItemsViewController: UITableViewController {
  func cell(at indexPath: IndexPath) -> UITableViewCell {
    let cell = ReuseIdentifier.Main.Items.itemCell.dequeue(from: tableView, for: indexPath)
    cell.nameLabel.text = "Rusty Spork"
    return cell
  }

  func showFirst() { StoryboardSegue.Main.Items.showItem.perform(from: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch StoryboardSegue.Main.Items.destination(of: segue) {
    case .showItem(let detail): detail.item = "Rusty Spork"
    case .newItem(_, let form): form.title = "New Item"
    case nil: break
    }
  }

  func makeDetail() -> DetailViewController { StoryboardScene.Main.detail.instantiate() }

  func restart() -> UINavigationController { StoryboardScene.Main.initialScene.instantiate() }
}
