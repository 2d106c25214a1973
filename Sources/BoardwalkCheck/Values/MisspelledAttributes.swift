import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

/// Unknown attributes of an XML document whose names are similar to those of attributes of their
/// elements.
///
/// A name without a similar one is not reported: a newer Interface Builder may have introduced it.
struct MisspelledAttributes {
  /// A misspelled attribute.
  private struct Place {
    let element: Element
    let kind: String
    let name: String

    /// The correct attribute.
    let meant: String
  }

  /// The violations of the XML document `document`, in document order.
  static func violations(in document: Document) -> [Violation] {
    guard DocumentSyntax(of: document.file) == .xml else { return [] }
    return places(in: document).map { place in
      Violation(
        place.element, nameOf: place.name, "'\(place.kind)' has no attribute '\(place.name)'",
        notes: .didYouMean(place.meant) + [.init("Interface Builder ignores the attribute")],
        fix: .write(place.meant, "write \(place.meant)"))
    }
  }

  /// Those of `found` that a misspelled attribute does not cause, by its absence or by a class that
  /// it was to set.
  static func causes<Found>(
    of found: [Found], in document: Document, _ violation: (Found) -> (rule: RuleID, Element)
  ) -> [Found] {
    // Few documents have such findings. Without this test, the search for misspellings in documents
    // of other platforms took a quarter of the time of checking 1,063 documents.
    guard found.contains(where: { consequences[violation($0).rule] != nil }) else {
      return found
    }
    let places = places(in: document)
    guard !places.isEmpty else { return found }
    let meant = Dictionary(grouping: places, by: \.element.index)
      .mapValues { Set($0.map(\.meant)) }
    return found.filter { item in
      let (rule, element) = violation(item)
      guard let attributes = consequences[rule] else { return true }
      let owner =
        attributes == ["customClass"]
        ? element.parent?.parent
        : attributes == ["initialViewController"] ? document.root : element
      return owner.flatMap { meant[$0.index] }.map(attributes.isDisjoint) ?? true
    }
  }

  /// The attributes without which the findings of a rule are made.
  private static let consequences: [RuleID: Set<String>] = [
    Rule.incompleteConnection.id: ["property", "selector", "kind", "destination", "relationship"],
    Rule.blankBarButtonItem.id: ["title", "image", "systemItem"],
    Rule.missingReuseIdentifier.id: ["reuseIdentifier"],
    Rule.anonymousControllerSegue.id: ["identifier"],
    Rule.styledCellWithoutLabel.id: ["textLabel"],
    Rule.noEntryPoint.id: ["initialViewController"],
    Rule.noInitialController.id: ["initialViewController"],
    Rule.unreachableScene.id: ["initialViewController"],
    Rule.unwindWithoutExit.id: ["unwindAction"],
    Rule.unknownOutlet.id: ["customClass"], Rule.unknownAction.id: ["customClass"],
  ]

  /// Whether a misspelled attribute of `document` was to give a name that behaviors may use.
  static func hidesName(in document: Document) -> Bool {
    let names: Set = [
      "customClass", "property", "identifier", "destination", "reuseIdentifier",
      "storyboardIdentifier",
    ]
    return places(in: document).contains { names.contains($0.meant) }
  }

  /// Whether the initial view controller of `document` is in a misspelled attribute.
  static func hidesInitialController(of document: Document) -> Bool {
    places(in: document).contains { $0.meant == "initialViewController" }
  }

  /// The misspelled attributes of `document`, a scene text or XML.
  private static func places(in document: Document) -> [Place] {
    let tree = document.tree
    var places: [Place] = []
    var similar: [Int: [String]] = [:]
    document.forEachAttribute(where: { !$0.isAttribute }) { place in
      let (kind, name) = (tree.names[place.elementName], tree.names[place.name])
      let key = place.elementName * tree.names.count + place.name
      let candidates = similar[key] ?? attributes(similarTo: name, of: kind)
      similar[key] = candidates
      guard !candidates.isEmpty, let element = tree.element(at: place.node),
        let meant = Misspelling(name).closest(in: candidates.filter { element[$0] == nil })
      else { return }
      places.append(Place(element: element, kind: kind, name: name, meant: meant))
    }
    return places
  }

  /// The attributes of elements named `kind` that `name` resembles.
  private static func attributes(similarTo name: String, of kind: String) -> [String] {
    guard let schema = Schema.element(kind) else { return [] }
    let attributes = lineage(of: schema).flatMap { $0.attributes + $0.rareAttributes }
    return Misspelling(name).near(in: attributes.lazy.map(\.name))
  }

  /// `schema`, and the elements that describe objects of the classes that its own inherits.
  private static func lineage(of schema: ElementSchema) -> [ElementSchema] {
    let ancestors = schema.className.flatMap(SystemClass.named)?.lineage.dropFirst() ?? []
    return [schema] + Schema.all.filter { $0.className.map(ancestors.contains) ?? false }
  }
}

extension Project {
  /// Whether documents may have names that are unknown: they cannot be read, or the attributes with
  /// the names or their elements are misspelled. Such names are not reported as missing.
  package var hidesNames: Bool {
    hasUnreadableFiles
      || documents.contains { document in
        document.isSupported
          && (MisspelledAttributes.hidesName(in: document)
            || MisspelledKinds.hidesObjects(of: document))
      }
  }
}
