import UIKit

final class DetailViewController: UIViewController {
  static let showItem = "showItem"
}
