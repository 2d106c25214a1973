import UIKit

final class DetailViewController: ItemShowing {}

protocol ItemShowing: AnyObject {}
