/// The name of an element or attribute, with the number of that word in the vocabulary.
///
/// Nearly all names are known words. What reads a text finds the number together with the word, and
/// nobody behind it need look at letters again. A name that nobody looked up means the same without.
struct Name: Sendable {
  /// The name itself.
  let text: String

  /// Its number in the vocabulary; negative where that lacks it, or where nobody looked.
  let number: Int32

  /// The name `text`, which is the word `number` of the vocabulary if it is known to be one.
  init(_ text: String, number: Int32 = -1) {
    self.text = text
    self.number = number
  }
}

extension Name: Hashable {
  /// Whether both are the same name: most names that differ are told apart by their numbers or lengths
  /// alone.
  @inline(__always)
  static func == (left: Name, right: Name) -> Bool {
    if left.number >= 0, right.number >= 0 { return left.number == right.number }
    return left.text.utf8.count == right.text.utf8.count && left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(text) }

  var description: String { text }
}

/// The elements that tables ask for by name.
extension Name {
  static let collectionReusableView = Vocabulary.name("collectionReusableView")
  static let collectionViewCell = Vocabulary.name("collectionViewCell")
  static let collectionViewCellContentView = Vocabulary.name("collectionViewCellContentView")
  static let constraint = Vocabulary.name("constraint")
  static let document = Vocabulary.name("document")
  static let imageView = Vocabulary.name("imageView")
  static let label = Vocabulary.name("label")
  static let navigationBar = Vocabulary.name("navigationBar")
  static let tabBar = Vocabulary.name("tabBar")
  static let tableView = Vocabulary.name("tableView")
  static let tableViewCell = Vocabulary.name("tableViewCell")
  static let tableViewCellContentView = Vocabulary.name("tableViewCellContentView")
  static let toolbar = Vocabulary.name("toolbar")
  static let view = Vocabulary.name("view")
  static let viewLayoutGuide = Vocabulary.name("viewLayoutGuide")
}

/// The names that sugar gives to very many elements, with their numbers.
extension Name {
  static let id = Vocabulary.name("id")
  static let key = Vocabulary.name("key")

  static let rect = Vocabulary.name("rect")
  static let x = Vocabulary.name("x")
  static let y = Vocabulary.name("y")
  static let width = Vocabulary.name("width")
  static let height = Vocabulary.name("height")

  static let firstItem = Vocabulary.name("firstItem")
  static let firstAttribute = Vocabulary.name("firstAttribute")
  static let relation = Vocabulary.name("relation")
  static let secondItem = Vocabulary.name("secondItem")
  static let secondAttribute = Vocabulary.name("secondAttribute")
  static let multiplier = Vocabulary.name("multiplier")
  static let constant = Vocabulary.name("constant")
  static let priority = Vocabulary.name("priority")
  static let symbolic = Vocabulary.name("symbolic")

  static let destination = Vocabulary.name("destination")
  static let property = Vocabulary.name("property")
  static let selector = Vocabulary.name("selector")
  static let eventType = Vocabulary.name("eventType")

  static let fontDescription = Vocabulary.name("fontDescription")
  static let type = Vocabulary.name("type")
  static let pointSize = Vocabulary.name("pointSize")
  static let style = Vocabulary.name("style")

  static let title = Vocabulary.name("title")
  static let name = Vocabulary.name("name")
  static let state = Vocabulary.name("state")

  static let `nil` = Vocabulary.name("nil")
  static let color = Vocabulary.name("color")
  static let colorSpace = Vocabulary.name("colorSpace")
  static let alpha = Vocabulary.name("alpha")
}
