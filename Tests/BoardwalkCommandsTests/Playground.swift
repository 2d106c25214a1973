import BoardwalkCommands
import Foundation

/// A folder of its own with an app and flows, which vanishes with it.
final class Playground: Sendable {
  let path: String

  /// A copy of the fixtures' app, and of `flows` by their names.
  init(_ flows: [String: String]) throws {
    path = NSTemporaryDirectory() + "boardwalk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: CommandLineFixture.root + "/Tests/Fixtures/flows/Clinic.scene",
      toPath: path + "/Clinic.scene")
    for (name, text) in flows { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The names of what is in the folder named `name`, sorted; hidden files too.
  func names(_ name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
  }

  /// What `boardwalk` prints for `words`, paths below the folder shown without it.
  func run(_ words: String...) -> (output: String, errors: String, status: Int32) { run(words) }

  func run(_ words: [String]) -> (output: String, errors: String, status: Int32) {
    let recorder = Recorder()
    let status = CommandLineTool(recorder.console).run(words)
    return (
      recorder.output.replacing(path + "/", with: ""),
      recorder.errors.replacing(path + "/", with: ""), status.rawValue
    )
  }

  /// What `boardwalk test` prints for the folder.
  func test(_ options: String...) -> (output: String, errors: String, status: Int32) {
    run(["test", path] + options)
  }
}
