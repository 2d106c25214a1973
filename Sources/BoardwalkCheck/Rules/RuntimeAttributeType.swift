import BoardwalkDocument

extension Rule {
  /// A runtime attribute whose value is not of its type.
  package static let runtimeAttributeType = Rule(
    id: "runtime-attribute-type", severity: .error, category: .values,
    summary: "A user-defined runtime attribute's value does not fit its type.",
    page: ExplainPage(
      happened: """
        A user-defined runtime attribute says of what type its value is: a boolean is YES or NO, a
        number is an <integer> or <real>, a colour, point, size, rectangle or range is an element
        of that name. Here the value is missing, or is of another type.
        """,
      harm: """
        Interface Builder's compiler crashes on it (a string with a <real> ends in "unrecognized
        selector"), or the property gets a wrong value when the object loads.
        """,
      example: """
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="eight"/>
        </userDefinedRuntimeAttribute>
        """,
      fix: "Choose the type again in the identity inspector, and enter the value anew."),
    check: .document { document in
      document.elements(of: .userDefinedRuntimeAttribute).map(RuntimeAttribute.init)
        .compactMap { misfit($0, in: document) }
    })

  /// The elements that hold the value of each type; types that are not listed hold it in an
  /// attribute, or are not known.
  private static let holders: [String: [ElementKind]] = [
    "number": [.integer, .real], "color": [.color, .systemColor, .namedColor, .nil],
    "point": [.point], "size": [.size], "rect": [.rect], "range": [.range],
    "string": [.string, .mutableString], "boolean": [.bool],
  ]

  private static func misfit(_ attribute: RuntimeAttribute, in document: Document) -> Violation? {
    let element = attribute.element
    guard !attribute.keyPath.isEmpty else {
      return Violation(element, "give this runtime attribute a key path: it sets nothing")
    }
    guard let kinds = holders[attribute.type] else { return nil }
    let subject = "'\(attribute.keyPath)'"
    if let holder = attribute.valueElement {
      guard let kind = document.kind(of: holder) else { return nil }
      guard kinds.contains(kind) else {
        return Violation(
          holder, "give \(subject) a \(attribute.type): its value is a \(holder.noun)")
      }
      guard attribute.type == "number" else { return nil }
      return misfit(number: holder, kind == .integer ? "a whole number" : "a number", subject)
    }
    switch attribute.type {
    case "string": return nil
    case "boolean":
      guard let value = attribute.value, value != "YES", value != "NO" else {
        return attribute.value == nil
          ? Violation(element, "give \(subject) a value: YES or NO") : nil
      }
      return Violation(element, "value", "write YES or NO for \(subject): '\(value)' is neither")
    case "number":
      guard let value = attribute.value else { fallthrough }
      let kind = Int64(value) == nil ? "real" : "integer"
      return Violation(
        element,
        "give \(subject) its value as <\(kind) key=\"value\" value=\"\(value)\"/>, in a scene as "
          + "\(kind): \(value)")
    default:
      return Violation(
        element, "give \(subject) a value: a \(attribute.type) is an element inside this one")
    }
  }

  /// The violation of an `<integer>` or `<real>` that is none.
  private static func misfit(number: Element, _ words: String, _ subject: String) -> Violation? {
    guard let value = number["value"] else {
      return Violation(number, "write \(words) for \(subject): it has no value")
    }
    let isRight = words == "a number" ? Double(value) != nil : Int64(value) != nil
    return isRight
      ? nil : Violation(number, "value", "write \(words) for \(subject): '\(value)' is none")
  }
}
