import BoardwalkGit
import Foundation
import Testing

@Suite("boardwalk check --since")
struct SinceTests {
  private static let old = """
    storyboard

    viewController items: ItemsViewController, initial {
      view {
        segmentedControl range, selectedSegmentIndex: 2 {
          segments { segment "Day" }
        }
      }
    }

    """

  /// A repository whose one commit has a document with one finding.
  private func repository() throws -> (TemporaryFolder, Git) {
    let folder = try TemporaryFolder(["Main.scene": Self.old])
    let git = try #require(Git(in: folder.url.path, environment: ["HOME": folder.url.path]))
    for arguments in [
      ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@b.c"],
      ["add", "."], ["commit", "-qm", "Start"],
    ] { _ = try git.succeed(arguments) }
    return (folder, git)
  }

  private func check(_ options: String, _ folder: TemporaryFolder) -> CommandLineFixture.Result {
    CommandLineFixture.run("check --strict \(options) \"\(folder.url.path)\"", input: "")
  }

  @Test("findings of the revision are suppressed, also after lines move")
  func old() throws {
    let (folder, _) = try repository()
    #expect(check("", folder).status == "1\n")
    try folder.write("// A comment.\n" + Self.old, to: "Main.scene")
    #expect(check("--since HEAD", folder).status == "0\n")
  }

  @Test("findings absent from the revision are reported")
  func new() throws {
    let (folder, _) = try repository()
    try folder.write(
      Self.old.replacing("view {", with: "view {\n    labl \"Hi\""), to: "Main.scene")
    let result = check("--since HEAD", folder)
    #expect(result.status == "1\n")
    #expect(result.errors.contains("labl"))
    #expect(!result.errors.contains("segment 2"))
  }

  @Test("a document absent from the revision is checked completely")
  func added() throws {
    let (folder, _) = try repository()
    try folder.write(Self.old, to: "Second.scene")
    let result = check("--since HEAD", folder)
    #expect(result.errors.contains("Second.scene"))
    #expect(!result.errors.contains("Main.scene"))
  }

  @Test("the current configuration applies to both, and the index and work tree are unchanged")
  func configuration() throws {
    let (folder, git) = try repository()
    try folder.write("{ rules: { 'selection-out-of-range': 'error' } }", to: "boardwalk.json")
    let before = try git.succeed(["status", "--porcelain"]).text
    #expect(check("--since HEAD", folder).status == "0\n")
    #expect(try git.succeed(["status", "--porcelain"]).text == before)
    #expect(before == "?? boardwalk.json")
  }

  @Test("an unknown revision, or one that looks like an option, is an error")
  func missing() throws {
    let (folder, _) = try repository()
    let result = check("--since nowhere", folder)
    #expect(result.status == "2\n")
    #expect(result.errors.contains("cannot check out 'nowhere': there is no such revision"))
    #expect(check("--since --output=x", folder).status == "2\n")
    #expect(check("--since HEAD", try TemporaryFolder(["a.scene": Self.old])).status == "2\n")
  }
}
