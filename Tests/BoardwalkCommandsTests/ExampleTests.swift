import Foundation
import Testing

@Suite("Examples")
struct ExampleTests {
  static let folders: [String] = {
    let parent = CommandLineFixture.root + "/Examples"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
  }()

  @Test("its flows go as they say, and look as they did", arguments: folders)
  func flows(folder: String) {
    let result = CommandLineFixture.run("test @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix(", no failures\n"))
  }

  @Test("nothing is wrong with it", arguments: folders)
  func check(folder: String) {
    let result = CommandLineFixture.run("check @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
  }

  @Test("it is laid out as `boardwalk format` does", arguments: folders)
  func format(folder: String) {
    let result = CommandLineFixture.run("format --check @/Examples/\(folder)", input: "")
    #expect(result.status == "0\n", "\(result.output)\(result.errors)")
  }

  @Test("it says what it is")
  func readmes() {
    #expect(Self.folders.count >= 7)
    for folder in Self.folders {
      let path = "\(CommandLineFixture.root)/Examples/\(folder)/README.md"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #expect(text.hasPrefix("# \(folder)\n"), "\(folder)")
    }
  }
}
