import BoardwalkCommands
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Compiled storyboards as input")
struct CompiledStoryboardTests {
  private static let examples = [
    "ModalForm/Main", "Selection/Main", "Crashes/Main", "Homepwner/LaunchScreen",
  ]

  /// Runs `body` with the compiled form of an example.
  private func withCompiled(_ example: String, _ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = example.split(separator: "/").last.map(String.init) ?? example
    let compiled = "\(folder)/\(name).storyboardc"
    let result = CommandLineFixture.run(
      "compile @/Examples/\(example).storyboard --as storyboardc -o \(compiled)", input: "")
    #expect(result.status == "0\n")
    body(compiled)
  }

  @Test("each scene is drawn as from its source", arguments: examples)
  func snapshots(_ example: String) throws {
    try withCompiled(example) { compiled in
      let drawn = { (path: String) in
        CommandLineFixture.run("snapshot \(path) --all", input: "").output
          .split(separator: "\n\n").sorted()
      }
      #expect(!drawn(compiled).isEmpty)
      #expect(drawn(compiled) == drawn("@/Examples/\(example).storyboard"))
    }
  }

  @Test("the navigation graph matches that of the source", arguments: examples)
  func graph(_ example: String) throws {
    try withCompiled(example) { compiled in
      let source = CommandLineFixture.run("graph @/Examples/\(example).storyboard", input: "")
      #expect(CommandLineFixture.run("graph \(compiled)", input: "").output == source.output)
    }
  }

  @Test("a run visits the same screens as the source")
  func walk() throws {
    try withCompiled("Selection/Main") { compiled in
      let input = "list\nsnapshot\n"
      let source = CommandLineFixture.run("run @/Examples/Selection/Main.storyboard", input: input)
      let result = CommandLineFixture.run("run \(compiled)", input: input)
      // The first line names the file.
      let screens = { (output: String) in output.split(separator: "\n").dropFirst() }
      #expect(!screens(result.output).isEmpty)
      #expect(screens(result.output) == screens(source.output))
    }
  }

  @Test("a folder without a property list is reported")
  func noInfo() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).storyboardc"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(CommandLineFixture.run("snapshot \(folder)", input: "").status != "0\n")
  }

  @Test("a folder below the current one is read")
  func currentFolder() throws {
    try withCompiled("Selection/Main") { compiled in
      let parents = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in "../"
      }
      let path = "./" + parents.joined() + compiled.dropFirst()
      let result = CommandLineFixture.run("graph \(path)", input: "")
      #expect(result.status == "0\n")
      #expect(result.output == CommandLineFixture.run("graph \(compiled)", input: "").output)
    }
  }
}
