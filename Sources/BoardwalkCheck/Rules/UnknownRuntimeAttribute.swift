import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A runtime attribute that the object's class does not have.
  package static let unknownRuntimeAttribute = Rule(
    id: "unknown-runtime-attribute", severity: .warning, category: .code,
    summary: "A user-defined runtime attribute sets a property that does not exist.",
    page: ExplainPage(
      defect: """
        The document sets a property of an object with a custom class, but neither the class in the
        sources nor its superclasses have the property: it was renamed or deleted in code only.
        """,
      effect: """
        At run time the log has "Failed to set (key) user defined inspected property" (EXC-62), and
        the value is not set.
        """,
      example: """
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus">
            <real key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        ... and in the sources: @IBInspectable var cornerRadius: CGFloat
        """,
      fix: """
        Use the name in the sources, or delete the attribute.
        """),
    check: .code { document, resolver, guesses in
      document.elements(of: .userDefinedRuntimeAttribute)
        .compactMap { unknown($0, in: document, resolver, &guesses) }
    })

  private static func unknown(
    _ element: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    let keyPath = RuntimeAttribute(element).keyPath
    // UIKit has private keys that can be set but are not listed.
    guard let key = keyPath.split(separator: ".").first.map(String.init), !key.hasPrefix("_"),
      let owner = element.parent?.parent, let name = ObjectClass(owner)?.name,
      let members = resolver.members(of: owner, in: document),
      !members.contains(where: { $0.hasKey(key) })
    else { return nil }
    let guess = guesses.closest(
      to: key,
      in: members.flatMap(\.declarations).flatMap(\.properties).filter(\.isInspectable)
        .map(\.name))
    let effect = "at run time: Failed to set (\(key)) user defined inspected property"
    return Violation(
      element, "keyPath", "'\(name)' has no property '\(key)'",
      notes: .didYouMean(guess) + [.init(effect)],
      fix: keyPath == key ? guess.map { .write($0, "set '\($0)'") } : nil)
  }
}
