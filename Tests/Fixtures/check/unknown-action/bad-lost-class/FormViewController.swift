import UIKit

class FormViewController: UIViewController {
  @IBAction func save(_ sender: Any) {}
}
