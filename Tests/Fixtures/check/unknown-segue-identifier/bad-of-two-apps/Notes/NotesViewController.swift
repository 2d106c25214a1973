import UIKit

class NotesViewController: UIViewController {
  func show() {
    performSegue(withIdentifier: "showPhoto", sender: self)
  }
}
