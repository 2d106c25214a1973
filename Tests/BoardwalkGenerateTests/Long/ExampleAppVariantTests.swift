import BoardwalkGenerate
import Testing

@Suite("Variants of apps with generated accessors")
struct ExampleAppVariantTests {
  @Test("the app compiles in Swift 5 language mode")
  func language() throws {
    let app = try ExampleApp()
    let checker = try TypeChecker()
    defer { checker.remove() }
    let files = ["Accessors.swift": app.accessors(), "App.swift": app.source]
    #expect(try checker.diagnostics(for: files, language: 5) == "")
  }

  @Test(
    "the app stops compiling at uses of removed storyboard objects",
    arguments: [
      ("reuseIdentifier=\"ItemCell\"", "reuseIdentifier=\"Item\"", "itemCell"),
      ("storyboardIdentifier=\"Detail\"", "storyboardIdentifier=\"Item\"", "Main.detail"),
      ("customClass=\"DetailViewController\"", "customClass=\"DateViewController\"", "detail.item"),
    ])
  func renamed(_ old: String, _ new: String, _ broken: String) throws {
    let app = try ExampleApp()
    let checker = try TypeChecker()
    defer { checker.remove() }
    let code = app.accessors(replacing: old, with: new)
    let errors = try checker.diagnostics(for: ["Accessors.swift": code, "App.swift": app.source])
    let lines = app.lines(with: broken)
    #expect(!lines.isEmpty)
    for line in lines { #expect(errors.contains("App.swift:\(line):"), "\(line): \(errors)") }
    #expect(!errors.contains("Accessors.swift:"), "\(errors)")
  }

  @Test("public accessors in a namespace compile in a Swift package")
  func library() throws {
    let app = try ExampleApp()
    let checker = try TypeChecker()
    defer { checker.remove() }
    var options = AccessorOptions()
    options.access = .public
    options.namespace = "Resources"
    let source = app.source
      .replacing(#/Storyboard(Scene|Segue)\.|ReuseIdentifier\./#) { "Resources.\($0.output.0)" }
      .replacing(#/(?m)^class/#, with: "public class")
      .replacing("override func", with: "override public func")
    let bundle = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    let files = [
      "Accessors.swift": app.accessors(options), "App.swift": source, "Bundle.swift": bundle,
    ]
    #expect(try checker.diagnostics(for: files, conditions: ["SWIFT_PACKAGE"]) == "")
  }
}
