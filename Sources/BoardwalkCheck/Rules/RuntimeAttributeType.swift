import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// A runtime attribute whose value is not of its type.
  package static let runtimeAttributeType = Rule(
    id: "runtime-attribute-type", severity: .error, category: .values,
    summary: "The value of a user-defined runtime attribute does not fit its type.",
    page: ExplainPage(
      defect: """
        A user-defined runtime attribute has a type and a value: a boolean is YES or NO, a number is
        an <integer> or <real>, a color, point, size, rectangle or range is an element of that name.
        The value is missing or has another type.
        """,
      effect: """
        The compiler of Interface Builder crashes (a string with a <real> ends in "unrecognized
        selector"), or the property gets a wrong value when the object is loaded.
        """,
      example: """
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="eight"/>
        </userDefinedRuntimeAttribute>
        """,
      fix: """
        Choose the type in the identity inspector again, and enter the value.
        """),
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
      return Violation(element, "this runtime attribute has no key path")
    }
    guard let kinds = holders[attribute.type] else { return unknown(attribute.type, of: element) }
    let subject = "'\(attribute.keyPath)'"
    if let holder = attribute.valueElement {
      guard let kind = document.kind(of: holder) else { return nil }
      guard kinds.contains(kind) else {
        return Violation(
          holder,
          "\(subject) has the type \(attribute.type), but its value is \(holder.noun.withArticle)")
      }
      guard attribute.type == "number" else { return nil }
      return misfit(number: holder, isInteger: kind == .integer, subject)
    }
    switch attribute.type {
    case "string": return nil
    case "boolean":
      guard let value = attribute.value, value != "YES", value != "NO" else {
        return attribute.value == nil
          ? Violation(element, "\(subject) has no value; expected YES or NO") : nil
      }
      return Violation(
        element, "value", "'\(value)' is not a valid value of \(subject); expected YES or NO")
    case "number":
      guard let value = attribute.value else { fallthrough }
      let kind = Int64(value) == nil ? "real" : "integer"
      return Violation(
        element,
        "the number of \(subject) is an attribute, not an element",
        notes: [
          .init(
            "write <\(kind) key=\"value\" value=\"\(value)\"/>, or in a scene \(kind): \(value)")
        ])
    default:
      return Violation(
        element, "\(subject) has no value; expected a \(attribute.type) element")
    }
  }

  /// The violation for the unknown `type` of the runtime attribute `element`, if it resembles one.
  private static func unknown(_ type: String, of element: Element) -> Violation? {
    let types = holders.keys.sorted() + ["image", "localizedString"]
    guard !types.contains(type), let meant = Misspelling(type).closest(in: types) else {
      return nil
    }
    return Violation(
      element, "type", "no runtime attribute has the type '\(type)'; did you mean '\(meant)'?",
      fix: .write(meant, "write \(meant)"))
  }

  /// The violation for an `<integer>` or `<real>` that is not a number.
  private static func misfit(
    number: Element, isInteger: Bool, _ subject: String
  ) -> Violation? {
    let words = isInteger ? "a whole number" : "a number"
    guard let value = number["value"] else {
      return Violation(number, "\(subject) has no value; expected \(words)")
    }
    let isRight = isInteger ? Int64(value) != nil : Double(value) != nil
    return isRight
      ? nil
      : Violation(
        number, "value", "'\(value)' is not a valid value of \(subject); expected \(words)")
  }
}
