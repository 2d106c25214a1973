import BoardwalkFiles
import Foundation
import Testing

@Suite("Project boundary")
struct ProjectBoundaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["repository/.git", "repository/app", "outside"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  private func isInside(_ name: String, of configuration: String = "repository/app") -> Bool {
    ProjectBoundary(ofConfigurationIn: folder.file(configuration)).contains(folder.file(name))
  }

  @Test("the boundary is the repository that contains the configuration")
  func repository() {
    #expect(isInside("repository/app/a.json"))
    #expect(isInside("repository/a.json"))
    #expect(isInside("repository"))
    #expect(!isInside("a.json"))
    #expect(!isInside("repository-of-another/a.json"))
    #expect(!isInside("outside/none/a.json"))
  }

  @Test("without a repository the boundary is the configuration's folder")
  func noRepository() {
    #expect(isInside("outside/none/a.json", of: "outside"))
    #expect(!isInside("repository/a.json", of: "outside"))
    #expect(!isInside("a.json", of: "outside"))
  }

  @Test("links out of the project are outside, to files and folders, existing or not")
  func links() throws {
    try folder.put("", in: "outside/a.json")
    symlink("../../outside", folder.file("repository/app/folder"))
    symlink("../../outside/a.json", folder.file("repository/app/file"))
    symlink("../../outside/none.json", folder.file("repository/app/none"))
    symlink("../none/../../outside/a.json", folder.file("repository/app/up"))
    symlink("../none.json", folder.file("repository/app/inside"))
    for name in ["folder/a.json", "folder/none.json", "file", "none", "up"] {
      #expect(!isInside("repository/app/" + name), "\(name)")
    }
    #expect(isInside("repository/app/inside"))
  }

  @Test("two paths to one file have one identity, and folders have none")
  func identity() throws {
    let path = try folder.put("", in: "outside/a.json")
    symlink(path, folder.file("symbolic"))
    link(path, folder.file("hard"))
    let identity = FileIdentity(ofFileAt: path)
    #expect(identity != nil)
    #expect(FileIdentity(ofFileAt: folder.file("symbolic")) == identity)
    #expect(FileIdentity(ofFileAt: folder.file("hard")) == identity)
    #expect(FileIdentity(ofFileAt: try folder.put("", in: "b")) != identity)
    #expect(FileIdentity(ofFileAt: folder.path) == nil)
    #expect(FileIdentity(ofFileAt: "/dev/null") == nil)
  }
}
