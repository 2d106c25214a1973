import UIKit

class FormController: UIViewController {
  func validate() { R.storyboard.main.validateViewControllers() }
}
