import BoardwalkDocument
import BoardwalkSchema
import Testing

@testable import BoardwalkScene

/// What the tables of the scene language say is what the schema says.
@Suite struct SchemaAgreementTests {
  /// Elements that only the schema gives attributes to: no other table has any of theirs.
  private static let new = Set(Schema.all.map(\.name)).filter { name in
    ["exclude", "include", "longPressGestureRecognizer", "namedColor", "systemColor"].contains(name)
      || Schema.element(name)?.attributes.map(\.name) == ["id"] && AttributeOrder.ranks[name] == nil
  }

  @Test("the schema lists the attributes of each element in the order of the table")
  func attributeOrder() {
    let table = AttributeOrder.ranks.mapValues { ranks in
      ranks.sorted { $0.value < $1.value }.map(\.key)
    }
    let schema = Schema.all.filter { !$0.attributes.isEmpty && !Self.new.contains($0.name) }
    #expect(
      table == Dictionary(uniqueKeysWithValues: schema.map { ($0.name, $0.attributes.map(\.name)) })
    )
  }

  @Test("the schema lists the children of each element in the order of the table")
  func childOrder() {
    var keys: [String: [String: Set<String?>]] = [:]
    for element in Schema.all where !element.children.isEmpty && element.name != "customFonts" {
      for (rank, child) in element.children.enumerated() {
        keys[element.name, default: [:]][child.element, default: []].insert(child.role)
        #expect(
          ChildOrder.rank(of: Vocabulary.name(child.element), key: child.role, in: element.name)
            == rank)
      }
    }
    var table = ChildOrder.keysByChild
    table["customFonts"] = nil
    #expect(table == keys)
  }

  @Test("new objects have the attributes of the table")
  func defaults() {
    for element in Schema.all {
      let name = Vocabulary.name(element.name)
      let usual = UsualAttributes.of(name, .file, hasMask: false, Branch(name))
      #expect(
        usual.map { "\($0.name)=\($0.value)" }
          == element.defaultAttributes.map { "\($0.name)=\($0.defaultValue ?? "")" })
      #expect(UsualAttributes.isView(name) == element.isPlacedByConstraints)
      for attribute in element.defaultAttributes {
        guard let value = attribute.defaultValue else { continue }
        #expect(
          SilentValues.of(attribute.name, in: element.name, usual: value)
            == (attribute.form == .boolean
              ? (value == "YES" ? "NO" : "YES") : attribute.impliedValue),
          "\(element.name).\(attribute.name)")
      }
    }
    #expect(
      UsualAttributes.kinds == Set(Schema.all.filter { !$0.defaultAttributes.isEmpty }.map(\.name)))
    for element in Schema.all {
      let font = element.fontSize.map { FieldValue.call("system", ["\($0)"]) }
      #expect(UsualFonts.all[element.name] == font)
    }
  }

  @Test("titles, roles, aliases and identifiers are those of the tables")
  func names() {
    let all = Schema.all
    func table(_ value: (ElementSchema) -> String?) -> [String: String] {
      Dictionary(uniqueKeysWithValues: all.compactMap { e in value(e).map { (e.name, $0) } })
    }
    #expect(TitleAttributes.all == table(\.titleAttribute))
    #expect(UsualKeys.all == table(\.role))
    #expect(Aliases.byElement == table(\.alias))
    #expect(
      IdentifiedKinds.all.union(["longPressGestureRecognizer"])
        == Set(all.filter(\.isIdentified).map(\.name)))
  }

  @Test("what is on or off, text, or rare is so in the schema")
  func forms() {
    let switches = Set(Schema.commonForms.filter { $0.value == .boolean }.keys)
    // Traits of accessibility are flags, and whether an object is an element is a child.
    #expect(
      Switches.all.subtracting(switches) == ["adjustable", "allowsDirectInteraction", "isElement"])
    // Documents give these attributes no other values either.
    #expect(
      switches.subtracting(Switches.all) == [
        "adjustsImageWhenHighlighted", "allowsFocus", "ambiguous", "appends",
        "autoresizesArchivedViewToFullSize", "canCancelContentTouches", "colorMatched",
        "delaysTouchesEnded", "doubleSided", "misplaced", "prompted", "showsSecondaryOnlyButton",
        "usesAttributedText",
      ])
    let texts = Set(
      Schema.attributesByName.filter { $0.value.contains { $0.attribute.form == .text } }.keys)
    #expect(texts == TextAttributes.all)
    for (element, names) in RareAttributes.byElement {
      let known = Schema.element(element)
      let own = Set(
        (known?.allAttributes ?? []).map(\.name)
          + ((known?.children ?? []) + (known?.rareChildren ?? [])).compactMap(\.role))
      #expect(names.subtracting(own) == [], "\(element)")
    }
  }

  @Test("attributes have the words of the table")
  func words() {
    for element in Schema.all {
      for name in Set(element.allAttributes.map(\.name)).union(KnownValues.attributes) {
        let own = element.allAttributes.first { $0.name == name }?.form
        let form = own ?? Schema.commonForm(of: name)
        var words: [String]?
        if case .choice(let all)? = form { words = all }
        let table = KnownValues.of(name, in: element.name)
        guard table != ["YES", "NO"] else { continue }
        if own != nil || words == nil || table != nil {
          #expect(table == words, "\(element.name).\(name)")
        }
      }
    }
  }

  @Test("references are those of the table")
  func references() {
    var table: [String: Set<String>] = [:]
    for element in Schema.all {
      for attribute in element.allAttributes {
        if case .reference = attribute.form {
          table[element.name, default: []].insert(attribute.name)
        }
      }
    }
    #expect(IDReference.byElement.filter { $0.key != "storyboard" && $0.key != "xib" } == table)
    for reference in ReferenceAttribute.all {
      let attribute = Schema.element(reference.element)?.attributes.first {
        $0.name == reference.attribute
      }
      #expect(attribute?.form == .reference(broken: reference.consequence))
    }
  }

  @Test("every element inside another has an entry")
  func children() {
    for element in Schema.all {
      for child in element.children + element.rareChildren where child.element != "array" {
        #expect(Schema.element(child.element) != nil, "\(child.element) in \(element.name)")
      }
    }
    for kind in ElementKind.allCases { #expect(Schema.element(kind.rawValue) != nil) }
  }
}
