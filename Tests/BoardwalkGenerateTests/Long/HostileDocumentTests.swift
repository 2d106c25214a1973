import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject
import Testing

@Suite("Accessors for hostile documents")
struct HostileDocumentTests {
  @Test("only identifiers are imported as modules", arguments: HostileDocument.texts)
  func modules(text: String) {
    let document = HostileDocument.storyboard("customModule=\"\(HostileDocument.escaped(text))\"")
    let file = LoadedFile(SourceFile(path: "Main.storyboard", text: document))
    let code = AccessorPrinter(ResourceCatalog(Project([file], isWhole: true))).text
    let imports = code.split(separator: "\n").filter { $0.hasPrefix("import") }
    let name = SwiftIdentifier.isValid(text) ? ["import \(SwiftIdentifier.escaped(text))"] : []
    #expect(Set(imports.map(String.init)) == Set(["import Foundation", "import UIKit"] + name))
  }
}
