extension Element {
  /// The number that the attribute `name` holds, as Interface Builder writes numbers.
  func number(_ name: String) -> Double? {
    guard let place = attributeIndex(of: name) else { return nil }
    let value = tree.attributeCharacters(at: place)
    return ValueFormat.number.accepts(value) ? Double(String(decoding: value, as: UTF8.self)) : nil
  }
}
