import BoardwalkCommands
import Foundation
import Testing

/// Flows are read in parts of 64 KB, of which nobody should notice anything.
@Suite("Long flows")
struct LongFlowTests {
  private static let line = "expect front \"Patients\"\n"

  /// `count` lines that hold.
  private static func lines(_ count: Int) -> String {
    "launch\n" + String(repeating: line, count: count)
  }

  @Test("a failure in a later part is reported at its line")
  func place() throws {
    let playground = try Playground(["a.flow": Self.lines(6_000) + "expect front \"Nobody\"\n"])
    let result = playground.test()
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("a.flow:6002:8: error: "), "\(result.output.prefix(100))")
    let run = playground.run("run", playground.path, "--flow", playground.path + "/a.flow")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("a.flow:6002:8: error: "), "\(run.errors.prefix(100))")
  }

  @Test("mistakes in all parts are found before a line is followed")
  func mistakes() throws {
    let flow = "tipp\n" + Self.lines(6_000) + "tapp \"x\"\nsnapshot \"s\"\n"
    let playground = try Playground(["a.flow": flow])
    let result = playground.test()
    #expect(result.output.contains("a.flow:1:1: error: there is no command 'tipp'"))
    #expect(result.output.contains("a.flow:6003:1: error: there is no command 'tapp'"))
    #expect(playground.names("Snapshots") == [])
    let run = playground.run("run", playground.path, "--flow", playground.path + "/a.flow")
    #expect(run.output == "")
    #expect(run.errors.contains("a.flow:6003:1: error: "))
  }

  @Test("snapshots of different parts cannot have the same name")
  func names() throws {
    let flow = "snapshot \"same\"\n" + Self.lines(6_000) + "snapshot \"Same\"\n"
    let playground = try Playground(["a.flow": flow])
    #expect(
      playground.test().output.contains(
        "a.flow:6003:1: error: another snapshot has the name \"Same\""))
  }

  @Test("comments, traces and indented lines are in one part", arguments: [0, 1, 2, 3, 7, 19])
  func groups(_ offset: Int) throws {
    let trace = [
      "init(coder:)", "awakeFromNib", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
      "viewDidAppear", "didMove(toParent: navigation controller)",
    ].map { "  \($0)\n" }.joined()
    let group =
      "/* a comment\n  launch nowhere\nof three lines */\n" + Self.line
      + "launch\nexpect trace of \"Patients\"\n\(trace)\n"
    let flow =
      String(repeating: "//\n", count: offset) + Self.line
      + String(repeating: group, count: 1_500)
    let playground = try Playground(["a.flow": flow])
    let result = playground.test()
    #expect(result.output == "1 flow, 0 screens, no failures\n")
  }

  @Test("an exception that no later part expects fails its line")
  func exception() throws {
    let playground = try Playground([
      "a.flow": "launch\nperform \"nowhere\"\n" + String(repeating: "// rest\n", count: 20_000)
    ])
    let result = playground.test()
    #expect(result.output.hasPrefix("a.flow:2:1: error: "))
    #expect(result.output.contains("that no later line expects"))
  }

  @Test("the lines of a report are those of the file")
  func report() throws {
    let playground = try Playground(["a.flow": Self.lines(4_000) + "expect front \"Nobody\"\n"])
    let page = playground.test("--format", "html").output
    #expect(page.contains("\"line\":4002"))
    #expect(!page.contains("\"line\":4003"))
  }

  @Test("a file that cannot be read twice is refused")
  func pipe() throws {
    let playground = try Playground([:])
    let path = playground.path + "/a.flow"
    #expect(mkfifo(path, 0o600) == 0)
    let writer = Thread {
      let handle = FileHandle(forWritingAtPath: path)
      try? handle?.write(contentsOf: Data(Self.line.utf8))
      try? handle?.close()
    }
    writer.start()
    let result = playground.run("test", path)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot open a.flow: it can be read only once"))
  }
}
