extension Unfolding {
  /// The id of the object that `reference` means.
  func id(of reference: String) -> String {
    if let content = owner.contentView, reference == Owner.contentViewWord { return content }
    return context.names.id(of: reference)
  }

  /// Adds an element that sugar said.
  mutating func insert(_ element: Branch) { inserted.append(element) }

  /// The attribute `name`, be it understood by now or still a field.
  subscript(name: Name) -> String? {
    if let value = tag[name] { return value }
    if case .plain(let value) = field(name) { return value }
    return nil
  }

  /// The value of the field `name`.
  func field(_ name: Name) -> FieldValue? {
    statement.place(of: name).map { statement.fields[$0].value }
  }

  /// Whether an element called `name` with `key` stands in the body or was said by sugar.
  func hasChild(_ name: Name, key: String) -> Bool {
    hasChild(ChildPattern(name: name, attribute: .key, value: key))
  }

  /// Whether an element that is like `pattern` stands in the body or was said by sugar.
  func hasChild(_ pattern: ChildPattern) -> Bool {
    inserted.contains { pattern.matches($0) }
      || contents.contains { pattern.matches($0, in: understood) }
  }

  /// Removes the field `name` and returns its value.
  mutating func take(_ name: Name) -> FieldValue? {
    statement.place(of: name).map { statement.fields.remove(at: $0).value }
  }
}
