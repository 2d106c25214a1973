import BoardwalkCommands
import Foundation
import Testing

@Suite("boardwalk merge")
struct MergeCommandTests {
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="Vie-w0-001">
                <subviews>
                    <label text="Name" id="Lab-el-001"/>
                    <label text="Value" id="Lab-el-002"/>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private static func changed(_ old: String, _ new: String) -> String {
    base.replacing(old, with: new)
  }

  private func folder(ours: String, theirs: String) throws -> TemporaryFolder {
    try TemporaryFolder(["base.xib": Self.base, "ours.xib": ours, "theirs.xib": theirs])
  }

  private func merge(
    _ folder: TemporaryFolder, _ options: String = ""
  ) -> CommandLineFixture.Result {
    let paths = ["base", "ours", "theirs"].map { "\"\(folder.path($0 + ".xib"))\"" }
    return CommandLineFixture.run("merge \(paths.joined(separator: " ")) \(options)", input: "")
  }

  @Test("a clean merge replaces ours and exits with 0")
  func clean() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"First name\""),
      theirs: Self.changed("\"Value\"", "\"Price\""))
    let result = merge(folder)
    #expect(result.status == "0\n")
    #expect(result.errors == "")
    #expect(
      folder.text("ours.xib")
        == Self.changed("\"Name\"", "\"First name\"").replacing("\"Value\"", with: "\"Price\""))
  }

  @Test(
    "a version that is no document is an error, and ours is kept, even if only that version changed",
    arguments: ["", "<document", "PNG"])
  func damaged(theirs: String) throws {
    let folder = try folder(ours: Self.base, theirs: theirs)
    let result = merge(folder)
    #expect(result.status == "2\n")
    #expect(result.errors.contains("theirs cannot be read as a document"))
    #expect(folder.text("ours.xib") == Self.base)
  }

  @Test("a conflict is listed with its line and all versions, and exits with 1")
  func conflict() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"First name\""),
      theirs: Self.changed("\"Name\"", "\"Full name\""))
    let result = merge(folder, "Views/Name.xib")
    #expect(result.status == "1\n")
    #expect(
      result.errors == """
        Views/Name.xib: 1 conflict
        Views/Name.xib:7: conflict: text of "Name" [Lab-el-001/text]
                in view
                base: Name
                ours: First name
                theirs: Full name

        """)
    #expect(folder.text("ours.xib").contains("<<<<<<< ours\n"))
  }

  @Test(
    "conflicts about a secure field are listed without its text", arguments: ["", "--format json"])
  func secureConflict(_ options: String) throws {
    func version(_ text: String) -> String {
      Self.base.replacing(
        "<label text=\"Value\" id=\"Lab-el-002\"/>",
        with: """
          <textField text="\(text)" id="Fie-ld-001">
                                  <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
                                  <userDefinedRuntimeAttributes>
                                      <userDefinedRuntimeAttribute type="string" keyPath="text" \
          value="\(text)+"/>
                                  </userDefinedRuntimeAttributes>
                              </textField>
          """)
    }
    let folder = try TemporaryFolder([
      "base.xib": version("hunter1"), "ours.xib": version("hunter2"),
      "theirs.xib": version("hunter3"),
    ])
    let result = merge(folder, options)
    #expect(result.status == "1\n")
    #expect(!(result.output + result.errors).contains("hunter"))
    #expect((result.output + result.errors).contains("•••••••"))
    #expect((result.output + result.errors).contains("••••••••"))
    #expect(folder.text("ours.xib").contains("hunter3"))
  }

  @Test(
    "with the document style the result is well-formed and conflicts are listed in a sidecar file")
  func documentStyle() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"First name\""),
      theirs: Self.changed("\"Name\"", "\"Full name\""))
    let result = merge(folder, "--conflict-style document -o \"\(folder.path("merged.xib"))\"")
    #expect(result.status == "1\n")
    #expect(folder.text("merged.xib") == Self.changed("\"Name\"", "\"First name\""))
    #expect(folder.text("merged.xib.conflicts.json").contains("\"key\" : \"Lab-el-001/text\""))
  }

  @Test("a policy decides its class of conflicts")
  func policy() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"First name\""),
      theirs: Self.changed("\"Name\"", "\"Full name\""))
    #expect(merge(folder, "--policy text=theirs").status == "0\n")
    #expect(folder.text("ours.xib") == Self.changed("\"Name\"", "\"Full name\""))
  }

  @Test("a malformed version is an error, and nothing is written")
  func unreadable() throws {
    let broken = Self.changed("</document>", "")
    let folder = try folder(ours: Self.changed("\"Name\"", "\"A\""), theirs: broken)
    let result = merge(folder)
    #expect(result.status == "2\n")
    #expect(result.errors.contains("theirs cannot be read as a document"))
    #expect(folder.text("ours.xib") == Self.changed("\"Name\"", "\"A\""))
  }

  @Test("a version with a duplicate id is an error, and nothing is written")
  func duplicateID() throws {
    let ours = Self.changed("\"Name\"", "\"A\"")
    let folder = try folder(ours: ours, theirs: Self.changed("Lab-el-002", "Lab-el-001"))
    let result = merge(folder)
    #expect(result.status == "2\n")
    #expect(
      result.errors.contains(
        "theirs cannot be merged: more than one object has the id 'Lab-el-001'"))
    #expect(folder.text("ours.xib") == ours)
  }

  @Test("the git driver merges malformed versions line by line and exits with 1")
  func unreadableInDriver() throws {
    let broken = Self.changed("</document>", "").replacing("\"Name\"", with: "\"B\"")
    let folder = try folder(ours: Self.changed("\"Name\"", "\"A\""), theirs: broken)
    let result = merge(folder, "Name.xib")
    #expect(result.status == "1\n")
    #expect(result.errors.contains("merged line by line"))
    #expect(folder.text("ours.xib").contains("<<<<<<< ours\n"))
    #expect(folder.text("ours.xib").contains("text=\"B\""))
  }

  @Test("conflicts between markers are resolved by line or all at once")
  func resolve() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"A\"").replacing("\"Value\"", with: "\"1\""),
      theirs: Self.changed("\"Name\"", "\"B\"").replacing("\"Value\"", with: "\"2\""))
    #expect(merge(folder).status == "1\n")
    let path = folder.path("ours.xib")
    let resolve = { (conflict: String) in
      CommandLineFixture.run("merge --resolve theirs \"\(conflict)\"", input: "")
    }
    #expect(resolve("\(path):3").status == "2\n")
    let first = resolve("\(path):7")
    #expect(first.status == "1\n")
    #expect(first.errors.contains("unresolved"))
    #expect(resolve(path).status == "0\n")
    #expect(
      folder.text("ours.xib")
        == Self.changed("\"Name\"", "\"B\"").replacing("\"Value\"", with: "\"2\""))
  }

  @Test("references to an object are removed with it when its deletion is chosen")
  func resolvedDeletion() throws {
    let outlet = #"<outlet property="a" destination="Lab-el-001" id="Out-le-001"/>"#
    let connections = "<connections>\(outlet)</connections>"
    let ours = Self.changed("id=\"-1\"/>", "id=\"-1\">\(connections)</placeholder>")
    let label = "                <label text=\"Name\" id=\"Lab-el-001\"/>\n"
    let folder = try folder(ours: ours, theirs: Self.changed(label, ""))
    let result = merge(folder)
    #expect(result.status == "1\n")
    #expect(result.errors.contains("theirs deleted it, ours refers to it"))
    let path = folder.path("ours.xib")
    let resolve = CommandLineFixture.run("merge --resolve theirs \"\(path)\"", input: "")
    #expect(resolve.status == "0\n")
    #expect(folder.text("ours.xib") == Self.changed(label, ""))
  }

  @Test("a document added on both sides is merged without a base")
  func added() throws {
    let folder = try folder(
      ours: Self.base,
      theirs: Self.changed("                <label text=\"Value\" id=\"Lab-el-002\"/>\n", ""))
    try folder.write("", to: "base.xib")
    #expect(merge(folder, "Name.xib").status == "0\n")
    #expect(folder.text("ours.xib") == Self.base)
  }

  @Test(
    "a conflicted document is compared as a scene with markers around different lines")
  func textconv() throws {
    let folder = try folder(
      ours: Self.changed("\"Name\"", "\"First name\""),
      theirs: Self.changed("\"Name\"", "\"Full name\""))
    #expect(merge(folder).status == "1\n")
    let text = CommandLineFixture.run(
      "convert --textconv \"\(folder.path("ours.xib"))\"", input: ""
    ).output
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "<<<<<<< ours"))
    #expect(lines[start + 1].hasPrefix("label \"First name\""))
    #expect(lines[start + 2] == "=======")
    #expect(lines[start + 3].hasPrefix("label \"Full name\""))
    #expect(lines[start + 4] == ">>>>>>> theirs")
  }
}
