import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An outlet connected to an object of another class than it is declared for.
  package static let outletOfWrongType = Rule(
    id: "outlet-of-wrong-type", severity: .error, category: .code,
    summary: "An outlet is connected to an object of another type.",
    page: ExplainPage(
      defect: """
        The document connects a property to an object whose class does not inherit the type of the
        property. Or it connects a single property as a collection, or a collection as a single
        property.
        """,
      effect: """
        Loading the document does not check the type. The app ends with "unrecognized selector" when
        code uses the property, or reads invalid memory. It is a warning if both are of the same
        class of UIKit or of the app, whose members code may use.
        """,
      example: """
        <outlet property="saveButton" destination="Sav-sw-001" id="Out-lt-001"/>
        <switch id="Sav-sw-001" .../>
        ... and in the sources: @IBOutlet var saveButton: UIButton!
        """,
      fix: """
        Connect an object of the type of the property, or change the type of the property.
        """),
    check: .code { document, resolver, _ in
      document.outlets.compactMap { mistyped($0, in: document, resolver) }
    })

  private static func mistyped(
    _ element: Element, in document: Document, _ resolver: ClassResolver
  ) -> Violation? {
    guard let owner = element.connectedObject,
      let members = resolver.members(of: owner, in: document)
    else { return nil }
    let name = Outlet(element).property
    let properties = members.flatMap { $0.properties(named: name) }
    guard let property = properties.first, Set(properties.map(\.type.name)).count == 1 else {
      return nil
    }
    if let violation = miscounted(element, property) { return violation }
    guard let needed = property.type.name, resolver.isClass(needed, from: document),
      let target = document.destination(of: Outlet(element)), !target.isPlaceholder,
      let given = ObjectClass(target),
      let lineage = resolver.lineage(of: target, in: document), lineage.isKind(of: needed) == false
    else { return nil }
    let common = resolver.commonClass(of: lineage, and: needed, from: document)
    let effect = common.map { ", except for members of \($0)" } ?? ""
    return Violation(
      element, "destination",
      "outlet '\(name)' has the type \(needed), but the \(target.noun) is a \(given.name)",
      notes: [
        .init("connected object", at: target),
        .init("at run time: unrecognized selector when '\(name)' is used as a \(needed)\(effect)"),
      ], severity: common == nil ? nil : .warning)
  }

  /// The violation for an outlet of a collection's type, or a collection for a single object.
  private static func miscounted(
    _ element: Element, _ property: PropertyDeclaration
  ) -> Violation? {
    // Without type information, as with NSArray, nothing is certain.
    guard property.isOutlet, property.type.name != nil else { return nil }
    let isCollection = element.name == "outletCollection"
    guard isCollection != property.type.isCollection else { return nil }
    if isCollection,
      ["NSArray", "NSMutableArray", "NSSet", "id", "Any", "AnyObject"]
        .contains(property.type.name)
    {
      return nil
    }
    return Violation(
      element, "property",
      isCollection
        ? "'\(property.name)' is a single outlet, but is connected as a collection"
        : "'\(property.name)' is an outlet collection, but is connected as a single outlet")
  }
}

extension ClassResolver {
  /// Whether `name` in `document` is that of a class only.
  fileprivate func isClass(_ name: String, from document: Document) -> Bool {
    guard name != "NSObject", name != "id" else { return false }
    guard !sources.isOtherType(name) else { return false }
    return sources.knowledge(of: name, from: document.file.path).lineage != nil
  }

  /// The class with members that `lineage` and the app's class `name` both inherit first: code may
  /// use its members alone, such as the text of a label. Plain views and controllers have only what
  /// the app adds.
  fileprivate func commonClass(
    of lineage: Lineage, and name: String, from document: Document
  ) -> String? {
    guard let needed = sources.knowledge(of: name, from: document.file.path).lineage else {
      return nil
    }
    let names = Set(needed.declarations.map(\.name))
    let common = lineage.declarations.first {
      $0.kind == .class && names.contains($0.name)
        && !($0.properties.isEmpty && $0.methods.isEmpty)
    }
    if let common { return common.name }
    guard let own = lineage.systemClasses.first, own != name,
      !["UIView", "UIViewController"].contains(own), needed.systemClasses.first == own
    else { return nil }
    return own
  }
}
