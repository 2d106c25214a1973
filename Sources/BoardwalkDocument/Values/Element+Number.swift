import BoardwalkTree

extension Element {
  /// The number that the attribute `name` holds.
  func number(_ name: String) -> Double? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
