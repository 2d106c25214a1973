import BoardwalkBase
import Foundation
import Testing

@testable import BoardwalkProject

@Suite("Project folders")
struct ProjectFolderTests {
  private func folder(_ path: String, _ text: String) throws -> XcodeProject {
    try #require(
      XcodeProject(
        ofProjectFileAt: "\(path)App.xcodeproj/project.pbxproj", bytes: Array(text.utf8)))
  }

  @Test("documents are named by the last components of their paths")
  func names() throws {
    let text = """
      \t\tA1 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; };
      \t\tA2 = {isa = PBXFileReference; path = "Views/Item Cell.xib"; sourceTree = "<group>"; };
      \t\tA3 = {isa = PBXFileReference; path = Cell.xib.swift; };
      \t\t\tname = Launch.storyboard;
      """
    let folder = try folder("Shop/", text)
    #expect(folder.documentNames == ["Main.storyboard", "Item Cell.xib", "Launch.storyboard"])
  }

  @Test(
    "a project that lists folders or no document is ignored",
    arguments: [
      "", "SWIFT_VERSION = 5.0;\n",
      "path = Main.storyboard;\nisa = PBXFileSystemSynchronizedRootGroup;\n",
    ])
  func unknown(text: String) throws {
    #expect(try folder("", text).documentNames == nil)
  }

  @Test("a document that no enclosing project lists is not built")
  func building() throws {
    let shop = try folder("Shop/", "path = Base.lproj/Main.storyboard;\npath = Parts/Cell.xib;\n")
    let parts = try folder("Shop/Parts/", "path = Label.xib;\n")
    let table = ClassTable([], projectFolders: [shop, parts])
    #expect(table.isBuilt(documentAt: "Shop/Base.lproj/Main.storyboard"))
    #expect(!table.isBuilt(documentAt: "Shop/Old/Items.storyboard"))
    // The inner project does not name it, the outer one does.
    #expect(table.isBuilt(documentAt: "Shop/Parts/Cell.xib"))
    #expect(table.isBuilt(documentAt: "Shop/Parts/Label.xib"))
    #expect(!table.isBuilt(documentAt: "Shop/Parts/Other.xib"))
    #expect(table.isBuilt(documentAt: "Elsewhere/Other.xib"))
    #expect(table.isBuilt(documentAt: "Shop/Items.scene"))
  }

  @Test("a document of a language is built if the project lists it or its folder")
  func languageGroups() throws {
    let shop = try folder(
      "Shop/",
      """
      path = "Base.lproj/Main iPad.storyboard";\n\tpath = Cell.xib;\n\tpath = fr.lproj;
      <string>en.lproj/Items.xib</string>
      """)
    let table = ClassTable([], projectFolders: [shop])
    let names = [
      "Base.lproj/Main iPad.storyboard", "uk.lproj/Main iPad.storyboard", "Cell.xib",
      "en.lproj/Cell.xib", "fr.lproj/Cell.xib", "en.lproj/Items.xib",
    ]
    #expect(
      names.map { table.isBuilt(documentAt: "Shop/" + $0) }
        == [true, false, true, false, true, true])
  }

  @Test("a source file that its project does not list is not built")
  func sources() throws {
    let shop = try folder("Shop/", "path = Items.swift;\npath = Main.storyboard;\n")
    let paths = [
      "Shop/Items.swift", "Shop/Old.swift", "Shop/Kit/Package.swift", "Shop/Kit/Sources/Kit.swift",
      "Other/Old.swift",
    ]
    let files = paths.map { SourceFile(path: $0, text: "") }
    let table = ClassTable(files, projectFolders: [shop])
    #expect(paths.indices.filter { !table.isBuilt(file: $0) } == [1])
  }

  @Test("code of one of several projects uses the documents of its own")
  func usable() throws {
    let shop = try folder("Shop/", "path = Main.storyboard;\npath = Shared.xib;\n")
    let notes = try folder("Notes/", "path = Main.storyboard;\npath = Note.xib;\n")
    let kit = try folder("Shop/Kit/", "path = Kit.xib;\n")
    let table = ClassTable([], projectFolders: [shop, notes, kit])
    let paths = [
      "Shop/Main.storyboard", "Notes/Main.storyboard", "Notes/Note.xib", "Notes/Shared.xib",
      "Shop/Kit/Kit.xib", "Common/Common.xib",
    ]
    let shopFolder = try #require(table.projectFolder(of: "Shop/A.swift"))
    #expect(table.documents(among: paths, usableInProjectIn: shopFolder) == [0, 3, 4, 5])
    #expect(table.documents(among: paths, usableInProjectIn: nil) == Array(paths.indices))
  }

  @Test("a document in the folder of a language that its project does not list is not built")
  func languages() throws {
    let folder = try folder(
      "Shop/", "path = Base.lproj/Main.storyboard;\nname = Main.storyboard;\n")
    let table = ClassTable([], projectFolders: [folder])
    #expect(table.isBuilt(documentAt: "Shop/Base.lproj/Main.storyboard"))
    #expect(!table.isBuilt(documentAt: "Shop/uk.lproj/Main.storyboard"))
    #expect(table.isBuilt(documentAt: "Shop/Main.storyboard"))
  }

  @Test("documents and sources named from different folders are in one project")
  func spellings() {
    let here = FileManager.default.currentDirectoryPath
    let files = ["A", "B"].map { SourceFile(path: "\($0)/View.swift", text: "class View\($0) {}") }
    let table = ClassTable(
      files, projectFolders: [XcodeProject(path: "./A/"), XcodeProject(path: here + "/B/")])
    let folders = ["A", "B"].map { table.projectFolder(of: "./\($0)/Main.storyboard") }
    #expect(folders == (0...1).map { table.projectFolder(ofFile: $0) })
    #expect(folders[0] != nil && folders[1] != nil && folders[0] != folders[1])
  }

  @Test("two projects in one folder build what either lists")
  func neighbors() throws {
    let table = ClassTable(
      [], projectFolders: [try folder("", "path = A.xib;"), try folder("", "path = B.xib;")])
    #expect(table.isBuilt(documentAt: "A.xib"))
    #expect(table.isBuilt(documentAt: "Views/B.xib"))
    #expect(!table.isBuilt(documentAt: "C.xib"))
  }

  @Test("two projects in one folder have the older version of both")
  func versions() {
    let versions: [Int?] = [nil, 3, 4, 5]
    let file = SourceFile(path: "App/File.swift", text: "class A {}")
    for one in versions {
      for other in versions {
        let folders = [one, other].map { XcodeProject(path: "App/", swiftVersion: $0) }
        let found = [folders, folders.reversed()].map {
          ClassTable([file], projectFolders: $0).swiftVersion(ofFile: 0)
        }
        let oldest = [one, other].compactMap(\.self).min()
        #expect(found == [oldest, oldest])
      }
    }
  }
}
