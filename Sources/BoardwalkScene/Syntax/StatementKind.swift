import BoardwalkSchema

/// What the tables know of all statements with one word for their kind, looked up once for each.
final class StatementKind: Sendable {
  /// The word, and the element that it means; nil where nothing is known of it.
  let word: String?
  let elementName: String?

  /// Whether such elements are views that constraints may place.
  let isView: Bool

  /// Whether such elements are views of no further sort.
  let isPlainView: Bool

  /// Whether such elements are layout guides of a view.
  let isGuide: Bool

  /// Whether such elements are gesture recognizers, which stand beside the views that they are for.
  let isGestureRecognizer: Bool

  /// Whether such elements say how another one varies.
  let isVariation: Bool

  /// Whether such elements list what variations include and exclude.
  let isMask: Bool

  /// Whether such an element is a cell's content view, by its short word.
  let isContentView: Bool

  /// Whether no table knows more of such elements than their name, which may be meant otherwise.
  let isBare: Bool

  /// Whether such elements may have a mask that goes without saying.
  let mayHaveMask: Bool

  /// The key that such elements usually have wherever they are.
  let usualKey: String?

  /// Whether such elements lead to others, and whether their name is the property that does.
  let isConnection: Bool
  let isOutlet: Bool

  /// Whether such elements send messages wherever they lead.
  let isAction: Bool

  /// Whether such elements set a property by its key path.
  let isRuntimeAttribute: Bool

  /// The attribute that a text behind their kind says, and whether there is one: that of a button is
  /// its normal state's.
  let titleAttribute: String?
  let hasTitle: Bool

  /// Whether the word behind their kind is no name of an object.
  let isNamedOtherwise: Bool

  /// Whether Interface Builder gives such elements an id.
  let isIdentified: Bool

  /// Whether such an element is a view controller.
  let isController: Bool

  /// Whether such an element is a view controller that usually stands for its scene.
  let standsForScene: Bool

  /// The attributes that refer to another object, apart from `reference`, which always does.
  let references: Set<String>

  /// The ranks of the attributes.
  let attributeRanks: AttributeOrder.Ranks

  /// The ranks of the elements inside; nil where none are known.
  let childRanks: ChildOrder.Ranks?

  private init(_ word: String) {
    let element = Schema.elementsByAlias[word] ?? word
    isKnown = !word.isEmpty
    self.word = isKnown ? word : nil
    elementName = isKnown ? element : nil
    isView = ElementFacts.views.contains(element)
    isPlainView = element == "view"
    isGuide = element == "viewLayoutGuide"
    isGestureRecognizer = Schema.isGestureRecognizer(element)
    isVariation = element == "variation"
    isMask = element == "mask"
    isContentView = word == Self.contentView
    isBare = !isKnown || Schema.archived.contains(word)
    mayHaveMask = ElementFacts.withMask.contains(element)
    usualKey = Schema.roles[element]
    isOutlet = element == "outlet" || element == "outletCollection"
    isAction = element == "action"
    isConnection = isOutlet || isAction || element == "segue"
    isRuntimeAttribute = element == "userDefinedRuntimeAttribute"
    titleAttribute = Schema.titleAttributes[element]
    hasTitle = titleAttribute != nil || element == "button"
    isNamedOtherwise = isConnection || isVariation || Self.devices.contains(element)
    isIdentified = Schema.identified.contains(element)
    isController = Schema.isViewController(element)
    standsForScene = ElementFacts.sceneControllers.contains(element)
    references = IDReference.byElement[element] ?? []
    attributeRanks = AttributeOrder.ranks(of: element)
    childRanks = ChildOrder.ranks[element]
  }

  /// Whether any table knows the word.
  let isKnown: Bool

  /// The element that `word`, which is of this kind, means.
  func element(of word: String) -> String { elementName ?? word }

  /// What is called by its id.
  private static let devices = ["device", "adaptation"]

  /// The word for the content view of a cell, by which it is also referred to inside itself.
  static let contentView = "contentView"

  /// Words that only scenes have, and elements that no document gives attributes or children.
  private static let ofScenes = [
    "storyboard", "xib", "document", "placeholder", "filesOwner", "firstResponder",
    "accessibility", "attributes", "namedColor", "systemColor", "userDefinedRuntimeAttribute",
    "wkWebView",
  ]

  private static let all: [String: StatementKind] = {
    let words = Schema.identified.union(ElementFacts.sceneControllers)
      .union(IDReference.byElement.keys).union(AttributeOrder.ranks.keys)
      .union(ChildOrder.ranks.keys).union(Schema.elementsByAlias.keys).union(Schema.roles.keys)
      .union(Schema.titleAttributes.keys).union(Schema.unmodeled).union(Container.owners)
      .union(ElementFacts.withDefaults).union(ElementFacts.withMask).union(devices).union(ofScenes)
    return Dictionary(uniqueKeysWithValues: words.map { ($0, StatementKind($0)) })
  }()

  /// Elements about which no table knows anything.
  static let unknown = StatementKind("")

  /// What is known of elements that a statement of the kind `word`, or the tree, calls so.
  static func of(_ word: String) -> StatementKind { all[word] ?? unknown }
}

extension StatementKind: Hashable {
  static func == (left: StatementKind, right: StatementKind) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
