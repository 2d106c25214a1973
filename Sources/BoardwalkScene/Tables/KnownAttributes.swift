/// The attributes that scenes give to objects of each kind, wherever in the document these end up.
enum KnownAttributes {
  /// Whether objects of the element `element` have an attribute called `name`, and no part inside that
  /// plays a role of that name.
  static func isPlain(_ name: String, of element: String) -> Bool {
    guard name != "key", ChildOrder.kinds(inRole: name, of: element) == nil else { return false }
    return AttributeOrder.ranks[element]?[name] != nil
      || lifted[element]?.contains(name) ?? false
      || shared.contains(name) && Kind.of(element).isView
  }

  /// Whether only values, such as colours and fonts, play `role` inside the element `element`, and
  /// `kind` is none.
  static func isNoValue(_ kind: String, for role: String, in element: String) -> Bool {
    guard let kinds = ChildOrder.kinds(inRole: role, of: element) else { return false }
    return kinds.isSubset(of: values) && !values.contains(kind)
  }

  /// The attributes that sugar makes of elements inside.
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
    for kind in SceneFields.controllers {
      lifted[kind, default: []].formUnion(["sceneID", "firstResponder", "caption"])
    }
    return lifted
  }()

  /// The attributes that several kinds of views have, so that all may have them.
  static let shared: Set<String> = {
    var counts: [String: Int] = [:]
    for (kind, names) in AttributeOrder.ranks where Kind.of(kind).isView {
      for name in names.keys { counts[name, default: 0] += 1 }
    }
    return Set(counts.lazy.filter { $0.value > 2 }.map(\.key))
  }()

  /// The elements that are values of their owner: of these alone a line `role: kind` may speak where
  /// the role is a colour's, a font's or a measure's.
  private static let values: Set<String> = [
    "color", "nil", "fontDescription", "font", "rect", "point", "size", "inset", "edgeInsets",
    "directionalEdgeInsets", "string", "mutableString", "attributedString", "imageReference",
    "integer", "real", "bool", "offsetWrapper",
  ]
}
