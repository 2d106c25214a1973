import BoardwalkProject
import Foundation
import Testing

@Suite("App folders")
struct AppFolderTests {
  private func storyboard(initial: String?) -> String {
    let mark = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(mark)>
          <scenes>
              <scene sceneID="s">
                  <objects>
                      <viewController id="v" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }

  private func plist(main: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>\(main)</string></dict></plist>
    """
  }

  private func name(of choice: LaunchChoice) -> String {
    switch choice {
    case .document(let document): document.name
    case .undecided(let names): "undecided \(names)"
    case .unknown(let name, let candidates): "\(name) is none of \(candidates)"
    }
  }

  @Test("a folder yields documents, string tables and a launch storyboard")
  func everything() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": storyboard(initial: "v"),
      "App/Other.storyboard": storyboard(initial: "v"),
      "App/Info.plist": plist(main: "Other"),
      "App/de.lproj/Main.strings": "\"v.title\" = \"Liste\";",
      "App/Main.strings": "\"v.title\" = \"in no language\";",
      "build/Main.storyboard": storyboard(initial: "v"),
    ])
    defer { folder.remove() }
    let app = AppFolder(path: folder.path)
    #expect(app.project.documents.map(\.name) == ["Main", "Other"])
    #expect(app.project.isWhole)
    #expect(app.strings.map(\.language) == ["de"])
    #expect(app.infoPlist?.mainStoryboard == "Other")
    #expect(name(of: app.launchChoice()) == "Other")
    #expect(name(of: app.launchChoice(named: "Main")) == "Main")
    #expect(name(of: app.launchChoice(named: "Moin")) == "Moin is none of [\"Main\", \"Other\"]")
  }

  @Test("the first property list that names a storyboard is used")
  func lists() throws {
    let folder = try TemporaryFolder([
      "A/Info.plist": "<plist version=\"1.0\"><dict/></plist>", "B/Info.plist": plist(main: "B"),
      "C/Info.plist": plist(main: "C"), "A.plist": plist(main: "A"),
    ])
    defer { folder.remove() }
    #expect(AppFolder(path: folder.path).infoPlist?.mainStoryboard == "B")
  }

  @Test("a folder may have none of them")
  func nothing() throws {
    let folder = try TemporaryFolder(["Read me.txt": ""])
    defer { folder.remove() }
    let app = AppFolder(path: folder.path)
    #expect(app.project.files.isEmpty && app.strings.isEmpty && app.infoPlist == nil)
    #expect(name(of: app.launchChoice()) == "undecided []")
  }

  @Test("paths are sorted by bytes at any depth")
  func order() throws {
    let names = ["a/b/c/d.strings", "a/b.strings", "A/é.strings", "A/z.strings", "a.strings"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    defer { folder.remove() }
    let found = folder.inside(DocumentPaths().files(in: folder.path) { $0 == "strings" })
    #expect(
      found == ["A/z.strings", "A/é.strings", "a.strings", "a/b.strings", "a/b/c/d.strings"])
  }
}
