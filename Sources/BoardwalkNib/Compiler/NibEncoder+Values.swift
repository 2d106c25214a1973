import BoardwalkDocument

// The values that rules describe.
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
    case .color(let key): return element.child(key: key).flatMap { color($0) }
    case .inheritedColor(let key):
      let isRoot = document.kind == .storyboard && element["key"] == "view"
      let inherited = isRoot ? document.root.child(key: key) : nil
      return (element.child(key: key) ?? inherited).flatMap { color($0) }
    case .font(let key): return element.child(key: key).flatMap { font($0) }
    case .size(let key):
      return element.child(key: key).flatMap { packed(["width", "height"], $0) }
    case .insets(let key):
      return element.child(key: key).flatMap { packed(["minY", "minX", "maxY", "maxX"], $0) }
    case .image(let name): return image(name, of: element)
    case .trait(let name, let table): return trait(name, table, of: element)
    case .priorities(let kind):
      return priorities(kind, of: element, standard: classRules.standardPriorities[kind])
    case .computed(let computed): return computed.value(&self, element)
    }
  }

  /// The Boolean attribute `name` of `element`, or `standard` if it is absent.
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

  /// The numeric attribute `name` of `element`; nil if it is absent or malformed.
  mutating func number(_ name: String, of element: Element) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text), number.isFinite, abs(number) < 1e15 else {
      refuse(element, .value(attribute: name, text))
      return nil
    }
    return number
  }

  private mutating func word(
    _ name: String, _ table: EnumerationTable, of element: Element, standard: String?,
    omitted: String?
  ) -> ArchivedValue? {
    guard let word = element[name] ?? standard, word != omitted else { return nil }
    return number(of: word, in: table, name, of: element).map { .integer($0) }
  }

  /// The number of `word`, the value of `attribute`; a word that is not in `table` is unsupported.
  mutating func number(
    of word: String, in table: EnumerationTable, _ attribute: String, of element: Element
  ) -> Int? {
    let number = table.numbers[word]
    if number == nil { refuse(element, .value(attribute: attribute, word)) }
    return number
  }

  /// The bits of the words whose attributes are YES; nil if one is not in `table`.
  mutating func bits(of element: Element, in table: EnumerationTable) -> Int? {
    var bits = 0
    for attribute in element.attributes where attribute.name != "key" {
      guard let bit = table.numbers[attribute.name] else {
        refuse(element, .attribute(attribute.name))
        return nil
      }
      if flag(attribute.name, of: element, standard: false) { bits |= bit }
    }
    return bits
  }

  /// `number`, unless it is 0, which is not written.
  static func nonZero(_ number: Int) -> ArchivedValue? { number == 0 ? nil : .integer(number) }

  /// A trait of text input; nothing where the document names none.
  private mutating func trait(
    _ name: String, _ table: EnumerationTable, of element: Element
  ) -> ArchivedValue? {
    guard let traits = element.child("textInputTraits"), let word = traits[name] else { return nil }
    return number(of: word, in: table, name, of: traits).map { .integer($0) }
  }

  /// A collection of the objects of `elements`; nil if there are none.
  mutating func array(
    of elements: [Element], _ className: String = "NSMutableArray"
  ) -> ArchivedValue? {
    let objects = references(to: elements)
    return objects.isEmpty ? nil : builder.collection(className, objects)
  }

  /// References to the objects of `elements` in this nib.
  func references(to elements: [Element]) -> [ArchivedValue] {
    elements.compactMap { object(of: $0) }.map { .reference($0) }
  }

  /// The numbers of an element that consists of numbers.
  mutating func packed(_ names: [String], _ element: Element) -> ArchivedValue? {
    guard let numbers = numbers(names, of: element) else {
      refuse(element)
      return nil
    }
    return .data(PackedGeometry.bytes(numbers))
  }

  /// The numbers of the attributes `names`; nil if one is missing.
  mutating func numbers(_ names: [String], of element: Element) -> [Double]? {
    let numbers = names.compactMap { number($0, of: element) }
    return numbers.count == names.count ? numbers : nil
  }

  /// A text, which may be localized.
  ///
  /// `owner` is the object whose id translations use, if it is not `element`.
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

  /// The image of the app or symbol of the system that `attribute` names, which is looked up when
  /// the nib is loaded. The form of a symbol is known from 4 compiled files of Xcode 13 and later,
  /// without their documents.
  mutating func image(_ attribute: String, of element: Element) -> ArchivedValue? {
    guard let name = element[attribute] else { return nil }
    let resource = document.resources.first {
      $0.element.name == "image" && $0.element["name"] == name
    }
    let catalog = resource?.element["catalog"]
    let isSymbol = catalog == "system" && generation >= .xcode13
    guard catalog == nil || isSymbol else {
      refuse(element, .value(attribute: attribute, name))
      return nil
    }
    let size: Float = isSymbol ? 0 : 1
    var entries: [ArchivedObject.Entry] = [
      .init("UIImageWidth", .float(size)), .init("UIImageHeight", .float(size)),
      .init("UIResourceName", builder.text(name)),
    ]
    if generation >= .xcode13 {
      entries += [
        .init("UISystemSymbolResourceName", isSymbol ? builder.text(name) : .null),
        .init("UISymbolImageConfiguration", .null),
        .init("UIResourceCatalogName", .null),
      ]
    }
    return builder.value("UIImageNibPlaceholder", entries)
  }
}

extension Element {
  /// The elements in the list named `name` directly inside.
  func list(_ name: String) -> [Element] { child(name).map { Array($0.children) } ?? [] }
}
