import BoardwalkSchema

/// The default of a value in a graph file.
package protocol DefaultValue: Sendable {
  /// The value's type.
  associatedtype Value: Codable, Hashable, Sendable

  /// The usual value.
  static var value: Value { get }
}

/// The usual values.
package enum Default {
  /// A property that few objects have.
  package enum No: DefaultValue {
    /// False.
    package static var value: Bool { false }
  }

  /// A property that few objects lack.
  package enum Yes: DefaultValue {
    /// True.
    package static var value: Bool { true }
  }

  /// A number that adds nothing.
  package enum Zero: DefaultValue {
    /// 0.
    package static var value: Double { 0 }
  }

  /// A factor that changes nothing.
  package enum One: DefaultValue {
    /// 1.
    package static var value: Double { 1 }
  }

  /// The priority of a constraint that must hold.
  package enum Required: DefaultValue {
    /// 1000.
    package static var value: Double { 1000 }
  }

  /// The relation of most constraints.
  package enum Equal: DefaultValue {
    /// Equality.
    package static var value: ConstraintRelation { .equal }
  }

  /// An empty list.
  package enum Empty<Element: Codable & Hashable & Sendable>: DefaultValue {
    /// The empty list.
    package static var value: [Element] { [] }
  }
}
