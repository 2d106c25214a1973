import BoardwalkCommands
import BoardwalkGit
import Foundation
import Testing

@Suite("boardwalk git")
struct GitCommandTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let git = try #require(Git(in: folder.url.path, environment: [:]))
    _ = try git.succeed(["init", "-q"])
    return folder
  }

  private func run(_ action: String, _ folder: TemporaryFolder) -> CommandLineFixture.Result {
    CommandLineFixture.run("git \(action) \"\(folder.url.path)\"", input: "")
  }

  @Test("uninstall removes what install writes and status reports")
  func installs() throws {
    let folder = try repository()
    let before = folder.text(".git/config")
    #expect(run("status", folder).status == "1\n")
    #expect(run("install", folder).status == "0\n")
    #expect(run("status", folder).status == "0\n")
    #expect(folder.text(".git/config").contains("merge --marker-size %L -- %O %A %B %P"))
    #expect(
      folder.text(".git/info/attributes").contains("*.storyboard merge=boardwalk diff=boardwalk\n"))
    #expect(run("uninstall", folder).status == "0\n")
    #expect(folder.text(".git/config") == before)
    #expect(!folder.text(".git/info/attributes").contains("boardwalk"))
  }

  @Test("attributes that cannot be written again as they are stay")
  func foreignAttributes() throws {
    let folder = try repository()
    let path = folder.path(".git/info/attributes")
    try Data([0x23, 0x20, 0xE4, 0x0A]).write(to: URL(fileURLWithPath: path))
    let before = folder.text(".git/config")
    let result = run("install", folder)
    #expect(result.status == "2\n")
    #expect(result.errors.contains("it is not UTF-8"), "\(result.errors)")
    #expect(FileManager.default.contents(atPath: path) == Data([0x23, 0x20, 0xE4, 0x0A]))
    #expect(folder.text(".git/config") == before)
  }

  @Test("existing drivers are kept unless replacement is requested")
  func others() throws {
    let folder = try repository()
    try folder.write("*.xib merge=ours\n", to: ".gitattributes")
    let refused = run("install", folder)
    #expect(refused.status == "1\n")
    #expect(refused.errors.contains("*.xib has merge=ours"))
    #expect(!folder.text(".git/config").contains("boardwalk"))
    #expect(run("install --force", folder).status == "0\n")
  }

  @Test("a folder outside of a repository is an error")
  func noRepository() throws {
    #expect(run("install", try TemporaryFolder()).status == "2\n")
  }
}
