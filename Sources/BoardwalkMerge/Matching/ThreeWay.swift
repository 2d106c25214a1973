/// One of the two versions that are merged.
package enum Side: String, Sendable, Hashable, CaseIterable {
  case ours, theirs

  /// The other version.
  package var other: Side { self == .ours ? .theirs : .ours }
}

/// A value in the common ancestor and in both sides.
package struct ThreeWay<Value> {
  package var base: Value
  package var ours: Value
  package var theirs: Value

  /// The three values.
  package init(base: Value, ours: Value, theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The value of `side`.
  package subscript(side: Side) -> Value {
    get { side == .ours ? ours : theirs }
    set { if side == .ours { ours = newValue } else { theirs = newValue } }
  }

  /// The three results of `transform`.
  package func map<Result>(_ transform: (Value) -> Result) -> ThreeWay<Result> {
    ThreeWay<Result>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }

  /// The pairs of these values and those of `other`.
  package func zip<Other>(_ other: ThreeWay<Other>) -> ThreeWay<(Value, Other)> {
    ThreeWay<(Value, Other)>(
      base: (base, other.base), ours: (ours, other.ours), theirs: (theirs, other.theirs))
  }
}

extension ThreeWay: Sendable where Value: Sendable {}
extension ThreeWay: Equatable where Value: Equatable {}
extension ThreeWay: Hashable where Value: Hashable {}

extension ThreeWay where Value: Equatable {
  /// The side whose value a merge takes: the one that changed it, or either where both agree; nil
  /// where both changed it to different values.
  package var changedSide: Side? {
    if theirs == base || ours == theirs { return .ours }
    return ours == base ? .theirs : nil
  }
}
