import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("Storyboard names in Info.plist")
struct PlistPlaceTests {
  private func info(_ entries: String) throws -> InfoPlist {
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    return try #require(InfoPlist(SourceFile(path: "Info.plist", text: text)))
  }

  private func before(_ name: String, in info: InfoPlist) -> String {
    let start = info.range(of: name).lowerBound
    return String(info.file.text(in: 0..<start).suffix(60))
  }

  @Test(
    "the position follows a storyboard key, also with equal text elsewhere",
    arguments: [
      "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
      "UILaunchStoryboardName",
    ])
  func keys(_ key: String) throws {
    let info = try info(
      """
      <key>CFBundleName</key><string>Main</string>
      <key>\(key)</key>
      <string>Main</string>
      """)
    #expect(before("Main", in: info).hasSuffix("<key>\(key)</key>\n<string>"))
    #expect(info.file.text(in: info.range(of: "Main")) == "Main")
  }

  @Test("the position in the scene manifest is found")
  func manifest() throws {
    let info = try info(
      """
      <key>CFBundleName</key><string>Main</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Main</string>
      <key>UISceneStoryboardFile</key><string>Main</string>
      </dict></array></dict></dict>
      """)
    #expect(info.mainStoryboards == ["Main"])
    #expect(before("Main", in: info).hasSuffix("<key>UISceneStoryboardFile</key><string>"))
  }

  @Test("an XML-escaped name is found")
  func escapes() throws {
    let info = try info("<key>UIMainStoryboardFile</key><string>Shop &amp; Cart</string>")
    #expect(info.mainStoryboard == "Shop & Cart")
    #expect(info.file.text(in: info.range(of: "Shop & Cart")) == "Shop &amp; Cart")
  }

  @Test("a name in another format has the start of its list")
  func hidden() throws {
    let old = try #require(
      InfoPlist(SourceFile(path: "Info.plist", text: "{ UIMainStoryboardFile = Main; }")))
    #expect(old.mainStoryboards == ["Main"])
    #expect(old.range(of: "Main") == 0..<0)
  }

  @Test(
    "all launch storyboards are listed, scene manifests first",
    arguments: [
      ("", []), ("<key>UIMainStoryboardFile</key><string>A</string>", ["A"]),
      (
        "<key>UIMainStoryboardFile~ipad</key><string>B</string>"
          + "<key>UIMainStoryboardFile</key><string>A.storyboard</string>", ["A", "B"]
      ),
      ("<key>UIMainStoryboardFile</key><integer>1</integer>", []),
      ("<key>UIMainStoryboardFile</key><array/>", []),
      ("<key>UIApplicationSceneManifest</key><string>A</string>", []),
      ("<key>UIApplicationSceneManifest</key><dict/>", []),
      ("<key>UIMainStoryboardFile</key><string>$(PRODUCT_NAME)</string>", []),
    ] as [(String, [String])])
  func all(_ entries: String, _ names: [String]) throws {
    #expect(try info(entries).mainStoryboards == names)
  }
}
