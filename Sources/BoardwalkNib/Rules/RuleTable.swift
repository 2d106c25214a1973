/// The key rules as Markdown tables, for the documentation.
package enum RuleTable {
  /// A table of the elements, a table of the keys of all views, and a table of the keys that each
  /// class adds.
  package static var markdown: String {
    let groups: [(title: String, rules: [KeyRule])] =
      [("All views", KeyRule.view)]
      + (named + ClassRules.sceneObjects.map { ("`\($0.element)`", $0) }).map {
        ("\($0.rules.className) (\($0.name))", $0.rules.ownRules)
      }
    return elements + "\n"
      + groups.filter { !$0.rules.isEmpty }.map(section).joined(separator: "\n")
  }

  /// The rules of elements with the elements' names. Bars in views are compiled differently from
  /// those of controllers.
  private static var named: [(name: String, rules: ClassRules)] {
    let bars = Set(ClassRules.bars.map(\.element))
    let views = Set(ClassRules.all.map(\.element))
    return ClassRules.all.map {
      ("`\($0.element)`" + (bars.contains($0.element) ? " in a view" : ""), $0)
    }
      + ClassRules.controllers.map { ("`\($0.element)`", $0) }
      + ClassRules.bars.map {
        ("`\($0.element)`" + (views.contains($0.element) ? " of a controller" : ""), $0)
      }
  }

  /// A table of the elements that can be compiled.
  private static var elements: String {
    let rows = named.map { name, rules in
      "| \(name) | \(rules.className) | \(rules.versions) | \(rules.attributes.count) |\n"
    }
    return """
      #### Elements

      | Element | Class | Xcode | Attributes |
      |---|---|---|---|

      """ + rows.joined()
  }

  private static func section(_ title: String, _ rules: [KeyRule]) -> String {
    let rows = rules.map { rule in
      "| `\(rule.key)` | \(rule.value.condition) | \(rule.value.content) "
        + "| \(rule.versions) | \(rule.sampleText) |\n"
    }
    return """
      #### \(title)

      | Key | Written | Value | Xcode | Samples |
      |---|---|---|---|---|

      """ + rows.joined()
  }
}

extension KeyRule {
  /// The number of samples, with the missing ones.
  fileprivate var sampleText: String {
    switch evidence {
    case .pairs: "\(samples)"
    case .compiledFiles: "\(samples), without documents"
    case .independentReaders: "none, from other compilers or readers"
    case .none: "none: refused"
    }
  }

  /// The versions of Xcode that write the key.
  fileprivate var versions: String {
    switch (since, until) {
    case (.xcode7, nil): ""
    case (.xcode7, let until?): "to \(until.rawValue)"
    case (let since, nil): "from \(since.rawValue)"
    case (let since, let until?): "\(since.rawValue) to \(until.rawValue)"
    }
  }
}

extension ClassRules {
  /// The versions of Xcode whose output is known.
  fileprivate var versions: String {
    let all = XcodeGeneration.allCases
    guard generations.count < all.count || !derivedGenerations.isEmpty else { return "" }
    let names = { (set: Set<XcodeGeneration>) in
      all.filter(set.contains).map { "\($0.rawValue)" }.joined(separator: ", ")
    }
    let known = names(generations.subtracting(derivedGenerations))
    let derived = derivedGenerations.isEmpty ? "" : "derived: \(names(derivedGenerations))"
    return [known, derived].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension RuleValue {
  /// The condition for writing the key.
  fileprivate var condition: String {
    switch self {
    case .constant, .constantText, .emptyArray: "always"
    case .flag(let name, let standard, let isSet, _), .mark(let name, let standard, let isSet, _):
      "if `\(name)` is \(isSet ? "YES" : "NO")\(standard == isSet ? " or absent" : "")"
    case .integer(let name, _, let omitted?): "unless `\(name)` is \(omitted)"
    case .integer: "always"
    case .float(let name, let standard, let omitted), .double(let name, let standard, let omitted):
      Self.condition(name, standard, omitted)
    case .word(let name, _, let standard, let omitted?):
      "unless `\(name)` is `\(omitted)`\(standard == omitted ? " or absent" : "")"
    case .word(let name, _, nil, _), .trait(let name, _): "if there is `\(name)`"
    case .word: "always"
    case .priorities: "unless it is that of a new view of the class"
    case .text(let name, _), .string(let name), .image(let name): "if there is `\(name)`"
    case .inheritedColor(let key):
      "if there is an element with the key `\(key)`, or, for a controller's view, in the storyboard"
    case .color(let key), .font(let key), .size(let key), .insets(let key):
      "if there is an element with the key `\(key)`"
    case .computed(let value): value.condition
    }
  }

  private static func condition(
    _ name: String, _ standard: Double?, _ omitted: Double?
  ) -> String {
    switch (standard, omitted) {
    case (_, let omitted?):
      "unless `\(name)` is \(omitted)\(standard == omitted ? " or absent" : "")"
    case (nil, nil): "if there is `\(name)`"
    case (_, nil): "always"
    }
  }

  /// The value.
  fileprivate var content: String {
    switch self {
    case .constant(let value): value.text
    case .constantText(let text): ArchivedValue.quoted(text)
    case .emptyArray: "no elements"
    case .flag(_, _, _, let writes): "\(writes)"
    case .mark(_, _, _, let writes): writes.text
    case .integer(let name, let standard, _): "`\(name)`, or else \(standard)"
    case .float(let name, let standard, _):
      "`\(name)`\(standard.map { ", or else \($0)" } ?? "") in 32 bits"
    case .double(let name, let standard, _):
      "`\(name)`\(standard.map { ", or else \($0)" } ?? "") in 64 bits"
    case .word(let name, _, let standard?, _):
      "UIKit's number of `\(name)`, or else of `\(standard)`"
    case .word(let name, _, nil, _), .trait(let name, _): "UIKit's number of `\(name)`"
    case .priorities: "`{horizontal, vertical}`"
    case .text(let name, let suffix): "`\(name)`, for translators under `ID.\(suffix)`"
    case .string(let name): "`\(name)`"
    case .color, .inheritedColor: "the color"
    case .font: "the font"
    case .size: "its width and height"
    case .insets: "its top, left, bottom and right"
    case .image: "a stand-in with the image's name"
    case .computed(let value): value.content
    }
  }
}
