/// The default of a value in a graph file.
package protocol UsualValue: Sendable {
  /// The value's type.
  associatedtype Value: Codable, Hashable, Sendable

  /// The usual value.
  static var value: Value { get }
}

/// The usual values.
package enum Usual {
  /// A property that few objects have.
  package enum No: UsualValue {
    /// False.
    package static var value: Bool { false }
  }

  /// A property that few objects lack.
  package enum Yes: UsualValue {
    /// True.
    package static var value: Bool { true }
  }

  /// A number that adds nothing.
  package enum Zero: UsualValue {
    /// 0.
    package static var value: Double { 0 }
  }

  /// A factor that changes nothing.
  package enum One: UsualValue {
    /// 1.
    package static var value: Double { 1 }
  }

  /// The priority of a constraint that must hold.
  package enum Required: UsualValue {
    /// 1000.
    package static var value: Double { 1000 }
  }

  /// The relation of most constraints.
  package enum Equal: UsualValue {
    /// `equal`.
    package static var value: String { "equal" }
  }

  /// A list of what few objects have.
  package enum Empty<Element: Codable & Hashable & Sendable>: UsualValue {
    /// The empty list.
    package static var value: [Element] { [] }
  }
}
