import BoardwalkGenerate
import Testing

@Suite("Apps with generated accessors")
struct ExampleAppTests {
  @Test("the app compiles, and stops compiling at uses of a renamed segue")
  func renamedSegue() throws {
    let app = try ExampleApp()
    let checker = try TypeChecker()
    defer { checker.remove() }
    let files = ["Accessors.swift": app.accessors(), "App.swift": app.source]
    #expect(try checker.diagnostics(for: files) == "")

    let renamed = app.accessors(replacing: "identifier=\"showItem\"", with: "identifier=\"show\"")
    let errors = try checker.diagnostics(for: ["Accessors.swift": renamed, "App.swift": app.source])
    let places = errors.matches(of: #/(?m)^(\w+\.swift:\d+):\d+: error/#)
      .map { String($0.output.1) }
    #expect(Set(places) == Set(app.lines(with: ".showItem").map { "App.swift:\($0)" }))
  }
}
