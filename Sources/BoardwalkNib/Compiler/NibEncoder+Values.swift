import BoardwalkDocument

// The forms of values that rules name.
extension NibEncoder {
  /// The value that `rule` writes for `element`; nil for none.
  mutating func value(
    of rule: RuleValue, for element: Element, _ classRules: ClassRules
  ) -> ArchivedValue? {
    switch rule {
    case .constant(let value): return value
    case .constantText(let text): return builder.text(text)
    case .emptyArray: return builder.collection("NSArray", [])
    case .flag(let name, let standard, let isSet, let writes):
      return flag(name, of: element, standard: standard) == isSet ? .bool(writes) : nil
    case .mark(let name, let standard, let isSet, let writes):
      return flag(name, of: element, standard: standard) == isSet ? writes : nil
    case .integer(let name, let standard, let omitted):
      let value = number(name, of: element).map { Int($0) } ?? standard
      return value == omitted ? nil : .integer(value)
    case .float(let name, let standard, let omitted):
      guard let value = number(name, of: element) ?? standard, value != omitted else { return nil }
      return .float(Float(value))
    case .double(let name, let standard, let omitted):
      guard let value = number(name, of: element) ?? standard, value != omitted else { return nil }
      return .double(value)
    case .word(let name, let table, let standard, let omitted):
      return word(name, table, of: element, standard: standard, omitted: omitted)
    case .text(let name, let suffix): return text(name, suffix, of: element)
    case .string(let name): return element[name].map { builder.text($0) }
    case .color(let key):
      return element.child(key: key).flatMap { color($0) }
    case .font(let key): return element.child(key: key).flatMap { font($0) }
    case .size(let key):
      return element.child(key: key).flatMap { packed(["width", "height"], $0) }
    case .insets(let key):
      return element.child(key: key).flatMap { packed(["minY", "minX", "maxY", "maxX"], $0) }
    case .image(let name): return element[name].flatMap { image($0, element) }
    case .derived(let value): return derived(value, for: element, classRules)
    }
  }

  mutating func flag(_ name: String, of element: Element, standard: Bool) -> Bool {
    switch element[name] {
    case nil: return standard
    case "YES": return true
    case "NO": return false
    case let value?:
      refuse(element, .value(attribute: name, value))
      return standard
    }
  }

  mutating func number(_ name: String, of element: Element) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text), number.isFinite, abs(number) < 1e15 else {
      refuse(element, .value(attribute: name, text))
      return nil
    }
    return number
  }

  private mutating func word(
    _ name: String, _ table: WordTable, of element: Element, standard: String, omitted: String?
  ) -> ArchivedValue? {
    let word = element[name] ?? standard
    if word == omitted { return nil }
    guard let number = table.numbers[word] else {
      refuse(element, .value(attribute: name, word))
      return nil
    }
    return .integer(number)
  }

  /// The numbers of an element that is nothing but numbers.
  mutating func packed(_ names: [String], _ element: Element) -> ArchivedValue? {
    let numbers = names.compactMap { number($0, of: element) }
    guard numbers.count == names.count else {
      refuse(element)
      return nil
    }
    return .data(PackedGeometry.bytes(numbers))
  }

  /// A text, which translators may replace where the document is localized.
  ///
  /// `owner` is the object whose id translations name, where it is not `element`.
  mutating func text(
    _ name: String, _ suffix: String, of element: Element, owner: Element? = nil
  ) -> ArchivedValue? {
    guard let text = element[name] ?? element.child(key: name)?.text else { return nil }
    return localizable(text, suffix, of: owner ?? element)
  }

  /// `text` under the key that string tables have for this text of `owner`.
  mutating func localizable(_ text: String, _ suffix: String, of owner: Element) -> ArchivedValue {
    guard options.isLocalized, !text.isEmpty, let id = owner["id"] else {
      return builder.text(text)
    }
    return builder.add(
      "NSLocalizableString",
      [
        .init("NS.bytes", .data(Array(text.utf8))), .init("NSKey", builder.text("\(id).\(suffix)")),
        .init("NSDev", builder.text(text)),
      ])
  }

  /// An image of the app, which is looked up by its name when the nib is loaded.
  mutating func image(_ name: String, _ element: Element) -> ArchivedValue? {
    if element.child(key: "catalog") != nil { refuse(element) }
    let resource = document.resources.first { $0.element["name"] == name }
    guard resource?.element["catalog"] == nil else {
      refuse(element, .value(attribute: "image", name))
      return nil
    }
    var entries: [ArchivedObject.Entry] = [
      .init("UIImageWidth", .float(1)), .init("UIImageHeight", .float(1)),
      .init("UIResourceName", builder.text(name)),
    ]
    if generation >= .xcode13 {
      entries += [
        .init("UISystemSymbolResourceName", .null), .init("UISymbolImageConfiguration", .null),
        .init("UIResourceCatalogName", .null),
      ]
    }
    return builder.add("UIImageNibPlaceholder", entries)
  }
}
