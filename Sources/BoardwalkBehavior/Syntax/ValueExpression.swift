/// An expression.
package struct ValueExpression: Sendable, Hashable {
  /// The syntactic form of an expression.
  package indirect enum Form: Sendable, Hashable {
    case text(String)
    case number(Double)

    /// A number with a point, which divides without a remainder: `2.0`.
    case real(Double)

    case bool(Bool)
    case `nil`

    /// One of UIKit's own words, or a color: `.formSheet`.
    case word(String)

    /// An interpolated text.
    case template([Piece])

    /// `[a, b]`
    case list([ValueExpression])

    /// `{ name: "Spork", value: 40 }`
    case record([NamedOption])

    /// A state, an outlet, a property, or a parameter of a handler.
    case name(String)

    /// `item.name`
    case member(ValueExpression, String, at: Range<Int>)

    /// `items[0]`
    case element(ValueExpression, ValueExpression)

    /// `random(1, 6)`, `title.contains(query)`, `UINavigationController(rootViewController: list)`
    case call(ValueExpression, [Argument])

    /// `name!`: nil ends the app.
    case unwrap(ValueExpression)

    /// `try? load()`: nil after an error.
    case tried(ValueExpression)

    case not(ValueExpression)
    case negative(ValueExpression)
    case binary(Operator, ValueExpression, ValueExpression)

    /// `a ? b : c`
    case choice(ValueExpression, ValueExpression, otherwise: ValueExpression)

    /// `list as! ItemsViewController`; with `as?` the value is nil if it is of another class.
    case cast(ValueExpression, to: String, at: Range<Int>, isForced: Bool)

    /// `map name over items`: the property of each element.
    case map(String, over: ValueExpression)

    /// `map item in items to item.name.uppercased`: a value for each element.
    case transform(String, in: ValueExpression, to: ValueExpression)

    /// `filter item in items where item.isDone`
    case filter(String, in: ValueExpression, where: ValueExpression)

    /// `{ action in … }`, statements that run when they are called, and the names in them.
    case closure(NamedBlock, using: Set<String>)

    /// `instantiate "Detail"`: a new controller from a scene; `from` another storyboard.
    case instantiate(ValueExpression, from: ValueExpression?)
  }

  /// The form of the expression.
  package let form: Form

  /// The range.
  package let range: Range<Int>

  /// The height of its syntax tree, which is the recursion depth of traversals: that of `a + b + c`
  /// is three, since each sum contains the previous one.
  package let height: Int

  /// The maximum height: recursive traversals have enough stack for it, even in nested blocks
  /// inside a handler.
  package static let heightLimit = 200

  /// An expression of `form`, written at `range`.
  init(form: Form, range: Range<Int>) {
    self.form = form
    self.range = range
    height = 1 + (form.parts.map(\.height).max() ?? 0)
  }

  /// The value whose method runs, which calls of its other methods need not name.
  package static let receiver = named("self")

  /// The name `name`, which no text says.
  package static func named(_ name: String) -> ValueExpression {
    ValueExpression(form: .name(name), range: 0..<0)
  }

  /// Its name, or that of the member that it is; nil for another value.
  package var lastName: String? {
    switch form {
    case .name(let name), .member(_, let name, at: _): name
    default: nil
    }
  }

  /// Whether it has the same value wherever it is evaluated.
  package var isConstant: Bool {
    switch form {
    case .text, .number, .real, .bool, .nil, .word: true
    case .list, .record, .not, .negative, .binary: form.parts.allSatisfy(\.isConstant)
    default: false
    }
  }

  /// A part of an interpolated text.
  package enum Piece: Sendable, Hashable {
    case text(String)
    case value(ValueExpression)
  }

  /// An argument, with or without a label.
  package struct Argument: Sendable, Hashable {
    /// The name in front of the value.
    package var label: String?

    /// The range of this name.
    package var labelRange: Range<Int>?

    /// The value.
    package var value: ValueExpression
  }

  /// A binary operator; the raw value is its spelling.
  package enum Operator: String, Sendable, Hashable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case otherwise = "??"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The precedence; operators with a higher one bind tighter.
    var rank: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater: 3
      case .otherwise: 4
      case .plus, .minus: 6
      case .times, .divided, .remainder: 7
      }
    }

    /// The precedence of `as`.
    static let castRank = 5
  }
}

extension ValueExpression.Form {
  /// The subexpressions, in the order of the text.
  var parts: [ValueExpression] {
    switch self {
    case .text, .number, .real, .bool, .nil, .word, .name: []
    case .template(let pieces):
      pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .list(let values): values
    case .record(let fields): fields.map(\.value)
    case .member(let value, _, _), .unwrap(let value), .tried(let value), .not(let value),
      .negative(let value),
      .cast(let value, _, _, _), .map(_, let value):
      [value]
    case .element(let value, let index): [value, index]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .binary(_, let left, let right): [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    case .transform(_, let list, let value): [list, value]
    case .filter(_, let list, let condition): [list, condition]
    case .instantiate(let identifier, let storyboard):
      [identifier] + (storyboard.map { [$0] } ?? [])
    case .closure(let block, using: _): block.body.values
    }
  }
}

extension ValueExpression {
  /// Whether it is an optional value in Swift, whose `map` gets the value and no elements.
  package var isOptional: Bool {
    switch form {
    case .member(_, let name, at: _): Self.optionalMembers.contains(name)
    case .call(let callee, _):
      if case .member(_, let name, at: _) = callee.form {
        Self.optionalMembers.contains(name)
      } else {
        false
      }
    case .cast(_, to: _, at: _, isForced: let isForced): !isForced
    case .tried: true
    case .element(_, let key): if case .text = key.form { true } else { false }
    default: false
    }
  }

  /// Members and methods of Swift's and UIKit's whose results are optional.
  private static let optionalMembers: Set<String> = [
    "first", "last", "max", "min", "placeholder", "prompt", "randomElement", "text",
    "title",
  ]
}
