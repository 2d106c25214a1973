import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject
import Testing

@Suite("Type checking of accessors for hostile documents")
struct HostileTypeTests {
  @Test("accessors compile for any names and texts")
  func compile() throws {
    let names = [
      "Main", "default", "UIViewController", "3\n evil", "String", "Main~ipad", "\"evil",
    ]
    let text = HostileDocument.storyboard()
    let project = Project(
      names.map { LoadedFile(SourceFile(path: "\($0).storyboard", text: text)) }, isWhole: true)
    let catalog = ResourceCatalog(project)
    let checker = try TypeChecker()
    defer { checker.remove() }
    let classes = catalog.classes.map(\.spelling).filter { !$0.hasPrefix("UI") && $0 != "String" }
    let code = classes.map { "class \($0): UITableViewController {}\n" }.joined()
    let diagnostics = try checker.diagnostics(for: [
      "Accessors.swift": AccessorPrinter(catalog).text, "Classes.swift": "import UIKit\n" + code,
    ])
    #expect(diagnostics.prefix(3_000) == "")
  }
}
