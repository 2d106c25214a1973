import BoardwalkBase
import BoardwalkCommands
import BoardwalkGit
import Foundation
import Testing

@Suite("boardwalk diff and patch")
struct DiffCommandTests {
  private static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="Vie-w0-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <subviews>
                    <label text="Name" id="Lab-el-001">
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                    <stackView id="Sta-ck-001">
                        <subviews>
                            <switch id="Swi-tc-001"/>
                        </subviews>
                    </stackView>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private static let new =
    old
    .replacing("text=\"Name\"", with: "text=\"Full name\"")
    .replacing("UICTFontTextStyleBody", with: "UICTFontTextStyleHeadline")
    .replacing("height=\"100\"", with: "height=\"140\"")
    .replacing("                        <switch id=\"Swi-tc-001\"/>\n", with: "")
    .replacing(
      "            <label", with: "            <switch id=\"Swi-tc-001\"/>\n                <label"
    )
    .replacing(
      "            </stackView>",
      with: "            </stackView>\n                <slider id=\"Sli-de-001\"/>")

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["old.xib": Self.old, "new.xib": Self.new])
  }

  private func diff(_ folder: TemporaryFolder, _ options: String) -> CommandLineFixture.Result {
    CommandLineFixture.run(
      "diff \"\(folder.path("old.xib"))\" \"\(folder.path("new.xib"))\" \(options)", input: "")
  }

  @Test("each changed object is one line with its changes, and frames are counted")
  func text() throws {
    let folder = try folder()
    let result = diff(folder, "")
    #expect(result.status == "0\n")
    #expect(
      result.output.replacing(folder.path("new.xib"), with: "new.xib") == """
        new.xib
          view
            switch: moved from stack view to view
            label "Full name": text Name → Full name; fontDescription UICTFontTextStyleBody → UICTFontTextStyleHeadline
            slider: added
          also changed: 1 frame

        """)
  }

  @Test("--exit-code exits with 1 if and only if there are changes")
  func exitCode() throws {
    let folder = try folder()
    #expect(diff(folder, "--exit-code").status == "1\n")
    try folder.write(Self.old, to: "new.xib")
    let result = diff(folder, "--exit-code")
    #expect(result.status == "0\n" && result.output == "")
  }

  @Test("the JSON difference transforms only the older version into the newer one")
  func patch() throws {
    let folder = try folder()
    #expect(diff(folder, "--as json -o \"\(folder.path("d.json"))\"").status == "0\n")
    let patch = { (name: String) in
      CommandLineFixture.run(
        "patch \"\(folder.path(name))\" \"\(folder.path("d.json"))\"", input: "")
    }
    #expect(patch("old.xib").output == Self.new)
    #expect(patch("new.xib").status == "1\n")
    #expect(patch("new.xib").output == "")
  }

  @Test("a difference whose result reads as another document than it makes is rejected")
  func damagedPatch() throws {
    let folder = try folder()
    let new = Self.old.replacing("TextStyleBody", with: "TextStyleHeadline")
    try folder.write(new, to: "new.xib")
    #expect(diff(folder, "--as json -o \"\(folder.path("d.json"))\"").status == "0\n")
    // The name of an element contains an attribute, and the checksum is that of the result.
    let result = new.replacing("<fontDescription key", with: "<fontDescription a=\"b\" key")
    let checksums = [new, result].map { String(FNV1a(of: Array($0.utf8)).value, radix: 16) }
    try folder.write(
      folder.text("d.json").replacing(checksums[0], with: checksums[1])
        .replacing(#""node" :"#, with: #""name" : "fontDescription a=\"b\"", "node" :"#),
      to: "d.json")
    let patched = CommandLineFixture.run(
      "patch \"\(folder.path("old.xib"))\" \"\(folder.path("d.json"))\"", input: "")
    #expect(patched.status == "1\n")
    #expect(patched.output == "")
    #expect(patched.errors.contains("cannot be read as a document"))
  }

  @Test("a new id of the same object is a rename")
  func rename() throws {
    let folder = try folder()
    try folder.write(Self.old.replacing("Lab-el-001", with: "New-la-bel"), to: "new.xib")
    #expect(diff(folder, "").output.contains("label \"Name\": id Lab-el-001 → New-la-bel\n"))
  }

  @Test("what is in a new object is named with it, and an outlet that leads to it is not listed")
  func additions() throws {
    let folder = try folder()
    let cell = """
      <tableViewCell id="Cel-l0-001"><subviews><label text="City" id="Lab-el-002"><color key="textColor" \
      white="1"/></label><slider id="Sli-de-001"/></subviews><connections><outlet property="city" \
      destination="Lab-el-002" id="Out-le-001"/></connections></tableViewCell>
      """
    let new = Self.old.replacing("<stackView", with: cell + "<stackView")
      .replacing("</document>", with: "<resources><image name=\"city\"/></resources></document>")
    try folder.write(new, to: "new.xib")
    #expect(
      diff(folder, "").output.split(separator: "\n").dropFirst() == [
        "  view",
        "    table view cell: added (label city, slider, 1 connection)",
        "  image city: added",
      ])
  }

  @Test("objects without names share a line if the same happened to them, and only then")
  func namelessObjects() throws {
    let folder = try folder()
    let switches = { (states: [String]) in
      states.enumerated().map { "<switch on=\"\($1)\" id=\"Swi-tc-00\($0 + 2)\"/>" }.joined()
    }
    let version = { (states: [String]) in
      Self.old.replacing("<stackView", with: switches(states) + "<stackView")
    }
    try folder.write(version(["NO", "NO", "YES"]), to: "old.xib")
    try folder.write(version(["YES", "YES", "NO"]), to: "new.xib")
    #expect(
      diff(folder, "").output.split(separator: "\n").dropFirst() == [
        "  view", "    switch: on NO → YES (2 times)", "    switch: on YES → NO",
      ])
  }

  @Test("git's external diff also passes documents that were renamed or have conflicts")
  func external() throws {
    let folder = try folder()
    let files = ["old", "new"].map { "\"\(folder.path($0 + ".xib"))\" 0 100644" }
    let renamed = CommandLineFixture.run(
      "diff --external -- a.xib \(files.joined(separator: " ")) b.xib similarity", input: "")
    #expect(renamed.output.hasPrefix("a.xib → b.xib\n  view\n"))
    #expect(
      CommandLineFixture.run("diff --external -- a.xib", input: "").output
        == "a.xib\n  conflicts are not resolved\n")
  }

  @Test("a version from git is compared")
  func revision() throws {
    let folder = try folder()
    let git = try #require(Git(in: folder.url.path, environment: [:]))
    _ = try git.succeed(["init", "-q"])
    #expect(try git.blob("HEAD:old.xib") == nil)
    _ = try git.succeed(["add", "old.xib"])
    #expect(try git.blob(":old.xib") == Array(Self.old.utf8))
    #expect(try git.blob("--help") == nil)
  }
}
