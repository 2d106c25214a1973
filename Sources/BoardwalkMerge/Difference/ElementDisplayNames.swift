import BoardwalkDocument

/// The display names of elements in one version of a document.
struct ElementDisplayNames {
  private var names: ObjectNames
  private let document: Document

  /// The names for `document`.
  init(_ document: Document) {
    self.document = document
    names = ObjectNames(document)
  }

  /// The names of the objects around `element`, outermost first.
  mutating func place(of element: Element) -> [String] {
    element.enclosingObject.map { names.path(of: $0) } ?? []
  }

  /// The name of `element` with its kind: `label "Name"`, `outlet nameLabel → label "Name"`.
  mutating func name(of element: Element) -> String {
    switch element.name {
    case "outlet", "outletCollection":
      return "\(element.noun) \(element["property"] ?? "") → \(target("destination", of: element))"
    case "action":
      return "action \(element["selector"] ?? "") → \(target("destination", of: element))"
    case "segue":
      let words = ["segue", element["kind"], element["identifier"].map { "\"\($0)\"" }]
      return words.compactMap(\.self).joined(separator: " ")
        + " → \(target("destination", of: element))"
    case "constraint": return "constraint " + equation(of: element)
    case "scene": return "scene \(Scene(element).displayName)"
    default: return objectName(of: element)
    }
  }

  /// Whether `element` has a name besides that of its kind.
  mutating func hasName(_ element: Element) -> Bool { names.name(of: element) != nil }

  /// The name of the object with `id`.
  mutating func name(ofObject id: String) -> String {
    document.object(withID: id).map { objectName(of: $0) } ?? id
  }

  private mutating func objectName(of element: Element) -> String {
    if let path = element.objectID.flatMap({ _ in names.path(of: element).last }),
      names.name(of: element) != nil || ViewController.isViewController(element)
    {
      return path == element.name ? element.noun : "\(element.noun) \(path)"
    }
    let detail = element["key"] ?? element["keyPath"] ?? element["name"] ?? element["title"]
    return detail.map { "\(element.noun) \($0)" } ?? element.noun
  }

  private mutating func target(_ attribute: String, of element: Element) -> String {
    element[attribute].map { name(ofObject: $0) } ?? "nothing"
  }

  /// A constraint as an equation: `top = label "Name".bottom + 8`.
  private mutating func equation(of constraint: Element) -> String {
    let relation = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]
    var text = side(constraint["firstItem"], constraint["firstAttribute"])
    text += " " + (constraint["relation"].flatMap { relation[$0] } ?? "=")
    let constant = constraint["constant"]
    guard constraint["secondAttribute"] != nil else { return "\(text) \(constant ?? "0")" }
    text += " " + side(constraint["secondItem"], constraint["secondAttribute"])
    if let multiplier = constraint["multiplier"] { text += " * \(multiplier)" }
    if let constant {
      text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
    }
    return text + (constraint["priority"].map { " @\($0)" } ?? "")
  }

  private mutating func side(_ item: String?, _ attribute: String?) -> String {
    let attribute = attribute ?? ""
    return item.map { "\(name(ofObject: $0)).\(attribute)" } ?? attribute
  }
}

extension Element {
  /// The nearest object or scene around it.
  var enclosingObject: Element? {
    var object = parent
    while let here = object, here.objectID == nil, here.name != "scene" { object = here.parent }
    return object
  }
}
