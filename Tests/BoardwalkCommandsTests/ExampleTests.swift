import Foundation
import Testing

@Suite("Example commands")
struct ExampleTests {
  static let folders: [String] = {
    let parent = CommandLineFixture.root + "/Examples"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }()

  @Test("the flows of the example pass with their snapshots", arguments: folders)
  func flows(folder: String) {
    let result = CommandLineFixture.run("test @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix(", no failures\n"))
  }

  @Test("the example has no findings", arguments: folders)
  func check(folder: String) {
    let result = CommandLineFixture.run("check @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
  }

  @Test("the example is formatted", arguments: folders)
  func format(folder: String) {
    let result = CommandLineFixture.run("format --check @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
  }

  @Test(
    "the scene and the document of the example convert to each other byte for byte",
    arguments: folders)
  func scenes(folder: String) throws {
    let path = "\(CommandLineFixture.root)/Examples/\(folder)"
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.contains("Main.scene"))
    for name in names.sorted() where name.hasSuffix(".scene") {
      let base = name.dropLast(".scene".count)
      let beside = ["storyboard", "xib"].first { names.contains("\(base).\($0)") }
      let kind = try #require(beside, "nothing stands beside \(name)")
      let text = try String(contentsOfFile: "\(path)/\(base).\(kind)", encoding: .utf8)
      let result = CommandLineFixture.run(
        "convert @/Examples/\(folder)/\(name) --to \(kind)", input: "")
      #expect(result.output == text, "\(name)")
    }
  }

  @Test("the example describes itself")
  func readmes() {
    #expect(Self.folders.count >= 7)
    for folder in Self.folders {
      let path = "\(CommandLineFixture.root)/Examples/\(folder)/README.md"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #expect(text.hasPrefix("# \(folder)\n"), "\(folder)")
    }
  }
}
