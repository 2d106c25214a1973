import BoardwalkBase
import Foundation
import Testing

@testable import BoardwalkProject

@Suite("Info.plist")
struct InfoPlistTests {
  private func list(_ entries: String) -> SourceFile {
    let head = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"#
    return SourceFile(path: "Info.plist", text: head + entries + "</dict></plist>")
  }

  @Test("scene manifests come first, then the app's storyboard, then those of idioms")
  func order() throws {
    let file = list(
      """
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIMainStoryboardFile~iphone</key><string>Phone</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneStoryboardFile</key><string>First</string></dict><dict/>
      <dict><key>UISceneStoryboardFile</key><string>Second</string></dict>
      </array></dict></dict>
      """)
    let info = try #require(InfoPlist(file))
    #expect(info.mainStoryboards == ["First", "Second", "Main", "Phone", "Pad"])
    #expect(info.mainStoryboard == "First")
    #expect(info.launchStoryboard == nil)
  }

  @Test(
    "names lose their extensions, and build variables are skipped",
    arguments: [
      ("Main", ["Main"]), ("Main.storyboard", ["Main"]), ("", []), ("$(MAIN)", []),
      ("${TARGET_NAME}Main", []), ("My Main", ["My Main"]),
    ])
  func names(value: String, names: [String]) throws {
    let file = list("<key>UIMainStoryboardFile</key><string>\(value)</string>")
    #expect(try #require(InfoPlist(file)).mainStoryboards == names)
  }

  @Test(
    "a name is found with or without its extension",
    arguments: ["Main", "Main.storyboard"])
  func place(value: String) throws {
    let file = list("<key>UIMainStoryboardFile</key><string>\(value)</string>")
    let info = try #require(InfoPlist(file))
    #expect(file.text(in: info.range(of: "Main")) == value)
    #expect(info.range(of: "Other") == 0..<0)
  }

  @Test("a binary list is read, with names at its start")
  func binary() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .binary, options: 0)
    let info = try #require(InfoPlist(SourceFile(path: "Info.plist", bytes: [UInt8](data))))
    #expect(info.mainStoryboards == ["Main"])
    #expect(info.range(of: "Main") == 0..<0)
  }

  @Test(
    "a list without a dictionary is nil",
    arguments: ["", "no list", #"<plist version="1.0"><array/></plist>"#, "<plist>", "bplist00"])
  func others(text: String) {
    #expect(InfoPlist(SourceFile(path: "Info.plist", text: text)) == nil)
  }

  @Test("deeply nested lists are rejected safely")
  func nesting() {
    let text =
      "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000)
      + String(repeating: "</array>", count: 100_000) + "</plist>"
    #expect(InfoPlist(SourceFile(path: "Info.plist", text: text)) == nil)
  }

  @Test(
    "target names are prefixes",
    arguments: [
      ("a/Info.plist", true), ("a/App-Info.plist", true), ("a/info.plist", false),
      ("a/Settings.plist", false),
    ])
  func fileNames(path: String, isOne: Bool) {
    #expect(InfoPlist.isName(path) == isOne)
  }
}
