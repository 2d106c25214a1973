import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

extension Rule {
  /// An outlet whose class has no such property.
  package static let unknownOutlet = Rule(
    id: "unknown-outlet", severity: .error, category: .code,
    summary: "An outlet is connected to a property that the class does not have.",
    page: ExplainPage(
      defect: """
        The document connects a property, but neither the class of the object nor its superclasses
        declare it: it was renamed or deleted in code only, or its name is misspelled. Custom
        classes are compared with the sources, if all of their superclasses are known; UIKit's
        classes are always known. Without sources, an extension in the app's code may declare a
        property that UIKit's class lacks, so only a name that is similar to one of UIKit's is an
        error, and any other a note. If a superclass is outside of the sources, a name that no
        source mentions is a warning if a similar outlet of the class is not connected.
        """,
      effect: """
        The compiler does not report it. When the document is loaded, the app ends with "this class
        is not key value coding-compliant for the key" (EXC-10).
        """,
      example: """
        <outlet property="titelLabel" destination="Ttl-lb-001" id="Out-lt-001"/>
        ... and in the sources: @IBOutlet var titleLabel: UILabel!
        """,
      fix: """
        Connect an existing property, delete the connection, or declare the property with @IBOutlet.
        """),
    check: .project { project in
      let resolver = ClassResolver(project)
      let documents = resolver?.documents ?? project.supportedDocuments
      var guesses = NameGuesses()
      return documents.flatMap { index, document in
        document.outlets
          .compactMap { element in
            unknown(element, ofSystemClassIn: document, resolver)
              ?? resolver.flatMap { unknown(element, in: document, $0, &guesses) }
              ?? resolver.flatMap { renamed(element, in: document, $0, &guesses) }
          }
          .map { (document: index, violation: $0) }
      }
    })

  /// The note that the class `name`, which has no such property, ends the app.
  private static func exception(for property: String, in name: String) -> Violation.Note {
    .init("at run time: \(name) is not key value coding-compliant for the key \(property)")
  }

  /// The violation of an outlet of an object whose class is UIKit's.
  private static func unknown(
    _ element: Element, ofSystemClassIn document: Document, _ resolver: ClassResolver?
  ) -> Violation? {
    let property = Outlet(element).property
    guard !property.isEmpty, let owner = element.connectedObject, !owner.isPlaceholder,
      let name = ObjectClass(owner)?.name, let systemClass = SystemClass.named(name),
      !systemClass.hasProperty(property)
    else { return nil }
    let lineage = resolver?.lineage(of: owner, in: document)
    if resolver != nil, lineage.map({ $0.hasKey(property) }) ?? true { return nil }
    let guess = Misspelling(property).closest(in: systemClass.allProperties.sorted())
    var notes: [Violation.Note] = .didYouMean(guess)
    notes.append(exception(for: property, in: name))
    if lineage == nil, guess == nil {
      notes.append(.init("an extension in the app's code could declare it; --sources tells"))
    }
    return Violation(
      element, "property", "'\(name)' has no property '\(property)'", notes: notes,
      severity: lineage == nil && guess == nil ? .note : nil,
      fix: guess.map { .write($0, "connect '\($0)'") })
  }

  private static func unknown(
    _ element: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    let property = Outlet(element).property
    guard !property.isEmpty, let owner = element.connectedObject,
      let name = ObjectClass(owner)?.name,
      let members = resolver.members(of: owner, in: document)
    else { return nil }
    if members.contains(where: { $0.hasKey(property) }) {
      return hidden(element, property, of: name, members, resolver.sources)
    }
    let guess = guesses.closest(
      to: property,
      in: members.flatMap(\.declarations).flatMap(\.properties).filter(\.isOutlet).map(\.name))
    return Violation(
      element, "property", "'\(name)' has no property '\(property)'",
      notes: .didYouMean(guess) + [exception(for: property, in: name)],
      fix: guess.map { .write($0, "connect '\($0)'") })
  }

  /// The violation of an outlet of a class with a superclass outside of the sources, which no source
  /// mentions, while the class has a similar one that is not connected.
  private static func renamed(
    _ element: Element, in document: Document, _ resolver: ClassResolver,
    _ guesses: inout NameGuesses
  ) -> Violation? {
    let property = Outlet(element).property
    guard !property.isEmpty, let owner = element.connectedObject,
      let lineage = resolver.partialLineage(of: owner, in: document), !lineage.hasKey(property),
      !resolver.sources.mentions(property), let name = ObjectClass(owner)?.name
    else { return nil }
    let connected = Set(element.parent?.children.map { Outlet($0).property } ?? [])
    let outlets = lineage.declarations.flatMap(\.properties).filter(\.isOutlet).map(\.name)
    guard let guess = guesses.closest(to: property, in: outlets.filter { !connected.contains($0) })
    else { return nil }
    return Violation(
      element, "property", "no source declares a property '\(property)' of '\(name)'",
      notes: .didYouMean(guess) + [.init("a superclass outside the sources may declare it")],
      severity: .warning, fix: .write(guess, "connect '\(guess)'"))
  }

  /// The violation for a property that is not exposed to Objective-C.
  private static func hidden(
    _ element: Element, _ property: String, of name: String, _ members: [Lineage],
    _ sources: ClassTable
  ) -> Violation? {
    let found = members.flatMap { $0.properties(named: property) }
    let declaration = members.lazy.flatMap(\.declarations).first { declaration in
      declaration.properties.contains { $0.name == property }
    }
    guard let declaration, found.allSatisfy({ !$0.isExposed }),
      !members.contains(where: { $0.systemClasses.hasProperty(property) }),
      let severity = sources.severityOfUnmarked(inFile: declaration.file)
    else { return nil }
    return Violation(
      element, "property",
      "'\(property)' of '\(name)' is not marked @IBOutlet",
      notes: [
        exception(for: property, in: name),
        .init("Swift 3 and earlier expose it without the attribute"),
      ], severity: severity)
  }
}

extension Project {
  /// The documents that Boardwalk understands, with their indices.
  fileprivate var supportedDocuments: [(index: Int, document: Document)] {
    documents.enumerated().filter(\.element.isSupported).map { ($0.offset, $0.element) }
  }
}

extension [String] {
  /// Whether the system class has a property `name`.
  fileprivate func hasProperty(_ name: String) -> Bool {
    contains { SystemClass.named($0)?.properties.contains(name) ?? false }
  }
}
