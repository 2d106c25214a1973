import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport

/// A scene written by hand, and what it reads to.
struct SceneText {
  let text: String

  static func login() throws -> SceneText {
    let file = try Fixtures("scene-ids").file("login.scene")
    return SceneText(text: String(decoding: file.bytes, as: UTF8.self))
  }

  /// The text with `addition` in its own line before the line that holds `line`.
  func inserting(_ addition: String, before line: String) -> SceneText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.flatMap { $0.contains(line) ? [addition[...], $0] : [$0] }
    return SceneText(text: changed.joined(separator: "\n"))
  }

  func without(_ line: String) -> SceneText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return SceneText(text: lines.filter { !$0.contains(line) }.joined(separator: "\n"))
  }

  var file: SourceFile { SourceFile(path: "login.scene", text: text) }

  var tree: ElementTree { SceneReader().read(file).tree }

  /// All ids of objects and scenes, in order.
  var ids: [String] {
    tree.elements.filter { $0.name != "device" }.flatMap { [$0["id"], $0["sceneID"]] }
      .compactMap { $0 }
  }
}
