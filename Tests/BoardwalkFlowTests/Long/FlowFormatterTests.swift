import BoardwalkBase
import BoardwalkFlow
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Flow formatting")
struct FlowFormatterTests {
  private static let folder = Fixtures("flow-format")
  private static let names = folder.names(endingIn: ".flow")

  private func format(_ text: String) -> String? {
    FlowFormatter().format(SourceFile(path: "a.flow", text: text)).text
  }

  @Test("each fixture is formatted canonically", arguments: names)
  func fixtures(name: String) throws {
    let text = FlowFormatter().format(try Self.folder.file(name + ".flow")).text ?? ""
    if Fixtures.isUpdating {
      return try Self.folder.update(name + ".canonical.flow", to: Array(text.utf8))
    }
    #expect(Self.folder.bytes(of: name + ".canonical.flow") == Array(text.utf8))
  }

  @Test("formatting is idempotent and keeps the meaning", arguments: names)
  func again(name: String) throws {
    let file = try Self.folder.file(name + ".flow")
    let once = try #require(FlowFormatter().format(file).text)
    #expect(format(once) == once)
    let again = Flow(SourceFile(path: "a.flow", text: once))
    #expect(again.statements.map(\.action) == Flow(file).statements.map(\.action))
  }

  @Test("the flow fixtures are formatted", arguments: FlowFixture.all)
  func canonical(fixture: FlowFixture) {
    let file = fixture.flow.file
    #expect(FlowFormatter().format(file).text == file.text(in: 0..<file.bytes.count))
  }

  @Test("a truncated fixture keeps its meaning", arguments: FlowFixture.all)
  func cuts(fixture: FlowFixture) {
    let bytes = fixture.flow.file.bytes
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let file = SourceFile(path: "a.flow", bytes: Array(bytes[..<end]))
      guard let text = FlowFormatter().format(file).text else { continue }
      #expect(format(text) == text)
      let again = Flow(SourceFile(path: "a.flow", text: text))
      #expect(again.statements.map(\.action) == Flow(file).statements.map(\.action))
    }
  }

  @Test("a flow with errors is not reformatted")
  func mistakes() {
    let result = FlowFormatter().format(SourceFile(path: "a.flow", text: "bcak\n"))
    #expect(result.text == nil)
    #expect(result.findings.count == 1)
  }
}
