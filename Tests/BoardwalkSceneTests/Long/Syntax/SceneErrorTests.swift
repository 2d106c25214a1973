import BoardwalkBase
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Scene syntax errors")
struct SceneErrorTests {
  private static let fixtures = Fixtures("scene-errors")
  static let names = fixtures.names(endingIn: ".scene")

  @Test("each error is reported at its position", arguments: names)
  func findings(name: String) throws {
    let fixture = try Self.fixtures.file(name + ".scene")
    let scene = MarkedScene(fixture)
    let marked = scene.marked(with: SceneReader().read(scene.file).findings)
    guard !Fixtures.isUpdating else {
      return try Self.fixtures.update(name + ".scene", to: marked)
    }
    #expect(
      String(decoding: marked, as: UTF8.self) == String(decoding: fixture.bytes, as: UTF8.self))
    #expect(marked == fixture.bytes)
  }

  @Test("a scene with an error is not formatted", arguments: names)
  func formatting(name: String) throws {
    let scene = MarkedScene(try Self.fixtures.file(name + ".scene"))
    let (text, findings) = SceneFormatter().format(scene.file)
    #expect(text == nil)
    #expect(!findings.isEmpty)
  }

  @Test("an applied fix-it removes its finding", arguments: names)
  func fixIts(name: String) throws {
    let scene = MarkedScene(try Self.fixtures.file(name + ".scene"))
    for finding in SceneReader().read(scene.file).findings {
      guard let fixIt = finding.fixIt else { continue }
      var bytes = scene.file.bytes
      bytes.replaceSubrange(fixIt.range, with: fixIt.replacement.utf8)
      let fixed = SceneReader().read(SourceFile(path: name, bytes: bytes)).findings
      let shift = fixIt.replacement.utf8.count - fixIt.range.count
      let isStillThere = fixed.contains {
        $0.message == finding.message
          && [finding.range.lowerBound, finding.range.lowerBound + shift]
            .contains($0.range.lowerBound)
      }
      #expect(!isStillThere, "\(finding.message)")
    }
  }
}
