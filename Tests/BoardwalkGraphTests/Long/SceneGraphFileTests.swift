import BoardwalkProject
import Testing

@testable import BoardwalkGraph

@Suite("Scene graph files")
struct SceneGraphFileTests {
  private func bytes() throws -> [UInt8] {
    let document = try Sample.storyboard(
      Sample.controllerScene("a", #"<view key="view" id="v"/>"#), initial: "a")
    return SceneGraphFile.encode(
      Compiler().compile(Project([.document(document)], isWhole: true), main: document))
  }

  @Test("a graph file has a header and one line of JSON")
  func format() throws {
    let lines = String(decoding: try bytes(), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    #expect(lines.last == "")
    let words = lines[0].split(separator: " ")
    #expect(words.prefix(3) == ["boardwalk", "scenegraph", "1"])
    #expect(words.last.flatMap { Checksum($0) } == Checksum(of: Array(lines[1].utf8)))
    #expect(lines[1].hasPrefix(#"{"documents":[{"#))
    #expect(lines[1].hasSuffix(#""main":0,"strings":[]}"#))
  }

  @Test("default values are omitted from graph files")
  func defaults() throws {
    let text = String(decoding: try bytes(), as: UTF8.self)
    for name in ["isHidden", "alpha", "isEnabled", "constraints", "subviews", "relationships"] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test("files of other types or with invalid headers are not graph files")
  func otherFiles() {
    for text in ["", "x", "{}\n", "<?xml version=\"1.0\"?>", "boardwalk flow 1\n", "Boardwalk"] {
      #expect(throws: SceneGraphError.notASceneGraph) {
        try SceneGraphFile.decode(Array(text.utf8))
      }
    }
    for version in ["zero", "0", "-1", "1.0", ""] {
      #expect(throws: SceneGraphError.notASceneGraph) {
        try SceneGraphFile.decode(Array("boardwalk scenegraph \(version) 0\n{}\n".utf8))
      }
    }
  }

  @Test("a file of a newer version is an error, whatever its content")
  func newerVersions() {
    for text in ["2 0\n", "2 0 more words\n{}\n", "2\n"] {
      #expect(throws: SceneGraphError.newerVersion(2)) {
        try SceneGraphFile.decode(Array("boardwalk scenegraph \(text)".utf8))
      }
    }
  }

  @Test("a file truncated at any byte is an error")
  func truncation() throws {
    let bytes = try bytes()
    for count in 1..<bytes.count {
      #expect(throws: SceneGraphError.truncated) {
        try SceneGraphFile.decode(Array(bytes[..<count]))
      }
    }
  }

  @Test("a change of any byte is an error")
  func changedBytes() throws {
    let bytes = try bytes()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(throws: SceneGraphError.self) { try SceneGraphFile.decode(damaged) }
    }
  }

  @Test("bytes added to a file are an error")
  func addedBytes() throws {
    let bytes = try bytes()
    #expect(throws: SceneGraphError.damaged) { try SceneGraphFile.decode(bytes + [0x0A]) }
    #expect(throws: SceneGraphError.truncated) { try SceneGraphFile.decode(bytes + [0x20]) }
    let windows = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(throws: SceneGraphError.damaged) { try SceneGraphFile.decode(Array(windows.utf8)) }
  }

  @Test("text of any language is decoded unchanged")
  func unicode() throws {
    let text = "Größe / 東京 \u{2028} 👩‍👩‍👧 \u{F8FF} \\ \u{7F} \u{200B}"
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a",
        """
        <view key="view" id="v"><subviews><label id="l"><string key="text">\(text)</string>\
        </label></subviews></view>
        """))
    let graph = Compiler().compile(Project([.document(document)], isWhole: true))
    let decoded = try SceneGraphFile.decode(SceneGraphFile.encode(graph))
    #expect(decoded == graph)
    #expect(decoded.documents[0].scenes[0].controller?.view?.subviews.first?.text == text)
  }

  @Test("errors have messages that describe the problem")
  func messages() {
    let errors: [SceneGraphError] = [
      .notASceneGraph, .newerVersion(2), .truncated, .damaged, .tooDeep,
      .malformed(path: "documents[0]", reason: "“name” is missing"),
      .outOfRange(path: "main", index: 3, count: 1),
      .circular(path: "documents[0].scenes[1].relationships", name: "Tabs"),
    ]
    #expect(
      errors.map(\.description) == [
        "the file is not a scene graph",
        "the scene graph has version 2, and this boardwalk reads version 1",
        "the scene graph is truncated",
        "the scene graph is damaged: its checksum differs",
        "the scene graph is damaged: objects are nested deeper than 400 levels",
        "the scene graph is damaged: documents[0] is malformed: “name” is missing",
        "the scene graph is damaged: main is 3, but there are 1",
        "the scene graph is damaged: by documents[0].scenes[1].relationships, Tabs contains itself",
      ])
  }
}
