import UIKit

class PhotosViewController: UIViewController {
  func show() {
    performSegue(withIdentifier: "showPhoto", sender: self)
  }
}
