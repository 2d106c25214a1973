import UIKit

@objc(DetailViewController)
final class DetailViewController: UIViewController {}
