import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A xib that no code loads, although there is code for its class.
  package static let unloadedNib = Rule(
    id: "unloaded-nib", severity: .warning, category: .code,
    summary: "No code names a xib, and its class has another name.",
    page: ExplainPage(
      defect: """
        A xib is the only document of a class, but neither is it named after the class, nor does
        code have its name: the file or the class was renamed on one side only. It is reported only
        if a folder is checked, since another document could be the one of the class.
        """,
      effect: """
        A view controller without a xib of its name gets an empty view, and its outlets stay nil. A
        view that loads the xib of its name ends the app: "Could not load NIB in bundle ... with
        name 'X'" (EXC-24).
        """,
      example: """
        PriceViewControler.xib, whose owner is a PriceViewController
        ... and in the sources: show(PriceViewController(), sender: nil)
        """,
      fix: """
        Name the xib after its class, load it by its name, or delete it.
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project), project.isWhole, !project.hidesNames else {
        return []
      }
      let nibs = UnloadedNibs(resolver)
      return resolver.violations { document in nibs.violation(of: document).map { [$0] } ?? [] }
    })
}

/// The search for xibs that no code loads.
private struct UnloadedNibs {
  private let sources: ClassTable

  /// The names that documents can be loaded by, and those that code loads.
  private let names: Set<String>

  /// The number of documents that have objects of each class.
  private var documents: [String: Int] = [:]

  init(_ resolver: ClassResolver) {
    sources = resolver.sources
    let requested = sources.uses.lazy.filter { $0.kind == .nib }.map(\.identifier)
    names = DocumentNames(resolver.project.files)[.nib].union(requested)
    for document in resolver.project.documents {
      let classes = document.elements(withAttribute: "customClass").compactMap {
        ObjectClass($0)?.name
      }
      for name in Set(classes) { documents[name, default: 0] += 1 }
    }
  }

  /// The violation of `document`; nil if it is no xib, or may be loaded.
  func violation(of document: Document) -> Violation? {
    guard document.kind == .xib, let object = mainObject(of: document),
      let name = ObjectClass(object)?.name, sources.declaresClass(name),
      sources.mentions(of: name) > 1, documents[name] == 1
    else { return nil }
    let stem = document.name.split(separator: "~").first.map(String.init) ?? document.name
    guard names.isDisjoint(with: ControllerNib.names(forClass: name)), !mayBeNamed(stem, of: name)
    else {
      return nil
    }
    return Violation(
      object, "customClass", "no code names the xib '\(document.name)' of the class '\(name)'",
      notes: [.init("the class itself loads '\(name)'")])
  }

  /// Whether code may have the name `stem` of a xib of the class `name` at run time, as it may join
  /// parts of names. Words with which the class begins, too, are often titles.
  private func mayBeNamed(_ stem: String, of name: String) -> Bool {
    sources.quotes(stem) || sources.mentions(stem) || sources.mentions(stem + "Controller")
      || sources.mentionsPart(of: stem)
      || stem.indices.dropFirst(3).contains { end in
        let part = String(stem[..<end])
        return !name.hasPrefix(part) && sources.quotes(part)
      }
  }

  /// The owner, if it has a class, or else the first object that has one.
  private func mainObject(of document: Document) -> Element? {
    let objects = document.topLevelObjects
    return objects.first { $0.isOwner && ObjectClass($0)?.isCustom ?? false }
      ?? objects.first { !$0.isPlaceholder && ObjectClass($0)?.isCustom ?? false }
  }
}
