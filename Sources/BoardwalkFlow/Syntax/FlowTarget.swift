import BoardwalkBase
import BoardwalkSimulation

/// A target in a flow, such as `button "Save"`, `row 2` or `Items > tableView > "Rusty Spork"`.
public struct FlowTarget: Sendable, Hashable {
  /// A step of the path to it.
  package struct Step: Sendable, Hashable {
    /// The role, if specified.
    package var role: Touchable.Role?

    /// The text, if specified; in a path also the name of a controller.
    package var text: String?

    /// The name in its document or its code, if specified.
    package var name: String?

    /// The index among equal elements, from 1; nil without one.
    package var index: Int?

    /// A step with these parts.
    package init(
      role: Touchable.Role? = nil, text: String? = nil, name: String? = nil, index: Int? = nil
    ) {
      self.role = role
      self.text = text
      self.name = name
      self.index = index
    }
  }

  /// The steps, outermost first; the last is the thing itself.
  package var steps: [Step]

  /// The target of the path `steps`.
  package init(_ steps: [Step]) { self.steps = steps }

  /// The element with `text`, of the role if specified.
  public init(_ text: String, role: Touchable.Role? = nil) {
    steps = [Step(role: role, text: text)]
  }
}

extension FlowTarget: CustomStringConvertible {
  /// The target as written in a flow.
  public var description: String { steps.map(\.description).joined(separator: " > ") }

  /// The name that it is, and nothing else.
  var plainName: String? {
    steps.count == 1 && steps[0] == Step(name: steps[0].name) ? steps[0].name : nil
  }

  /// Whether it is a text and nothing else.
  var isPlainText: Bool {
    steps.count == 1 && steps[0] == Step(text: steps[0].text) && steps[0].text != nil
  }
}

extension FlowTarget.Step: CustomStringConvertible {
  /// The step as written in a flow.
  public var description: String {
    [role?.word, name, text.map(StringLiteral.quoted), index.map(String.init)]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension Touchable.Role {
  /// The words for roles; the first of each is the printed one.
  static let words: [(word: String, role: Touchable.Role)] = [
    ("button", .button), ("row", .cell), ("cell", .cell), ("field", .field),
    ("control", .control), ("item", .barItem), ("tab", .tab), ("view", .view),
  ]

  /// The role of `word`.
  static func meant(by word: String) -> Touchable.Role? {
    words.first { $0.word == word }?.role
  }

  /// The name in flows.
  var word: String {
    let role = self == .toolbarItem ? .barItem : self
    return Self.words.first { $0.role == role }?.word ?? rawValue
  }
}
