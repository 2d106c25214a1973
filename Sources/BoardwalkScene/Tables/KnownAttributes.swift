import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The attributes of each kind in scenes, wherever the document stores them.
enum KnownAttributes {
  /// Whether objects of the element `element` have an attribute `name`, and no part with a role of
  /// that name.
  static func isPlain(_ name: String, of element: String) -> Bool {
    if isOwn(name, of: element) { return true }
    return shared.contains(name) && StatementKind.of(element).isView
      && ChildOrder.kinds(inRole: name, of: element) == nil
  }

  /// The same without the attributes of every view.
  static func isOwn(_ name: String, of element: String) -> Bool {
    own[element]?.contains(name) ?? false
  }

  /// The attributes that no part inside has the name of, by the elements.
  private static let own: [String: Set<String>] = {
    var tables: [String: Set<String>] = [:]
    for element in Set(AttributeOrder.ranks.keys).union(lifted.keys) {
      let names = Set((AttributeOrder.ranks[element] ?? [:]).keys).union(lifted[element] ?? [])
      tables[element] = names.filter { name in
        name != "key" && ChildOrder.kinds(inRole: name, of: element) == nil
      }
    }
    return tables
  }()

  /// Whether objects of any kind have an attribute, or a value in a role, named `name`.
  static func isAny(_ name: String) -> Bool { any.contains(name) }

  private static let any = Set(AttributeOrder.ranks.values.joined().map(\.key))
    .union(lifted.values.joined()).union(rolesOfValues)

  /// Whether only values, such as colors and fonts, play `role` inside the element `element`, and
  /// `kind` is none.
  static func isNoValue(_ kind: String, for role: String, in element: String) -> Bool {
    guard rolesOfValues.contains(role), !values.contains(kind),
      let kinds = ChildOrder.kinds(inRole: role, of: element)
    else { return false }
    return kinds.isSubset(of: values)
  }

  /// Whether objects of the element `element` can have an attribute, or a value in a role, named
  /// `name`.
  static func has(_ name: String, _ element: String) -> Bool {
    names(of: element).contains { $0.contains(name) }
  }

  /// The names of the attributes of objects of the element `element`, and of the roles in them.
  private static func names(of element: String) -> [Set<String>] {
    let kind = StatementKind.of(element)
    var names = [
      everywhere, declared[element] ?? [], RareAttributes.byElement[element] ?? [],
      liftedRoles[element] ?? [],
    ]
    if kind.isView { names.append(shared) }
    if kind.mayHaveMask { names += [sharedRoles, RareAttributes.ofViews] }
    if kind.isController { names += [ofScenes, RareAttributes.ofControllers] }
    if scrolling.contains(element), let ranks = AttributeOrder.ranks["scrollView"] {
      names.append(Set(ranks.keys))
    }
    return names
  }

  /// The attributes of each element and the roles in it, with the attributes that sugar adds.
  private static let declared: [String: Set<String>] = {
    let elements = Set(AttributeOrder.ranks.keys).union(ChildOrder.ranks.keys).union(lifted.keys)
    return Dictionary(
      uniqueKeysWithValues: elements.map { element in
        let roles = ChildOrder.keys(in: element)
        let names = Set((AttributeOrder.ranks[element] ?? [:]).keys).union(roles)
          .union(lifted[element] ?? [])
        return (element, roles.contains("fontDescription") ? names.union(["font"]) : names)
      })
  }()

  /// Whether a value plays `role` in objects of the element `element`.
  static func isRole(_ role: String, of element: String) -> Bool {
    ChildOrder.kinds(inRole: role, of: element) != nil
      || liftedRoles[element]?.contains(role) ?? false
  }

  /// The part `name` in the braces of `element`, which is not an attribute; nil if it may be one.
  static func part(_ name: String, of element: String) -> String? {
    guard !everywhere.contains(name), AttributeOrder.ranks[element]?[name] == nil,
      !(lifted[element]?.contains(name) ?? false),
      !(RareAttributes.byElement[element]?.contains(name) ?? false),
      let kinds = ChildOrder.kinds(inRole: name, of: element)?.sorted(),
      kinds.allSatisfy({ !measures.contains($0) })
    else { return nil }
    return kinds.first
  }

  /// The subclasses of scroll views.
  private static let scrolling: Set<String> = ["textView", "tableView", "collectionView"]

  /// Parts that are written on the line of their owner.
  private static let measures = plainValues.union(["autoresizingMask", "textInputTraits"])

  /// The known attribute of `element` that was probably meant by `name`.
  static func attribute(near name: String, in element: String) -> String? {
    let known = names(of: element).reduce(into: Set()) { $0.formUnion($1) }
    let sorted = known.sorted()
    let key = Spelling.plainKey(name)
    if let same = sorted.first(where: { Spelling.plainKey($0) == key }) { return same }
    if let plain = Spelling.withoutIs(name), known.contains(plain) { return plain }
    guard name.utf8.count > 3, let meant = Misspelling(name).closest(in: sorted),
      meant.utf8.count > 3, abs(meant.utf8.count - name.utf8.count) < 3
    else { return nil }
    return meant
  }

  /// The element that has the attribute `name` in the document where scenes give it to `element`.
  static func holder(of name: String, in element: String) -> String {
    guard AttributeOrder.ranks[element]?[name] == nil, lifted[element]?.contains(name) ?? false
    else {
      return element
    }
    return element == "button" ? "state" : "textInputTraits"
  }

  /// The roles of elements that sugar puts elsewhere, or omits.
  private static let liftedRoles: [String: Set<String>] = [
    "button": ["titleColor", "titleShadowColor"],
    "navigationController": ["viewControllers", "toolbarItems"],
    "namedColor": ["color"], "systemColor": ["color"],
    "userDefinedRuntimeAttribute": ["color"],
  ]

  /// The scene's attributes, which a controller states.
  private static let ofScenes: Set<String> = [
    "sceneID", "firstResponder", "caption", "canvasLocation",
  ]

  /// The attributes of every object.
  private static let everywhere: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID", "ambiguous", "misplaced", "verifyAmbiguity", "colorLabel", "reference",
  ]

  /// The roles that several kinds of views have values in, so that all may have them.
  private static let sharedRoles = names(ofMoreViewsThan: 2) { Set(ChildOrder.keys(in: $0)) }

  /// The attributes that sugar derives from child elements.
  static let lifted: [String: Set<String>] = {
    let traits = Set((AttributeOrder.ranks["textInputTraits"] ?? [:]).keys).subtracting(["key"])
      .union(["textContentType", "textInputTraits"])
    var lifted: [String: Set<String>] = [
      "textField": traits, "textView": traits, "searchBar": traits,
      "button": ["image", "backgroundImage", "catalog"],
      "accessibility": ["traits", "isElement"],
      "userDefinedRuntimeAttribute": RuntimeTypes.all.subtracting(["color"]),
      "document": ["tools", "plugIn", "device", "module", "declaration", "initialViewController"],
    ]
    for kind in ElementSets.sceneControllers { lifted[kind, default: []].formUnion(ofScenes) }
    return lifted
  }()

  /// The attributes that many kinds of views have, so that all may have them.
  static let shared = names(ofMoreViewsThan: 5) { Set((AttributeOrder.ranks[$0] ?? [:]).keys) }

  /// The names that `names` returns for more than `count` kinds of views.
  private static func names(
    ofMoreViewsThan count: Int, _ names: (String) -> Set<String>
  ) -> Set<String> {
    var counts: [String: Int] = [:]
    for kind in AttributeOrder.ranks.keys where StatementKind.of(kind).isView {
      for name in names(kind) { counts[name, default: 0] += 1 }
    }
    return Set(counts.lazy.filter { $0.value > count }.map(\.key))
  }

  /// The roles that values play somewhere.
  private static let rolesOfValues = Set(
    ChildOrder.kindsByKey.filter { $0.value.contains(where: values.contains) }.keys)

  /// Elements that are values of their owner: only these may be written `role: kind` on a line, if
  /// the role is a color's, font's or measure's.
  private static let values = plainValues.union([
    "font", "attributedString", "imageReference", "integer", "real", "bool", "offsetWrapper",
  ])

  private static let plainValues: Set<String> = [
    "color", "nil", "fontDescription", "rect", "point", "size", "inset", "edgeInsets",
    "directionalEdgeInsets", "string", "mutableString",
  ]
}
