import BoardwalkDocument
import BoardwalkProject
import BoardwalkSchema

/// Determines the class that code gets for an object of a document.
///
/// UIKit falls back to the class of the element if the custom class is missing, and so does this:
/// generated code names no class that the sources do not declare.
struct ClassReferenceResolver: Sendable {
  private let sources: ClassTable?

  /// The modules that are built with the generated code, so that nothing imports them.
  private let targetModules: Set<String>

  /// A resolver for `project`, whose target is the module `module` if it is known.
  init(_ project: Project, module: String?) {
    sources = project.sources
    targetModules = project.documents.reduce(into: Set([module].compactMap { $0 })) {
      $0.formUnion($1.targetModules)
    }
  }

  /// The class of the object that `element`, in the document at `path`, describes; `required` or
  /// one that inherits it.
  func reference(
    to element: Element, inDocumentAt path: String, required: String
  ) -> ClassReference {
    let own = Self.systemClass(of: element, required: required)
    guard let custom = Self.customClass(of: element) else { return ClassReference(system: own) }
    let module = custom.module.flatMap { isExternal($0, custom) ? $0 : nil }
    if module == nil, let system = SystemClass.named(custom.name), !isDeclared(custom.name, path) {
      let isUsable = system.lineage.contains(required) && !Self.genericClasses.contains(custom.name)
      return ClassReference(system: isUsable ? custom.name : own)
    }
    guard let name = swiftName(of: custom.name, module, from: path, required: required) else {
      return ClassReference(system: own)
    }
    return ClassReference(name: name, module: module, systemClass: own)
  }

  /// The UIKit class of `element`; `required` if it is unknown, or not available in Swift.
  private static func systemClass(of element: Element, required: String) -> String {
    let name = Schema.className(of: element.name)
    guard let system = SystemClass.named(name), system.lineage.contains(required),
      !genericClasses.contains(name)
    else { return required }
    return name
  }

  /// Classes that need arguments to be named.
  private static let genericClasses: Set<String> = ["UIHostingController"]

  /// The custom class of `element` by its names in Swift; nil for none, or one that Swift cannot
  /// name.
  private static func customClass(of element: Element) -> CustomClass? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    if let swift = CustomClass(runtimeName: name) { return swift.isNameable ? swift : nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2 {
      let custom = CustomClass(name: parts[1], module: parts[0])
      return custom.isNameable ? custom : nil
    }
    return ViewController(element).customClass.flatMap { $0.isNameable ? $0 : nil }
  }

  private func isExternal(_ module: String, _ custom: CustomClass) -> Bool {
    !custom.isInTarget && !targetModules.contains(module)
  }

  private func isDeclared(_ name: String, _ path: String) -> Bool {
    sources?.candidates(for: name, from: path).isEmpty == false
  }

  /// The Swift name of the class `name` in the document at `path`; nil if the sources declare no
  /// such class, or one that is not a `required`.
  private func swiftName(
    of name: String, _ module: String?, from path: String, required: String
  ) -> String? {
    guard let sources else { return name }
    switch sources.knowledge(of: name, from: path) {
    case .undeclared: return module == nil ? nil : name
    case .unknown: return name
    case .known(let lineage):
      if lineage.isKind(of: required) == false { return nil }
      guard let declaration = lineage.declarations.first, declaration.kind == .class,
        declaration.language == .swift
      else { return name }
      return declaration.path
    }
  }
}

extension CustomClass {
  /// Whether Swift can name it and its module.
  fileprivate var isNameable: Bool {
    SwiftIdentifier.isValid(name) && module.map(SwiftIdentifier.isValid) ?? true
  }
}

extension Document {
  /// The modules that documents name for the target.
  fileprivate var targetModules: Set<String> {
    Set(
      elements(withAttribute: "customModuleProvider")
        .filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customModule"] })
  }
}
