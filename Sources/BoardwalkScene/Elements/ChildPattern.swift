/// The conditions that an element inside another meets.
struct ChildPattern {
  /// Its name; nil for any.
  let name: String?

  /// An attribute, and the value that it has; nil if the attribute is absent.
  let attribute: String
  let value: String?

  /// Whether `element` meets them.
  func matches(_ element: ElementNode) -> Bool {
    (name == nil || name == element.name) && element[attribute] == value
  }
}
