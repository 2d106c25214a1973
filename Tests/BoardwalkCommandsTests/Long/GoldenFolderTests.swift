import BoardwalkCommands
import Foundation
import Testing

@Suite("Golden folders")
struct GoldenFolderTests {
  private static let walk = "launch\nsnapshot outline \"start\"\n"

  @Test("each flow has a golden folder inside Snapshots")
  func folders() throws {
    let names = [
      "x.flow", "x.FLOW", "x.Flow", "x.FLOW.flow", "...flow", "..flow", "..", "x", "x%2E.flow",
      "%2E%2E.flow", "%2E.flow", "100%.flow", "x.FLOW%2E.flow",
    ].filter { $0 != ".." }
    var flows: [String: String] = [:]
    for name in names { flows["walks/" + name] = Self.walk }
    let playground = try Playground(flows)
    try playground.write("mine", to: "walks/notes.txt")
    try playground.write("mine", to: "walks/start.txt")
    for name in names {
      let result = playground.run("test", playground.path + "/walks/" + name, "--update")
      #expect(result.status == 0, "\(name): \(result.errors)")
    }
    #expect(
      playground.names("walks") == (names + ["Snapshots", "notes.txt", "start.txt"]).sorted())
    let folders = playground.names("walks/Snapshots")
    #expect(folders.count == names.count, "\(folders)")
    for folder in folders {
      #expect(playground.names("walks/Snapshots/" + folder) == ["manifest", "start.txt"])
    }
    #expect(playground.text("walks/start.txt") == "mine")
  }

  @Test("files that no run has written are kept")
  func foreignFiles() throws {
    let playground = try Playground(["a.flow": Self.walk])
    let own = ["a/notes.txt", "a/drawing.svg", "a/start.new.txt", "holiday/beach.svg"]
    for name in own { try playground.write("mine", to: "Snapshots/" + name) }
    let first = playground.test("--update")
    #expect(first.status == 0)
    #expect(
      first.output.contains(
        "Snapshots/holiday/beach.svg: warning: no flow asks for this snapshot, and boardwalk test "
          + "has not written it; delete it yourself\n"))
    _ = playground.test()
    _ = playground.test("--update")
    for name in own { #expect(playground.text("Snapshots/" + name) == "mine", "\(name)") }
  }

  @Test("a file with the name of a new screen is overwritten only if a run has written it")
  func foreignNewScreen() throws {
    let playground = try Playground(["a.flow": Self.walk + "snapshot svg \"map\"\n"])
    _ = playground.test("--update")
    for name in ["start.txt", "map.svg"] {
      try playground.write("other", to: "Snapshots/a/" + name)
    }
    try playground.write("mine", to: "Snapshots/a/start.new.txt")
    for _ in 0..<2 {
      let result = playground.test()
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "note: boardwalk test has not written Snapshots/a/start.new.txt and does not overwrite "))
      #expect(result.output.contains("note: see Snapshots/a/map.new.svg; accept with --update"))
      #expect(playground.text("Snapshots/a/start.new.txt") == "mine")
    }
    #expect(playground.text("Snapshots/a/map.new.svg")?.contains("<svg") == true)
    #expect(playground.test("--update").status == 0)
    #expect(playground.text("Snapshots/a/start.new.txt") == "mine")
    #expect(playground.text("Snapshots/a/map.new.svg") == nil)
  }

  @Test("a golden folder without a manifest is adopted by the first update")
  func adoption() throws {
    let playground = try Playground(["a.flow": Self.walk + "snapshot outline \"second\"\n"])
    _ = playground.test("--update")
    try FileManager.default.removeItem(atPath: playground.path + "/Snapshots/a/manifest")
    #expect(playground.test().output == "1 flow, 2 screens, no failures\n")
    #expect(playground.text("Snapshots/a/manifest") == nil)
    _ = playground.test("--update")
    #expect(
      playground.text("Snapshots/a/manifest")
        == "# Written by boardwalk test, which removes no other file.\nsecond.txt\nstart.txt\n")
    try playground.write(Self.walk, to: "a.flow")
    #expect(playground.test("--update").output.hasPrefix("removed Snapshots/a/second.txt\n"))
  }

  @Test("a manifest cannot name files outside of its folder")
  func hostileManifest() throws {
    let playground = try Playground(["a.flow": Self.walk])
    try playground.write("mine", to: "victim.txt")
    try playground.write("mine", to: "Snapshots/a/x/victim.txt")
    try playground.write(
      "../../victim.txt\nx/victim.txt\n\(playground.path)/victim.txt\n..\n",
      to: "Snapshots/a/manifest")
    #expect(playground.test("--update").status == 0)
    #expect(playground.text("victim.txt") == "mine")
    #expect(playground.text("Snapshots/a/x/victim.txt") == "mine")
  }

  @Test("a failing test leaves what is kept in version control as it is")
  func versioned() throws {
    let playground = try Playground(["a.flow": Self.walk + "snapshot svg \"map\"\n"])
    _ = playground.test("--update")
    let manifest = playground.text("Snapshots/a/manifest")
    try playground.write("other", to: "Snapshots/a/start.txt")
    try playground.write("other", to: "Snapshots/a/map.svg")
    #expect(playground.test().status == 1)
    #expect(playground.text("Snapshots/a/manifest") == manifest)
    #expect(
      playground.text("Snapshots/a/manifest.new")?.hasSuffix("\nmap.new.svg\nstart.new.txt\n")
        == true)
    #expect(playground.test("--update").status == 0)
    #expect(playground.names("Snapshots/a") == ["manifest", "map.svg", "start.txt"])
  }

  @Test("what a killed test has written is removed by the next one")
  func killed() throws {
    let playground = try Playground(["a.flow": Self.walk])
    _ = playground.test("--update")
    try playground.write("half", to: "Snapshots/a/start.new.txt")
    try playground.write("# …\nstart.new.txt\nnever.new.txt\n", to: "Snapshots/a/manifest.new")
    #expect(playground.test().status == 0)
    #expect(playground.names("Snapshots/a") == ["manifest", "start.txt"])
  }

  @Test("a list of new screens names no other files")
  func hostileList() throws {
    let playground = try Playground(["a.flow": Self.walk])
    _ = playground.test("--update")
    try playground.write("mine", to: "victim.new.txt")
    try playground.write("mine", to: "Snapshots/gone/notes.txt")
    try playground.write(
      "../../victim.new.txt\nnotes.txt\n", to: "Snapshots/gone/manifest.new")
    #expect(playground.test("--update").status == 0)
    #expect(playground.text("victim.new.txt") == "mine")
    #expect(playground.text("Snapshots/gone/notes.txt") == "mine")
  }

  @Test("a flow given by two paths runs once")
  func twoSpellings() throws {
    let playground = try Playground(["a.flow": Self.walk])
    let path = playground.path
    let result = playground.run("test", path + "/a.flow", path + "/./a.flow", path, "--update")
    #expect(result.output.hasSuffix("\n1 flow, 1 screen, no failures\n"))
  }
}
