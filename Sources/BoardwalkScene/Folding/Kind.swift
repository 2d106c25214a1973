import BoardwalkSchema

/// What the tables know of all statements with one word for their kind, looked up once for each.
final class Kind: Sendable {
  /// The word itself, and the element that it means, where anything is known of it.
  private let name: Name?
  private let meant: Name?
  private let element: String?

  /// What folds such elements, in that order.
  let folds: [Sugar.FoldStep]

  /// The same where colours stand elsewhere than usual, and are no sugar.
  let foldsWithoutColors: [Sugar.FoldStep]

  /// What unfolds such elements, in that order: functions alone are handed out faster than all that
  /// belongs to a sugar.
  let unfolds: [Sugar.UnfoldStep]

  /// The containers of such elements that are objects, and of those that are none.
  let containers: (ofObject: [Container], ofOther: [Container])

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
  let titleAttribute: Name?
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

  private init(_ word: String, mayChange: Bool) {
    let element = Schema.elementsByAlias[word] ?? word
    name = word.isEmpty ? nil : Vocabulary.name(word)
    meant = word.isEmpty ? nil : Vocabulary.name(element)
    self.element = word.isEmpty ? nil : element
    isKnown = !word.isEmpty
    let sugars = Sugar.all.filter { sugar in
      guard !mayChange, let kinds = sugar.kinds else { return true }
      return kinds.contains(element) || kinds.contains(word)
    }
    folds = sugars.map { Sugar.FoldStep(apply: $0.fold) }
    let colorless = sugars.filter { $0.name != Sugar.color.name }
    foldsWithoutColors = colorless.map { Sugar.FoldStep(apply: $0.fold) }
    unfolds = sugars.reversed().map { sugar in
      let isSilent = mayChange || sugar.silentKinds.contains(element)
      return Sugar.UnfoldStep(parts: isSilent ? .kind : sugar.parts, apply: sugar.unfold)
    }
    containers = (
      Container.containers(of: element, isObject: true),
      Container.containers(of: element, isObject: false)
    )
    isView = UsualAttributes.isView(Vocabulary.name(element))
    isPlainView = element == "view"
    isGuide = element == "viewLayoutGuide"
    isGestureRecognizer = Schema.isGestureRecognizer(element)
    isVariation = element == "variation"
    isMask = element == "mask"
    isContentView = word == Owner.contentViewWord
    isBare = !isKnown || Schema.archived.contains(word)
    mayHaveMask = UsualMask.all.contains(element)
    usualKey = Schema.roles[element]
    isOutlet = element == "outlet" || element == "outletCollection"
    isAction = element == "action"
    isConnection = isOutlet || isAction || element == "segue"
    isRuntimeAttribute = element == "userDefinedRuntimeAttribute"
    titleAttribute = Schema.titleAttributes[element].map(Vocabulary.name)
    hasTitle = titleAttribute != nil || element == "button"
    isNamedOtherwise = isConnection || isVariation || Self.devices.contains(element)
    isIdentified = Schema.identified.contains(element)
    isController = Schema.isViewController(element)
    standsForScene = SceneFields.controllers.contains(element)
    references = IDReference.byElement[element] ?? []
    attributeRanks = AttributeOrder.ranks(of: element)
    childRanks = ChildOrder.ranks[element]
  }

  /// Whether any table knows the word.
  let isKnown: Bool

  /// The word itself; nil where nothing is known of it.
  var word: String? { name?.text }

  /// `word`, which is of this kind, as the name of an element.
  func name(of word: @autoclosure () -> String) -> Name { name ?? Name(word()) }

  /// The same where the word is short for another.
  func elementName(of word: @autoclosure () -> String) -> Name { meant ?? Name(word()) }

  /// The element that `word`, which is of this kind, means.
  func element(of word: @autoclosure () -> String) -> String { element ?? word() }

  /// What is called by its id.
  private static let devices = ["device", "adaptation"]

  /// Words that become other ones on the way are left to sugar itself, which then may be any.
  private static let changing = Set(["placeholder", "filesOwner", "firstResponder", "document"])
    .union(["storyboard", "xib"])

  private static let all: NameMap<Kind> = {
    let known = Sugar.all.reduce(into: Set(Container.byOwner.keys)) { $0.formUnion($1.kinds ?? []) }
    let words = known.union(changing).union(Schema.identified).union(SceneFields.controllers)
      .union(IDReference.byElement.keys).union(AttributeOrder.ranks.keys)
      .union(ChildOrder.ranks.keys).union(Schema.elementsByAlias.keys).union(Schema.roles.keys)
      .union(devices).union(Schema.unmodeled)
    return NameMap(
      Dictionary(
        uniqueKeysWithValues: words.map { ($0, Kind($0, mayChange: changing.contains($0))) }))
  }()

  /// Elements about which no table knows anything.
  static let unknown = Kind("", mayChange: false)

  /// Constraints, which most statements of some scenes are.
  static let constraint = of(.constraint)

  /// Tables and collections, and what the latter have beside cells.
  static let tableView = of(.tableView)
  static let collectionView = of("collectionView")
  static let reusableView = of(.collectionReusableView)

  /// How objects are read out.
  static let accessibility = of("accessibility")

  /// Runtime attributes, and the exits of scenes.
  static let runtimeAttribute = of("runtimeAttribute")
  static let exit = of(.exit)

  /// The classes that a document knows.
  static let `class` = of("class")

  /// What is known of elements that a statement of the kind `word`, or the tree, calls so.
  static func of(_ word: String) -> Kind { all[word] ?? unknown }

  /// What is known of elements called `name`.
  static func of(_ name: Name) -> Kind { all[name] ?? unknown }

  /// The kind of the word that is spelt by the bytes in `range`; nil where no table knows it.
  static func find(_ range: Range<Int>, of bytes: [UInt8]) -> Kind? {
    all.find(range, of: bytes)
  }
}

extension Kind: Hashable {
  static func == (left: Kind, right: Kind) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
