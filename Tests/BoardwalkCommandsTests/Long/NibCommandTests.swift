import BoardwalkCommands
import Foundation
import Testing

@Suite("Compiling to nibs")
struct NibCommandTests {
  private let launchScreen = "@/Examples/Homepwner/LaunchScreen.storyboard"

  @Test("a launch screen is compiled to a folder with nibs and a property list")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).storyboardc"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/Stale.nib"))
    let result = CommandLineFixture.run(
      "compile \(launchScreen) --as storyboardc -o \(folder)", input: "")
    #expect(result.status == "0\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 3)
    #expect(names.first == "Info.plist")
    #expect(!names.contains("Stale.nib"))
    let same = CommandLineFixture.run("nib diff \(folder) \(folder)", input: "")
    #expect(same.status == "0\n")
    #expect(same.output.isEmpty)
  }

  @Test("a message about an unsupported part does not show the text of a secure field")
  func secureText() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      storyboard

      viewController login, initial {
        textField pin (20, 100, 200 x 34), text: "hunter2", secureTextEntry: yes, glow: yes
      }

      """, to: "Login.scene")
    let result = CommandLineFixture.run(
      "compile \(folder.path("Login.scene")) --as storyboardc -o \(folder.path("out"))", input: "")
    #expect(result.status == "1\n")
    #expect(result.errors.contains("cannot compile attribute 'glow' of 'textField'"))
    #expect(!result.errors.contains("hunter2"))
  }

  @Test("a folder with other files is not overwritten")
  func foreignFolder() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    let result = CommandLineFixture.run(
      "compile \(launchScreen) --as storyboardc -o \(folder)", input: "")
    #expect(result.status == "2\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["notes.txt"])
  }

  @Test("remains of a killed run in a compiled storyboard are overwritten")
  func leftover() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).storyboardc"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let leftover = folder + "/.boardwalk-6d619d2f3afd9199.tmp"
    try Data("half".utf8).write(to: URL(fileURLWithPath: leftover))
    let result = CommandLineFixture.run(
      "compile \(launchScreen) --as storyboardc -o \(folder)", input: "")
    #expect(result.status == "0\n")
    #expect(!FileManager.default.fileExists(atPath: leftover))
  }
}
