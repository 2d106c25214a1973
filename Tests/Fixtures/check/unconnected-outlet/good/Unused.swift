import UIKit

class HelpViewController: UIViewController {
  @IBOutlet var helpLabel: UILabel!
}
