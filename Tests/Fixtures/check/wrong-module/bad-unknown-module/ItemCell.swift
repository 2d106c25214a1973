import UIKit

class ItemCell: UITableViewCell {}
