/// The rules for compiling one element: its class, and the rule of each of its keys.
package struct ClassRules: Sendable {
  /// The element in the document.
  package let element: String

  /// UIKit's class.
  package let className: String

  /// The rules, those of all views first.
  package let rules: [KeyRule]

  /// The rules that not all views have.
  let ownRules: [KeyRule]

  /// The generations of compilers that can be imitated.
  package let generations: Set<XcodeGeneration>

  /// The generations without samples: their rules are those of the other generations, with the keys
  /// of all views.
  package let derivedGenerations: Set<XcodeGeneration>

  /// Attributes that the compiled object does not have: they are for Interface Builder only.
  package let designAttributes: Set<String>

  /// The keys of child elements that the compiled object does not have either.
  package let designParts: Set<String>

  /// Attributes that samples show with one value only; the compiled object does not have them.
  package let fixedAttributes: [String: String]

  /// The priorities that a new view of the class has, which are not written.
  package let standardPriorities: [PriorityKind: ViewPriorities]

  init(
    _ element: String, _ className: String, hugging: ViewPriorities = .init(250, 250),
    resistance: ViewPriorities = .init(750, 750), design: Set<String> = [],
    designParts: Set<String> = [],
    fixed: [String: String] = [:],
    known: Set<XcodeGeneration> = Set(XcodeGeneration.allCases),
    derived: Set<XcodeGeneration> = [],
    inherits inherited: [KeyRule] = KeyRule.view, _ rules: [KeyRule] = []
  ) {
    self.element = element
    self.className = className
    let kept = inherited.filter { rule in !rules.contains { $0.key == rule.key } }
    self.rules = kept + rules
    ownRules = kept.filter { rule in !KeyRule.view.contains { $0.key == rule.key } } + rules
    designAttributes = design
    self.designParts = designParts
    fixedAttributes = fixed
    generations = known.union(derived)
    derivedGenerations = derived
    standardPriorities = [.hugging: hugging, .compressionResistance: resistance]
  }

  /// The attributes that a rule reads.
  package var attributes: Set<String> {
    Set(rules.flatMap(\.value.attributes)).union(designAttributes)
      .union(fixedAttributes.keys)
  }

  /// The keys, or else the names, of the child elements that a rule reads.
  package var children: Set<String> {
    Set(rules.flatMap(\.value.children)).union(designParts)
  }

  /// The rules of `element`.
  package static func of(_ element: String) -> ClassRules? { byElement[element] }

  /// The rules of the element whose class is `className`; a cell's label is a label.
  static func ofClass(_ className: String) -> ClassRules? {
    switch className {
    case "UITableViewLabel": of("label")
    case effectContent.className: effectContent
    default: all.first { $0.className == className }
    }
  }

  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.map { ($0.element, $0) })
}

/// The kind of a view's priority; the value is the suffix of its attributes and of its key.
package enum PriorityKind: String, Sendable, Hashable {
  case hugging = "HuggingPriority"
  case compressionResistance = "CompressionResistancePriority"

  /// The attributes of the axes.
  var attributes: [String] { ["horizontal" + rawValue, "vertical" + rawValue] }

  /// Interface Builder's default for a new view of most classes, which it omits.
  var standard: Double { self == .hugging ? 250 : 750 }
}

/// A priority for each axis.
package struct ViewPriorities: Sendable, Hashable {
  /// The priority of the width.
  package let horizontal: Double

  /// The priority of the height.
  package let vertical: Double

  /// The default of a class whose priorities are always written.
  static let none = ViewPriorities(-1, -1)

  init(_ horizontal: Double, _ vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension RuleValue {
  /// The attributes that it reads.
  var attributes: [String] {
    switch self {
    case .constant, .constantText, .emptyArray, .color, .inheritedColor, .font, .size, .insets,
      .trait:
      []
    case .flag(let name, _, _, _), .mark(let name, _, _, _), .integer(let name, _, _),
      .float(let name, _, _),
      .double(let name, _, _), .word(let name, _, _, _), .text(let name, _), .string(let name):
      [name]
    // The catalog of an image is that of its resource.
    case .image(let name): [name, "catalog"]
    case .priorities(let kind): kind.attributes
    case .computed(let value): value.attributes
    }
  }

  /// The child elements that it reads, by their key or else their name.
  var children: [String] {
    switch self {
    case .color(let key), .inheritedColor(let key), .font(let key), .size(let key),
      .insets(let key):
      [key]
    case .text(let name, _): [name]
    case .trait: ["textInputTraits"]
    case .computed(let value): value.children
    default: []
    }
  }
}
