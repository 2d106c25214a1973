import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene
import BoardwalkTree

extension Rule {
  /// A word of a scene text that nothing knows, and that is nearly one that is known.
  public static let misspeltWord = Rule(
    id: "misspelt-word", severity: .warning, category: .reading,
    summary: "A scene text has a kind, an attribute or a value that is nearly a known one.",
    page: ExplainPage(
      happened: """
        A .scene file calls an object or an attribute by a word that no document is known to have,
        and that differs by a letter or two from one that is known, or is what UIKit's classes,
        Swift, SwiftUI or the web say for it. Or an attribute that can be one of a few words is none
        of them. What Boardwalk does not know is kept as it stands, since the next Xcode may know
        it.
        """,
      harm: """
        If it is a slip of the pen, Interface Builder passes over the object or the attribute, or
        does not open the document.
        """,
      example: """
        labl heading "Welcome", textAlignmnt: center
        UISwitch alarm, isOn: yes
        imageView photo, contentMode: aspectFit
        """,
      fix: "Write the word that was meant. If the word is right, leave it: it is only a warning."),
    check: .document { document in
      guard DocumentSyntax(of: document.file) == .scene else { return [] }
      return document.tree.elements.flatMap { element -> [Violation] in
        let kind = doubtfulKind(of: element).map { [Violation(element, $0)] } ?? []
        return kind
          + element.attributes.compactMap { attribute in
            doubtfulAttribute(attribute, of: element).map { Violation(element, $0) }
              ?? doubtfulValue(attribute, of: element)
          }
      }
    })

  /// What to say of the kind of `element`, if it is in doubt.
  private static func doubtfulKind(of element: Element) -> String? {
    let name = element.name
    if let meant = SceneWords.kind(near: name) {
      return "write '\(meant)' if that is meant: no kind of object is known as '\(name)'"
    }
    if SceneWords.isClass(name), let role = element["key"], SceneWords.isKind(role) {
      return "name the object if '\(name)' is its class, as in '\(role) NAME: \(name)'"
    }
    let kinds = SceneWords.kinds(inRole: name)
    guard let kind = kinds.first else { return nil }
    return "write what plays the part, as in '\(name): \(kind)'"
  }

  private static func doubtfulAttribute(_ attribute: Attribute, of element: Element) -> String? {
    let name = attribute.name
    if let advice = SceneWords.advice(on: name, in: element.name) {
      return
        "write \(advice) if that is meant: no attribute of a \(element.noun) is known as '\(name)'"
    }
    if let meant = SceneWords.attribute(near: name, in: element.name) {
      return "write '\(meant)' if that is meant: no attribute is known as '\(name)'"
    }
    guard SceneWords.isFontOrColor(name, in: element.name) else { return nil }
    let example = name == "font" ? ".body or system(17)" : ".label or rgb(0.2, 0.4, 1)"
    return "write '\(name)' in the form of \(example): a plain word means nothing there"
  }

  private static func doubtfulValue(_ attribute: Attribute, of element: Element) -> Violation? {
    let (name, value) = (attribute.name, attribute.value)
    // Some parts may be a little more than 1, in colours that no sRGB has.
    if element.name == "color", ["red", "green", "blue"].contains(name), (Double(value) ?? 0) > 4 {
      return Violation(
        element, name, "write rgb8 if \(name) is one of 255 parts: rgb has them from 0 to 1")
    }
    guard let known = SceneWords.values(insteadOf: value, of: name, in: element.name) else {
      return nil
    }
    if let meant = SceneWords.value(near: value, among: known, of: name, in: element.name) {
      return Violation(
        element, name,
        "write '\(spoken(meant))' if that is meant: '\(name)' is never '\(spoken(value))'")
    }
    return Violation(
      element, name,
      "write one of the words that '\(name)' can be: '\(spoken(value))' is none of them",
      notes: [.init("they are \(known.map(spoken).joined(separator: ", "))")])
  }

  /// A value as scene texts have it.
  private static func spoken(_ value: String) -> String {
    if value == "YES" || value == "NO" { return value.lowercased() }
    for (prefix, mark) in [("UICTFontTextStyle", "."), ("IBUITableViewCellStyle", "")]
    where value.hasPrefix(prefix) {
      let rest = value.dropFirst(prefix.count)
      return mark + rest.prefix(1).lowercased() + rest.dropFirst()
    }
    let isColor = value.hasSuffix("Color") && value.count > "Color".count
    return isColor ? "." + value.dropLast("Color".count) : value
  }
}
