import BoardwalkProject
import Foundation
import Testing

@Suite("Launch storyboards")
struct LaunchChoiceTests {
  private func choice(_ files: [LoadedFile], named name: String? = nil) -> String {
    switch LaunchChoice(in: files.compactMap(\.document), named: name) {
    case .document(let document): document.name
    case .undecided(let names): "undecided \(names)"
    case .unknown(let name, let candidates): "\(name) is none of \(candidates)"
    }
  }

  private let main = LoadedFile.storyboard("Main.storyboard", initial: "v")
  private let launch = LoadedFile.storyboard(
    "Launch.storyboard", initial: "v", launchScreen: true)
  private let parts = LoadedFile.storyboard("Parts.storyboard")

  @Test("the only storyboard with an initial controller that is no launch screen is chosen")
  func only() {
    #expect(choice([launch, parts, main]) == "Main")
  }

  @Test("the requested storyboard is chosen")
  func named() {
    #expect(choice([main, parts], named: "Parts") == "Parts")
    #expect(choice([main, parts], named: "Parts.storyboard") == "Parts")
    #expect(choice([main, parts], named: "Pants") == "Pants is none of [\"Main\", \"Parts\"]")
  }

  @Test("several candidates are ambiguous")
  func several() {
    let other = LoadedFile.storyboard("Other.storyboard", initial: "v")
    #expect(choice([other, main]) == "undecided [\"Main\", \"Other\"]")
  }

  @Test("documents of one name are distinguished by their paths")
  func twins() {
    let twin = LoadedFile.storyboard("Extension/Main.storyboard", initial: "v")
    let names = choice([main, twin])
    #expect(names == "undecided [\"Extension/Main.storyboard\", \"Main.storyboard\"]")
    let named = LaunchChoice(
      in: [main, twin].compactMap(\.document), named: "Extension/Main.storyboard")
    guard case .document(let document) = named else { return #expect(Bool(false)) }
    #expect(document.file.path == "Extension/Main.storyboard")
  }

  @Test("several storyboards of the requested name are ambiguous, unless one has it as its path")
  func namedTwins() {
    let twin = LoadedFile.storyboard("Extension/Main.storyboard", initial: "v")
    let undecided = "undecided [\"Extension/Main.storyboard\", \"Main.storyboard\"]"
    #expect(choice([main, twin], named: "Main") == undecided)
    #expect(choice([twin, main], named: "Main.storyboard") == "Main")
  }

  @Test("the localizations of a storyboard are one")
  func localizations() {
    let files = ["de", "en"].map {
      LoadedFile.storyboard("App/\($0).lproj/Main.storyboard", initial: "v")
    }
    #expect(choice(files, named: "Main") == "Main")
  }

  @Test("the storyboard in Info.plist is chosen, the scene manifest first")
  func infoPlist() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Other</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Parts</string>
      </dict></array></dict></dict></dict></plist>
      """
    let folder = try TemporaryFolder(["Info.plist": plist, "Bad.plist": "no list"])
    defer { folder.remove() }
    let info = try #require(InfoPlist(path: folder.path + "/Info.plist"))
    #expect(info.launchStoryboard == "Launch")
    #expect(InfoPlist(path: folder.path + "/Bad.plist") == nil)
    let documents = [main, parts].compactMap(\.document)
    guard case .document(let document) = LaunchChoice(in: documents, infoPlist: info) else {
      Issue.record("the property list decides")
      return
    }
    #expect(document.name == "Parts")
  }
}

@Suite("String tables")
struct StringsTableTests {
  @Test("string tables are found by the language of their folder")
  func tables() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Main.strings": "\"abc.text\" = \"Gegenstände\";",
      "fr.lproj/Main.strings": "\"abc.text\" = \"Objets\";",
      "Main.strings": "\"abc.text\" = \"Items\";", "it.lproj/Bad.strings": "{",
    ])
    defer { folder.remove() }
    let tables = StringsTable.tables(in: folder.path)
    #expect(tables.map(\.language) == ["de", "fr"])
    #expect(tables.map(\.name) == ["Main", "Main"])
    #expect(tables.map { $0.entries["abc.text"] } == ["Gegenstände", "Objets"])
  }
}
