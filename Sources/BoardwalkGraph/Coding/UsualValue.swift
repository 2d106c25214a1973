/// What a value of a graph usually is.
public protocol UsualValue: Sendable {
  /// The value's type.
  associatedtype Value: Codable, Hashable, Sendable

  /// The usual value.
  static var value: Value { get }
}

/// The usual values.
public enum Usual {
  /// A property that few objects have.
  public enum No: UsualValue {
    /// False.
    public static var value: Bool { false }
  }

  /// A property that few objects lack.
  public enum Yes: UsualValue {
    /// True.
    public static var value: Bool { true }
  }

  /// A number that adds nothing.
  public enum Zero: UsualValue {
    /// 0.
    public static var value: Double { 0 }
  }

  /// A factor that changes nothing.
  public enum One: UsualValue {
    /// 1.
    public static var value: Double { 1 }
  }

  /// The priority of a constraint that must hold.
  public enum Required: UsualValue {
    /// 1000.
    public static var value: Double { 1000 }
  }

  /// The relation of most constraints.
  public enum Equal: UsualValue {
    /// `equal`.
    public static var value: String { "equal" }
  }

  /// A list of what few objects have.
  public enum Empty<Element: Codable & Hashable & Sendable>: UsualValue {
    /// The empty list.
    public static var value: [Element] { [] }
  }
}
