import BoardwalkDocument
import BoardwalkTestSupport

/// Makes trees that no Interface Builder ever wrote out of those it did, the same for the same
/// seed.
struct TreeMutation {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let names = [
    "key", "id", "text", "title", "mask", "font", "image", "initial", "scene", "responder", "type",
    "value", "style", "fixedFrame", "customClass", "destination", "unknown", "plain", "name",
  ]
  private static let values = [
    "", "YES", "NO", "unset", "nil", "8", "0.0", "yes", "view", "a b", "\"quoted\"", "#id", "-1",
    "a.b", "é\u{2028}", "normal", "frame", "backgroundColor", "textInputTraits",
  ]
  private static let kinds = [
    "view", "label", "button", "subviews", "constraint", "outlet", "state", "color", "rect", "nil",
    "unknown", "when", "scene", "viewController", "document", "storyboard", "tableViewCell",
  ]

  /// A copy of `tree` in which about one element of `every` is changed.
  mutating func mutant(of tree: ElementTree, every: Int = 12) -> ElementTree {
    var builder = TreeBuilder()
    builder.declaration = tree.declaration
    if let root = tree.root { copy(root, every, to: &builder) }
    return builder.finish()
  }

  private mutating func copy(_ element: Element, _ every: Int, to builder: inout TreeBuilder) {
    let damage = random.number(below: every * 7)
    builder.openElement(damage == 0 ? pick(Self.kinds) : element.name)
    for attribute in attributes(of: element, damage) {
      builder.addAttribute(attribute.name, attribute.value)
    }
    var contents: [Int] = []
    var index = element.index + 1
    while index < element.endIndex {
      contents.append(index)
      index = element.tree.node(at: index).end
    }
    if damage == 5, contents.count > 1 { contents.swapAt(0, contents.count - 1) }
    if damage == 6, let first = contents.first { contents.append(first) }
    var endsWithText = false
    for index in contents {
      switch element.tree.node(at: index).content {
      case .element(let child): copy(child, every, to: &builder)
      case .text(let text) where !endsWithText: builder.addText(text)
      case .text: break
      case .comment(let text): builder.addComment(text)
      }
      endsWithText = builder.endsWithText
    }
    builder.closeElement()
  }

  private mutating func attributes(of element: Element, _ damage: Int) -> [Attribute] {
    var attributes = Array(element.attributes)
    guard !attributes.isEmpty else { return attributes }
    let place = random.number(below: attributes.count)
    switch damage {
    case 1: attributes.remove(at: place)
    case 2:
      let name = pick(Self.names)
      if !attributes.contains(where: { $0.name == name }) {
        attributes.insert(Attribute(name, pick(Self.values)), at: place)
      }
    case 3: attributes.swapAt(0, place)
    case 4: attributes[place] = Attribute(attributes[place].name, pick(Self.values))
    default: break
    }
    return attributes
  }

  private mutating func pick(_ words: [String]) -> String {
    words[random.number(below: words.count)]
  }
}
