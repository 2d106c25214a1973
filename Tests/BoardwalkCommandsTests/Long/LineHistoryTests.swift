import Foundation
import Testing

@testable import BoardwalkCommands

@Suite("The history of lines")
struct LineHistoryTests {
  @Test("lines of an earlier run come back in a later one, which may run beside it")
  func runs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("state/boardwalk/history")
    var first = LineHistory(at: path)
    first.add("tap \"Ada\"")
    var second = LineHistory(at: path)
    #expect(second.lines == ["tap \"Ada\""])
    first.add("back")
    second.add("list")
    second.add("list")
    second.add("")
    #expect(LineHistory(at: path).lines == ["tap \"Ada\"", "back", "list"])
  }

  @Test("nobody else may read the history, which may hold what was typed into a field")
  func permissions() throws {
    let folder = try TemporaryFolder()
    var history = LineHistory(at: folder.path("history"))
    history.add("type \"secret\"")
    history.add("back")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("history"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("the last 500 lines are kept")
  func limit() throws {
    let folder = try TemporaryFolder([
      "history": (1...500).map { "back \($0)\n" }.joined()
    ])
    var history = LineHistory(at: folder.path("history"))
    history.add("list")
    let kept = LineHistory(at: folder.path("history")).lines
    #expect(kept.count == 500)
    #expect(kept.first == "back 2")
    #expect(kept.last == "list")
  }

  @Test("without a home nothing is written, and the lines of this run come back")
  func homeless() {
    var history = LineHistory(["PATH": "/bin"])
    history.add("back")
    #expect(history.lines == ["back"])
  }
}
