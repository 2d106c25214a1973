import BoardwalkCommands
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("boardwalk test")
struct TestCommandTests {
  private static let walk = "launch\nsnapshot outline \"start\"\n"

  @Test("a snapshot without a golden file fails and is accepted by --update")
  func first() throws {
    let playground = try Playground(["a.flow": Self.walk])
    let first = playground.test()
    #expect(first.status == 1)
    #expect(first.output.hasSuffix("\n1 flow, 1 screen, 1 failure\n"))
    #expect(first.output.contains("[missing-snapshot]"))
    #expect(playground.text("Snapshots/a/start.txt") == nil)
    #expect(playground.text("Snapshots/a/start.new.txt")?.hasPrefix("window\n") == true)
    let second = playground.test("--update")
    #expect(second.output == "wrote Snapshots/a/start.txt\n\n1 flow, 1 screen, no failures\n")
    #expect(second.status == 0)
    #expect(playground.text("Snapshots/a/start.new.txt") == nil)
    #expect(playground.test().output == "1 flow, 1 screen, no failures\n")
  }

  @Test(
    "a changed snapshot fails with a difference and writes the actual one next to the golden one")
  func change() throws {
    let playground = try Playground(["a.flow": Self.walk])
    _ = playground.test("--update")
    let golden = try #require(playground.text("Snapshots/a/start.txt"))
    try playground.write(
      golden.replacing("Patients", with: "Doctors"), to: "Snapshots/a/start.txt")
    let result = playground.test()
    #expect(result.status == 1)
    #expect(result.output.contains("[changed-snapshot]"))
    #expect(result.output.contains("--- Snapshots/a/start.txt\n+++ Snapshots/a/start.txt\n@@ "))
    #expect(playground.text("Snapshots/a/start.new.txt") == golden)
    // Where it is mended, nothing is left of it.
    try playground.write(
      golden.replacing("\n", with: "\r\n"), to: "Snapshots/a/start.txt")
    #expect(playground.test().status == 0)
    #expect(playground.text("Snapshots/a/start.new.txt") == nil)
  }

  @Test("obsolete golden files are reported and removed by --update")
  func stale() throws {
    let twice = Self.walk + "snapshot outline \"gone\"\n"
    let playground = try Playground(["a.flow": twice, "b.flow": Self.walk])
    _ = playground.test("--update")
    try playground.write(Self.walk, to: "a.flow")
    try FileManager.default.removeItem(atPath: playground.path + "/b.flow")
    let result = playground.test()
    #expect(
      result.output == """
        Snapshots/a/gone.txt: warning: no flow asks for this snapshot; remove it with --update
        Snapshots/b/start.txt: warning: no flow asks for this snapshot; remove it with --update

        1 flow, 1 screen, no failures, 2 stale

        """)
    #expect(result.status == 0)
    #expect(
      playground.test("--update").output
        == "removed Snapshots/a/gone.txt\nremoved Snapshots/b/start.txt\n\n"
        + "1 flow, 1 screen, no failures\n")
    #expect(playground.names("Snapshots/a") == ["manifest", "start.txt"])
    #expect(playground.names("Snapshots") == ["a"])
  }

  @Test("a link in Snapshots is rejected")
  func link() throws {
    let playground = try Playground(["a.flow": Self.walk])
    let outside = try Playground([:])
    try FileManager.default.createSymbolicLink(
      atPath: playground.path + "/Snapshots", withDestinationPath: outside.path)
    let result = playground.test("--update")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "boardwalk: Snapshots is a symbolic link, which is not allowed here\n")
    #expect(outside.text("a/start.txt") == nil)
  }

  @Test("reports are in file order")
  func order() throws {
    var flows: [String: String] = [:]
    for number in 0..<40 {
      let name = number < 10 ? "0\(number)" : "\(number)"
      let work = number < 4 ? String(repeating: "tap \"Ada\"\nback\n", count: 40) : ""
      flows["walks/\(name).flow"] = "launch\n\(work)expect title \"\(name)\"\n"
    }
    let playground = try Playground(flows)
    let once = playground.test()
    let places = once.output.split(separator: "\n").filter { $0.contains("[failed-flow]") }
      .map { $0.prefix { $0 != ":" } }
    #expect(places.map(String.init) == flows.keys.sorted())
    #expect(once.output.hasSuffix("\n40 flows, 0 screens, 40 failures\n"))
    #expect(playground.test().output == once.output)
  }

  @Test("a flow belongs to the nearest folder with documents")
  func project() throws {
    let playground = try Playground([
      "walks/deep/a.flow": "launch\nexpect title \"Patients\"\n",
      "other/Info.plist": "<plist/>", "other/b.flow": "launch\n",
      "both/de.lproj/Clinic.storyboard": "", "both/c.flow": "launch\n",
    ])
    let result = playground.test()
    #expect(result.status == 1)
    #expect(result.output.contains("other/b.flow:1:1: error: there is no iOS storyboard or xib in"))
    let unread = "both/c.flow:1:1: error: cannot read both/de.lproj/Clinic.storyboard"
    #expect(result.output.contains(unread))
    #expect(result.output.hasSuffix("\n3 flows, 0 screens, 2 failures\n"))
  }

  @Test("an unreadable file or a folder without flows is a usage error, and other flows run")
  func unopened() throws {
    let playground = try Playground(["a.flow": Self.walk])
    let result = playground.test(playground.path + "/none.flow", "--update")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("boardwalk: cannot open none.flow: no such file\n"))
    #expect(result.output.hasSuffix("1 flow, 1 screen, no failures\n"))
    let empty = try Playground([:])
    #expect(empty.test().status == 2)
  }

  @Test("JSON and JUnit reports agree")
  func formats() throws {
    let playground = try Playground([
      "a.flow": "launch\nexpect title \"<&\\\">\"\n", "b.flow": Self.walk, "c.flow": "bcak\n",
    ])
    let json = playground.test("--format", "json")
    #expect(json.status == 1)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    let flows = try #require(report["flows"] as? [[String: Any]])
    #expect(flows.map { $0["path"] as? String } == ["a.flow", "b.flow", "c.flow"])
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary == ["flows": 3, "screens": 1, "failures": 3, "stale": 0])
    let junit = playground.test("--format", "junit")
    #expect(junit.status == 1)
    #expect(junit.output.contains("tests=\"3\" failures=\"3\""))
    #expect(junit.output.contains("&quot;&lt;&amp;&quot;&gt;"))
    #expect(junit.output.contains("[malformed-flow]"))
    #expect(junit.output.contains("[malformed-flow]\n"))
    #expect(XMLParser(data: Data(junit.output.utf8)).parse())
  }
}
