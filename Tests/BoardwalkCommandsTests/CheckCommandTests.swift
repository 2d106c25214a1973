import BoardwalkCommands
import BoardwalkProject
import Foundation
import Testing

@Suite("boardwalk check")
struct CheckCommandTests {
  /// A project with one storyboard, which is gone when the test is over.
  private struct Folder: ~Copyable {
    let url: URL

    init(_ fixture: String) throws {
      url =
        FileManager.default.temporaryDirectory
        .appendingPathComponent("boardwalk-\(UUID().uuidString)").standardizedFileURL
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let source = "\(CommandLineFixture.root)/Tests/Fixtures/check/\(fixture)/bad.storyboard"
      try FileManager.default.copyItem(
        atPath: source, toPath: url.appendingPathComponent("Main.storyboard").path)
      try write("{}", to: "boardwalk.json")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func run(_ options: String) -> CommandLineFixture.Result {
      CommandLineFixture.run("check \(options) \"\(url.path)\"", input: "")
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
  }

  @Test("a single document is compared with the asset catalogs of its project")
  func catalogs() throws {
    let scene = """
      storyboard

      viewController a, initial {
        view {
          imageView photo, image: Portrait
        }
      }

      """
    let files = ["App/Main.scene": scene, "App.xcodeproj/project.pbxproj": ""]
    let other = "Shared/Assets.xcassets/Potrait.imageset/Contents.json"
    for repository in [[".git/HEAD": ""], [:]] {
      let folder = try TemporaryFolder(files.merging(repository) { $1 })
      let path = folder.path("App/Main.scene")
      let check = { CommandLineFixture.run("check \"\(path)\"", input: "").errors }
      #expect(!check().contains("asset catalog"), "nothing is known without a catalog")
      try folder.write("{}", to: other)
      #expect(check().contains("no asset catalog contains the image 'Portrait'"))
      try folder.write("{}", to: other.replacing("Potrait", with: "Portrait"))
      #expect(!check().contains("missing-image"))
    }
  }

  @Test("a flow that expects no line which no trace can have is wrong before it runs")
  func impossibleTrace() throws {
    let playground = try Playground([
      "a.flow": "launch\nexpect no trace\n  Patients viewDidLoad\n  nonsense line\n"
    ])
    let result = playground.run("check", playground.path + "/a.flow")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "a.flow:4:3: error: no trace has a line that begins with 'nonsense line'"),
      "\(result.errors)")
    #expect(result.errors.contains("1 error"))
  }

  @Test(
    "what a configuration names and is not there is reported at its place",
    arguments: [
      ("sources: ['Ap']", "13: cannot open "), ("assets: ['A.xcassets']", "12: cannot open "),
      ("baseline: 'none.json'", "13: cannot open "),
      ("languages: ['deu']", "15: there are no strings for the language 'deu'"),
      ("sources: ['/']", "13: the path of 'sources' leads out of the project"),
    ])
  func absent(_ text: String, _ message: String) throws {
    let folder = try Folder("duplicate-id")
    try folder.write("{ \(text) }", to: "boardwalk.json")
    let result = folder.run("")
    #expect(result.status == "2\n")
    #expect(result.errors.contains("boardwalk.json:1:\(message)"), "\(result.errors)")
  }

  @Test(
    "what is found by its name and is not a regular file is refused",
    arguments: [
      ("boardwalk.json", "{}"), ("boardwalk-baseline.json", "{}"),
      ("a.swift", "{sources: 'a.swift'}"),
      ("known.json", "{baseline: 'known.json'}"),
    ])
  func irregular(_ name: String, _ configuration: String) throws {
    let playground = try Playground(["boardwalk.json": configuration])
    try? FileManager.default.removeItem(atPath: "\(playground.path)/\(name)")
    try #require(mkfifo("\(playground.path)/\(name)", 0o600) == 0)
    let result = playground.run("check", playground.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot open \(name)"), "\(result.errors)")
  }

  @Test("a baseline replaces an earlier one, and no part of the app")
  func baselineOverCatalog() throws {
    let playground = try Playground(["A.xcassets/Contents.json": "{}", "known.json": "{}"])
    for (name, status) in [("A.xcassets/Contents.json", 2), ("known.json", 0)] as [(String, Int32)]
    {
      let result = playground.run(
        "check", "--write-baseline", "--baseline", "\(playground.path)/\(name)", playground.path)
      #expect(result.status == status, "\(result.errors)")
      #expect((playground.text(name) == "{}") == (status == 2))
    }
  }

  @Test("--fix changes the file and reports the remaining findings")
  func fix() throws {
    let folder = try Folder("deprecated-segue")
    let before = try folder.text("Main.storyboard")
    let result = folder.run("--fix --strict")
    #expect(result.errors == "1 change made\n1 document, nothing found\n")
    #expect(result.status == "0\n")
    let after = before.replacing("kind=\"push\"", with: "kind=\"show\"")
    #expect(try folder.text("Main.storyboard") == after)
    #expect(folder.run("--fix").errors.hasPrefix("0 changes made\n"))
  }

  @Test("at most five skipped documents are named, and long lists of findings end with counts")
  func many() throws {
    let folder = try Folder("duplicate-id")
    let text = try folder.text("Main.storyboard")
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"></document>"
    for number in 1...7 { try folder.write(mac, to: "Mac\(number).xib") }
    let few = folder.run("").errors
    #expect(few.components(separatedBy: "[unsupported-document]").count == 6)
    #expect(few.contains("\n2 more documents skipped; --format json names all\n"))
    #expect(few.hasSuffix("8 documents, 1 error, 7 notes\n"), "few findings fit a screen")
    for number in 1...5 { try folder.write(text, to: "Copy\(number).storyboard") }
    #expect(
      folder.run("").errors.hasSuffix(
        "13 documents, 6 errors, 7 notes\n  7 unsupported-document\n  6 duplicate-id\n"))
  }

  @Test("a baseline suppresses known findings, also after they move")
  func baseline() throws {
    let folder = try Folder("duplicate-id")
    #expect(folder.run("").status == "1\n")
    let written = folder.run("--write-baseline")
    #expect(written.status == "0\n")
    #expect(written.errors.hasPrefix("1 finding is known in "))
    #expect(folder.run("--strict").status == "0\n")
    let text = try folder.text("Main.storyboard")
    try folder.write(text.replacing("<scenes>", with: "<scenes>\n\n"), to: "Main.storyboard")
    #expect(folder.run("--strict").status == "0\n")
    #expect(folder.run("--no-config").status == "1\n")
  }

  @Test("fixed findings of a baseline are reported, and a malformed baseline is an error")
  func staleBaseline() throws {
    let folder = try Folder("duplicate-id")
    _ = folder.run("--write-baseline")
    let good = "\(CommandLineFixture.root)/Tests/Fixtures/check/duplicate-id/good.storyboard"
    try folder.write(
      try String(contentsOfFile: good, encoding: .utf8), to: "Main.storyboard")
    let result = folder.run("--strict")
    #expect(result.errors.contains("[unused-suppression]"))
    #expect(result.status == "0\n")
    try folder.write("{", to: "boardwalk-baseline.json")
    #expect(folder.run("").status == "2\n")
  }

  @Test("a missing baseline is an error until it is written")
  func missingBaseline() throws {
    let folder = try Folder("duplicate-id")
    let option = "--baseline \"\(folder.url.path)/known.json\""
    let result = folder.run(option)
    #expect(result.status == "2\n")
    #expect(result.errors.contains("known.json"))
    #expect(folder.run("--write-baseline " + option).status == "0\n")
    #expect(folder.run("--strict " + option).status == "0\n")
  }

  @Test("an excluded folder is not read as sources either")
  func excludedSources() throws {
    let folder = try Folder("duplicate-id")
    try folder.write("final class Gone {}", to: "Old.swift")
    let all = SourceFolders([folder.url.path])
    let some = SourceFolders(
      [folder.url.path], excluded: [PathPattern(folder.url.path + "/Old.swift")])
    #expect(all.files.count == 1)
    #expect(some.files.isEmpty)
  }

  @Test("a baseline with overflowing counts is rejected")
  func hostileBaseline() throws {
    let folder = try Folder("duplicate-id")
    let entry = """
      {"path":"a","rule":"r","object":"","message":"","count":9223372036854775807}
      """
    try folder.write(
      "{\"schema\":1,\"findings\":[\(entry),\(entry)]}", to: "boardwalk-baseline.json")
    let result = folder.run("")
    #expect(result.status == "2\n")
    #expect(result.errors.contains("writes it again"))
  }

  @Test("file names are escaped in output", arguments: ["human", "xcode"])
  func oddPath(_ format: String) throws {
    let folder = try Folder("duplicate-id")
    try folder.write(try folder.text("Main.storyboard"), to: "a\u{1B}[31m\n\u{2028}.storyboard")
    let result = folder.run("--format \(format)")
    let text = result.output + result.errors
    #expect(text.contains("/a\\u{1B}[31m\\n\\u{2028}.storyboard:"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("an unknown rule gets a suggestion with the same prefix")
  func suggestion() throws {
    let folder = try Folder("duplicate-id")
    #expect(folder.run("--rule dangling").errors.contains("did you mean dangling-reference?"))
    #expect(
      folder.run("--rule runtime").errors
        .contains("did you mean runtime-attribute-type or unknown-runtime-attribute?"))
    #expect(!folder.run("--rule e").errors.contains("did you mean"))
  }

  @Test("a single behavior file is compared with the documents of its folder")
  func behavior() {
    let folder = "@/Tests/Fixtures/check/unmodeled-member/bad"
    let alone = CommandLineFixture.run("check \(folder)/App.behavior", input: "")
    #expect(alone.errors.hasSuffix("1 document, 5 warnings\n"))
    let whole = CommandLineFixture.run(
      "check @/Tests/Fixtures/check/unanswered-action/bad/App.behavior", input: "")
    #expect(whole.errors.hasSuffix("1 document, nothing found\n"))
  }

  @Test("a configuration excludes files and sets limits")
  func configuration() throws {
    let folder = try Folder("duplicate-constraint")
    #expect(folder.run("").status == "0\n")
    try folder.write("{ maxWarnings: 1 }", to: "boardwalk.json")
    #expect(folder.run("").status == "1\n")
    try folder.write("{ strict: true, exclude: ['Main.*'] }", to: "boardwalk.json")
    let nothing = folder.run("")
    #expect(nothing.errors.hasPrefix("boardwalk: nothing was checked: "))
    #expect(nothing.status == "2\n")
    try folder.write("{ exclud: [] }", to: "boardwalk.json")
    let result = folder.run("")
    #expect(result.errors.contains("did you mean 'exclude'?"))
    #expect(result.status == "2\n")
  }
}
