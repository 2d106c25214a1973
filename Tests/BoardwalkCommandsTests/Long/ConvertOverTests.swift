import BoardwalkCommands
import Foundation
import Testing

/// `boardwalk convert` over a scene text that is there already, in a folder of its own.
@Suite("Converting to an existing scene")
struct ConvertOverTests {
  private static let scene = """
    storyboard

    // Where it begins.
    viewController home, initial  #Hom-vc-001 {
      view  #Hom-vw-001 {
        label greeting "Hello"  #Hom-lb-001
      }
    }

    // The end.

    """

  /// What `scene` is after its XML was converted over it, and how the command ended.
  private func converted(
    over scene: String
  ) throws -> (scene: String, result: CommandLineFixture.Result) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-convert-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let first = folder.appendingPathComponent("First.scene").path
    let xml = folder.appendingPathComponent("Main.storyboard").path
    let path = folder.appendingPathComponent("Main.scene").path
    try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: first))
    try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
    _ = CommandLineFixture.run("convert \(first) -o \(xml)", input: "")
    let result = CommandLineFixture.run("convert \(xml) -o \(path)", input: "")
    return (try String(contentsOfFile: path, encoding: .utf8), result)
  }

  @Test("comments are kept, also after the last statement")
  func comments() throws {
    let (scene, result) = try converted(over: Self.scene)
    #expect(result.status == "0\n" && result.errors == "")
    #expect(scene == Self.scene)
  }

  @Test("a scene with errors is not overwritten")
  func mistakes() throws {
    let broken = Self.scene.replacing("\"Hello\"", with: "\"Hello")
    let (scene, result) = try converted(over: broken)
    #expect(result.status == "1\n" && scene == broken)
    #expect(result.errors.contains("Main.scene:6:") && result.errors.contains("has errors"))
  }

  @Test("an empty file is overwritten")
  func empty() throws {
    let (scene, result) = try converted(over: "\n")
    #expect(result.status == "0\n" && scene.contains("label"))
  }
}
