/// The words that tables and sugar ask for, with their numbers: to compare a name with one of these is
/// to compare a number.
extension Name {
  /// These words; the vocabulary begins with them.
  static let common = [
    "action", "alpha", "autoresizingMask", "backgroundImage", "button", "caption", "catalog",
    "cocoaTouchSystemColor", "collectionReusableView", "collectionViewCell",
    "collectionViewCellContentView", "color", "colorSpace", "constant", "constraint", "customClass",
    "customColorSpace", "customModule", "customModuleProvider", "declaration", "destination",
    "document", "eventType", "exit", "family", "firstAttribute", "firstItem", "firstResponder",
    "fixedFrame", "font", "fontDescription", "frame", "height", "id", "image", "imageView",
    "initial", "installed", "key", "kind", "label", "minimumFontSize", "minimumScaleFactor",
    "module", "multiplier", "name", "navigationBar", "navigationController", "navigationItem",
    "nil", "objects", "outlet", "outletCollection", "placeholder", "placeholderIdentifier", "point",
    "pointSize", "preservesSuperviewLayoutMargins", "priority", "property", "rect", "reference",
    "relation", "relationship", "scene", "sceneDock", "sceneID", "sceneMemberID", "scenes",
    "secondAttribute", "secondItem", "segue", "selector", "state", "style", "symbolic",
    "systemColor", "tabBar", "tabBarItem", "tableView", "tableViewCell", "tableViewCellContentView",
    "text", "textInputTraits", "title", "toolbar", "tools", "toolsVersion", "type", "unwindAction",
    "userLabel", "value", "variation", "view", "viewLayoutGuide", "visualEffectView", "weight",
    "width", "x", "y",
  ]

  static let action = Name.word(0)
  static let alpha = Name.word(1)
  static let autoresizingMask = Name.word(2)
  static let backgroundImage = Name.word(3)
  static let button = Name.word(4)
  static let caption = Name.word(5)
  static let catalog = Name.word(6)
  static let cocoaTouchSystemColor = Name.word(7)
  static let collectionReusableView = Name.word(8)
  static let collectionViewCell = Name.word(9)
  static let collectionViewCellContentView = Name.word(10)
  static let color = Name.word(11)
  static let colorSpace = Name.word(12)
  static let constant = Name.word(13)
  static let constraint = Name.word(14)
  static let customClass = Name.word(15)
  static let customColorSpace = Name.word(16)
  static let customModule = Name.word(17)
  static let customModuleProvider = Name.word(18)
  static let declaration = Name.word(19)
  static let destination = Name.word(20)
  static let document = Name.word(21)
  static let eventType = Name.word(22)
  static let exit = Name.word(23)
  static let family = Name.word(24)
  static let firstAttribute = Name.word(25)
  static let firstItem = Name.word(26)
  static let firstResponder = Name.word(27)
  static let fixedFrame = Name.word(28)
  static let font = Name.word(29)
  static let fontDescription = Name.word(30)
  static let frame = Name.word(31)
  static let height = Name.word(32)
  static let id = Name.word(33)
  static let image = Name.word(34)
  static let imageView = Name.word(35)
  static let initial = Name.word(36)
  static let installed = Name.word(37)
  static let key = Name.word(38)
  static let kind = Name.word(39)
  static let label = Name.word(40)
  static let minimumFontSize = Name.word(41)
  static let minimumScaleFactor = Name.word(42)
  static let module = Name.word(43)
  static let multiplier = Name.word(44)
  static let name = Name.word(45)
  static let navigationBar = Name.word(46)
  static let navigationController = Name.word(47)
  static let navigationItem = Name.word(48)
  static let `nil` = Name.word(49)
  static let objects = Name.word(50)
  static let outlet = Name.word(51)
  static let outletCollection = Name.word(52)
  static let placeholder = Name.word(53)
  static let placeholderIdentifier = Name.word(54)
  static let point = Name.word(55)
  static let pointSize = Name.word(56)
  static let preservesSuperviewLayoutMargins = Name.word(57)
  static let priority = Name.word(58)
  static let property = Name.word(59)
  static let rect = Name.word(60)
  static let reference = Name.word(61)
  static let relation = Name.word(62)
  static let relationship = Name.word(63)
  static let scene = Name.word(64)
  static let sceneDock = Name.word(65)
  static let sceneID = Name.word(66)
  static let sceneMemberID = Name.word(67)
  static let scenes = Name.word(68)
  static let secondAttribute = Name.word(69)
  static let secondItem = Name.word(70)
  static let segue = Name.word(71)
  static let selector = Name.word(72)
  static let state = Name.word(73)
  static let style = Name.word(74)
  static let symbolic = Name.word(75)
  static let systemColor = Name.word(76)
  static let tabBar = Name.word(77)
  static let tabBarItem = Name.word(78)
  static let tableView = Name.word(79)
  static let tableViewCell = Name.word(80)
  static let tableViewCellContentView = Name.word(81)
  static let text = Name.word(82)
  static let textInputTraits = Name.word(83)
  static let title = Name.word(84)
  static let toolbar = Name.word(85)
  static let tools = Name.word(86)
  static let toolsVersion = Name.word(87)
  static let type = Name.word(88)
  static let unwindAction = Name.word(89)
  static let userLabel = Name.word(90)
  static let value = Name.word(91)
  static let variation = Name.word(92)
  static let view = Name.word(93)
  static let viewLayoutGuide = Name.word(94)
  static let visualEffectView = Name.word(95)
  static let weight = Name.word(96)
  static let width = Name.word(97)
  static let x = Name.word(98)
  static let y = Name.word(99)
}
