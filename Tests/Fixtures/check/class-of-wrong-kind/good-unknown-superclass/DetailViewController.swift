import Kit
import UIKit

final class DetailViewController: KitViewController {}
