import BoardwalkSchema

/// The table entries for a kind, looked up once per word.
final class StatementKind: Sendable {
  /// The element of the word; nil if it is unknown.
  let elementName: String?

  /// Whether any table knows the word.
  var isKnown: Bool { elementName != nil }

  /// Whether such elements are views that constraints may place.
  let isView: Bool

  /// Whether such elements are plain views.
  var isPlainView: Bool { elementName == "view" }

  /// Whether such elements are layout guides of a view.
  var isGuide: Bool { elementName == "viewLayoutGuide" }

  /// Whether such elements are gesture recognizers, which are siblings of the controller.
  let isGestureRecognizer: Bool

  /// Whether the element is a variation.
  var isVariation: Bool { elementName == "variation" }

  /// Whether the element lists what variations include and exclude.
  var isMask: Bool { elementName == "mask" }

  /// Whether such an element is a cell's content view, by its short word.
  let isContentView: Bool

  /// Whether only the name of such elements is known, which may have another meaning.
  let isBare: Bool

  /// Whether such elements may have an autoresizing mask, which may be omitted.
  let mayHaveMask: Bool

  /// The default role of such elements.
  let defaultRole: String?

  /// Whether such elements are connections.
  var isConnection: Bool { isOutlet || isAction || elementName == "segue" }

  /// Whether such elements connect a property.
  var isOutlet: Bool { elementName == "outlet" || elementName == "outletCollection" }

  /// Whether such elements send messages to their targets.
  var isAction: Bool { elementName == "action" }

  /// Whether such elements set a property by its key path.
  var isRuntimeAttribute: Bool { elementName == "userDefinedRuntimeAttribute" }

  /// The attribute that the text after their kind sets.
  let titleAttribute: String?

  /// Whether a text may follow their kind: that of a button is its normal state's.
  var hasTitle: Bool { titleAttribute != nil || elementName == "button" }

  /// Whether the word after their kind is not the name of an object.
  var takesNoObjectName: Bool {
    isConnection || isVariation || elementName.map(Self.devices.contains) ?? false
  }

  /// Whether Interface Builder gives such elements an id.
  let isIdentified: Bool

  /// Whether such an element is a view controller.
  let isController: Bool

  /// Whether such an element is a view controller that usually represents its scene.
  let representsScene: Bool

  /// The attributes that refer to another object, apart from `reference`, which always does.
  let references: Set<String>

  /// The ranks of the attributes.
  let attributeRanks: AttributeOrder.Ranks

  /// The ranks of the elements inside; nil if none are known.
  let childRanks: ChildOrder.Ranks?

  private init(_ word: String) {
    let element = Schema.elementsByAlias[word] ?? word
    elementName = word.isEmpty ? nil : element
    isView = ElementSets.views.contains(element)
    isGestureRecognizer = Schema.isGestureRecognizer(element)
    isContentView = word == Self.contentView
    isBare = word.isEmpty || Schema.archived.contains(word)
    mayHaveMask = ElementSets.withAutoresizingMask.contains(element)
    defaultRole = Schema.roles[element]
    titleAttribute = Schema.titleAttributes[element]
    isIdentified = Schema.identifiedElements.contains(element)
    isController = Schema.isViewController(element)
    representsScene = ElementSets.sceneControllers.contains(element)
    references = IDReference.byElement[element] ?? []
    attributeRanks = AttributeOrder.ranks(of: element)
    childRanks = ChildOrder.ranks[element]
  }

  /// The element of `word`, which has this kind.
  func element(of word: String) -> String { elementName ?? word }

  /// Elements that are referred to by their ids.
  private static let devices = ["device", "adaptation"]

  /// The word for the content view of a cell, by which it is also referred to inside itself.
  static let contentView = "contentView"

  /// Words that only scenes have, and elements that no document gives attributes or children.
  private static let sceneWords = [
    "storyboard", "xib", "document", "placeholder", "filesOwner", "firstResponder",
    "accessibility", "attributes", "namedColor", "systemColor", "userDefinedRuntimeAttribute",
    "wkWebView",
  ]

  private static let all: [String: StatementKind] = {
    let words = Schema.identifiedElements.union(ElementSets.sceneControllers)
      .union(IDReference.byElement.keys).union(AttributeOrder.ranks.keys)
      .union(ChildOrder.ranks.keys).union(Schema.elementsByAlias.keys).union(Schema.roles.keys)
      .union(Schema.titleAttributes.keys).union(Schema.unmodeled).union(Container.owners)
      .union(ElementSets.withDefaults).union(ElementSets.withAutoresizingMask).union(devices).union(
        sceneWords)
    return Dictionary(uniqueKeysWithValues: words.map { ($0, StatementKind($0)) })
  }()

  /// An unknown kind.
  static let unknown = StatementKind("")

  /// The properties of elements of the kind `word`, in scenes or in documents.
  static func of(_ word: String) -> StatementKind { all[word] ?? unknown }
}

extension StatementKind: Hashable {
  static func == (left: StatementKind, right: StatementKind) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
