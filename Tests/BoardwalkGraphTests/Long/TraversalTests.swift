import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// Visitors and rewriters come to every template that a document holds.
@Suite("Template traversal")
struct TraversalTests {
  /// A document that holds templates in every place, and the ids of all that it stores, wherever.
  private func document() throws -> (CompiledDocument, stored: Set<String>) {
    let file = try Fixtures("graph").file("templates.storyboard")
    let document = try Sample.compile(try #require(LoadedFile(file).document))
    var stored: Set<String> = []
    collectIDs(in: document, into: &stored)
    return (document, stored)
  }

  /// Finds templates by reflection, which knows all stored properties.
  private func collectIDs(in value: Any, into ids: inout Set<String>) {
    switch value {
    case let controller as ControllerTemplate: ids.insert(controller.id)
    case let item as NavigationItemTemplate: item.id.map { _ = ids.insert($0) }
    case let item as BarButtonItemTemplate: ids.insert(item.id)
    case let item as TabBarItemTemplate: item.id.map { _ = ids.insert($0) }
    case let section as TableTemplate.Section:
      section.rest?.attributes["id"].map { _ = ids.insert($0) }
    case let view as ViewTemplate: ids.insert(view.id)
    default: break
    }
    for child in Mirror(reflecting: value).children { collectIDs(in: child.value, into: &ids) }
  }

  @Test("a visitor visits every template once")
  func visits() throws {
    let (document, stored) = try document()
    var collector = IDCollector()
    document.visitParts(with: &collector)
    #expect(Set(collector.ids) == stored)
    #expect(collector.ids.count == stored.count)
    #expect(collector.roles == Set(ViewRole.allCases), "the sample must hold every role")
  }

  @Test("a rewriter visits templates in the same order")
  func rewrites() throws {
    var document = try document().0
    var visitor = IDCollector()
    document.visitParts(with: &visitor)
    var rewriter = IDRewriter()
    document.rewriteParts(with: &rewriter)
    #expect(rewriter.ids == visitor.ids)
  }

  @Test("a rewriter changes only what it is asked to")
  func changes() throws {
    let original = try document().0
    var document = original
    var rewriter = IDRewriter()
    rewriter.suffix = "*"
    document.rewriteParts(with: &rewriter)
    var collector = IDCollector()
    document.visitParts(with: &collector)
    #expect(collector.ids == rewriter.ids.map { $0 + "*" })

    var unchanged = original
    rewriter.suffix = ""
    unchanged.rewriteParts(with: &rewriter)
    #expect(unchanged == original)
  }

  @Test("views in bars and lists are found by id, those of nested controllers are not")
  func search() throws {
    let controller = try #require(try document().0.scenes.first?.controller)
    for id in ["root", "row-label", "tool-view", "free-title", "own-back-view", "own-tool-view"] {
      #expect(controller.view(withID: id)?.id == id)
    }
    for id in ["nested-root", "loose", "cell-label", "item", "missing"] {
      #expect(controller.view(withID: id) == nil)
    }
    let path = controller.view?.path(to: "cell-label")?.map(\.id)
    #expect(path == ["root", "table", "cell", "cell-content", "cell-label"])
    #expect(controller.view?.path(to: "own-title") == nil)
  }
}

/// The ids of all templates, in the order of the visits.
private struct IDCollector: TemplateVisitor {
  var ids: [String] = []
  var roles: Set<ViewRole> = []

  mutating func visit(_ controller: ControllerTemplate) {
    ids.append(controller.id)
    controller.visitParts(with: &self)
  }

  mutating func visit(_ item: NavigationItemTemplate) {
    ids.append(item.id ?? "")
    item.visitParts(with: &self)
  }

  mutating func visit(_ item: BarButtonItemTemplate) {
    ids.append(item.id)
    item.visitParts(with: &self)
  }

  mutating func visit(_ item: TabBarItemTemplate) { ids.append(item.id ?? "") }

  mutating func visit(_ section: TableTemplate.Section) {
    ids.append(section.rest?.attributes["id"] ?? "")
    section.visitParts(with: &self)
  }

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    ids.append(view.id)
    roles.insert(role)
    view.visitParts(with: &self)
  }
}

/// Adds a suffix to the ids of all templates.
private struct IDRewriter: TemplateRewriter {
  var ids: [String] = []
  var suffix = ""

  private mutating func change(_ id: inout String) {
    ids.append(id)
    id += suffix
  }

  private mutating func change(_ id: inout String?) {
    ids.append(id ?? "")
    id = id.map { $0 + suffix }
  }

  mutating func rewrite(_ controller: inout ControllerTemplate) {
    change(&controller.id)
    controller.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout NavigationItemTemplate) {
    change(&item.id)
    item.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout BarButtonItemTemplate) {
    change(&item.id)
    item.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout TabBarItemTemplate) { change(&item.id) }

  mutating func rewrite(_ section: inout TableTemplate.Section) {
    var id = section.rest?.attributes["id"]
    change(&id)
    section.rest?.attributes["id"] = id
    section.rewriteParts(with: &self)
  }

  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    change(&view.id)
    view.rewriteParts(with: &self)
  }
}
