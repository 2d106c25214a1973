import BoardwalkCommands
import Foundation
import Testing

@Suite("boardwalk generate swift")
struct GenerateCommandTests {
  private let storyboard = CommandLineFixture.root + "/Examples/Homepwner/Main.storyboard"

  private func generate(_ words: String...) -> CommandLineFixture.Result {
    let recorder = Recorder()
    let status = CommandLineTool(recorder.console).run(["generate", "swift"] + words)
    return .init(
      output: recorder.output, errors: recorder.errors, status: "\(status.rawValue)")
  }

  @Test("an unchanged file is not rewritten, and a different one is replaced")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    let output = folder.path("Resources.swift")
    #expect(generate(storyboard, "-o", output).status == "0")
    let old = Date(timeIntervalSince1970: 1_000_000)
    let files = FileManager.default
    try files.setAttributes([.modificationDate: old], ofItemAtPath: output)
    #expect(generate(storyboard, "-o", output).status == "0")
    #expect(try files.attributesOfItem(atPath: output)[.modificationDate] as? Date == old)
    try folder.write("changed", to: "Resources.swift")
    #expect(generate(storyboard, "-o", output).status == "0")
    #expect(folder.text("Resources.swift") == generate(storyboard).output)
  }

  @Test(
    "a document that cannot be read is reported, and the others get their accessors",
    arguments: [("<document>", "1"), ("", "1")])
  func unreadable(text: String, status: String) throws {
    let folder = try TemporaryFolder(["Broken.storyboard": text])
    let broken = folder.path("Broken.storyboard")
    let output = folder.path("Resources.swift")
    let result = generate(broken, storyboard, "-o", output)
    #expect(result.status == status)
    #expect(result.errors.contains("cannot read \(broken)\n  it has no accessors"))
    #expect(folder.text("Resources.swift") == generate(storyboard).output)
  }

  @Test("a file that cannot be opened is reported, and the others get their accessors")
  func unopened() throws {
    let folder = try TemporaryFolder()
    let result = generate(folder.path("Missing.xib"), storyboard)
    #expect(result.status == "2")
    #expect(result.errors.contains("Missing.xib: "))
    #expect(result.output == generate(storyboard).output)
  }

  @Test(
    "no file of the app is overwritten",
    arguments: ["Main.storyboard", "Info.plist", "Homepwner.behavior", "de.lproj/Main.strings"])
  func inputs(_ name: String) throws {
    let folder = try TemporaryFolder()
    let app = folder.path("App")
    try FileManager.default.copyItem(
      atPath: CommandLineFixture.root + "/Examples/Homepwner", toPath: app)
    let before = folder.text("App/\(name)")
    let result = generate(app, "-o", "\(app)/\(name)")
    #expect(result.status == "2")
    #expect(result.errors.contains("it is an input of this command"))
    #expect(!before.isEmpty && folder.text("App/\(name)") == before)
  }

  @Test("nothing is written if no document can be read")
  func allUnreadable() throws {
    let folder = try TemporaryFolder(["Broken.storyboard": "<document>"])
    let output = folder.path("Resources.swift")
    #expect(generate(folder.path("Broken.storyboard"), "-o", output).status == "1")
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("classes that only the generated file names are not treated as declared")
  func output() throws {
    let folder = try TemporaryFolder()
    let output = folder.path("Resources.swift")
    #expect(generate(storyboard, "-o", output).status == "0")
    try folder.write("class ItemsViewController: UITableViewController {}", to: "App.swift")
    #expect(generate(storyboard, "--sources", folder.url.path, "-o", output).status == "0")
    let text = folder.text("Resources.swift")
    #expect(text.contains("ItemsViewController"))
    #expect(!text.contains("DetailViewController"))
  }

  @Test("string tables are named like documents")
  func stringTables() throws {
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": "\"title\" = \"Items\";"])
    let result = generate(storyboard, folder.path("en.lproj/Localizable.strings"))
    #expect(result.output.contains("static var title: String"))
  }

  @Test("a document is read from standard input")
  func input() throws {
    let text = try String(contentsOfFile: storyboard, encoding: .utf8)
    let recorder = Recorder(input: text)
    #expect(CommandLineTool(recorder.console).run(["generate", "swift", "-"]) == .success)
    #expect(recorder.output.contains("SceneAccessor<DetailViewController>"))
  }

  @Test("a namespace must be an identifier", arguments: ["", "a b", "self", "1", "A{}"])
  func namespace(name: String) {
    let result = generate(storyboard, "--namespace", name)
    #expect(result.status == "2")
    #expect(result.output == "")
  }
}
