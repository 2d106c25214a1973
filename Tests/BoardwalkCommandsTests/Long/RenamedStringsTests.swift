import BoardwalkCommands
import Foundation
import Testing

@Suite("String tables of merged documents")
struct RenamedStringsTests {
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view contentMode="scaleToFill" id="Vie-w0-001">
                <subviews>
                    <label text="Name" id="Lab-el-001"/>
                </subviews>
            </view>
        </objects>
    </document>

    """

  /// A version with a label that has the id of another version's button.
  private static let withLabel = base.replacing(
    "            </subviews>",
    with: "                <label text=\"Price\" id=\"New-ob-001\"/>\n            </subviews>")

  private static let withButton = base.replacing(
    "            </subviews>",
    with: "                <button opaque=\"NO\" id=\"New-ob-001\"/>\n            </subviews>")

  private static let table = "\"New-ob-001.text\" = \"Preis\";\n\"Lab-el-001.text\" = \"Name\";\n"

  /// The versions with a table beside the one named `translated`.
  private func folder(
    ours: String, theirs: String, translated: String
  ) throws -> TemporaryFolder {
    try TemporaryFolder([
      "base.xib": Self.base, "ours.xib": ours, "theirs.xib": theirs,
      "de.lproj/\(translated).strings": Self.table,
    ])
  }

  private func merge(
    _ folder: TemporaryFolder, _ options: String = ""
  ) -> CommandLineFixture.Result {
    let paths = ["base", "ours", "theirs"].map { "\"\(folder.path($0 + ".xib"))\"" }
    return CommandLineFixture.run("merge \(paths.joined(separator: " ")) \(options)", input: "")
  }

  /// The id of the label that got a new one.
  private func newID(in document: String) throws -> String {
    let match = try #require(document.firstMatch(of: /text="Price" id="([^"]*)"/))
    return String(match.1)
  }

  @Test("keys of our string tables follow new ids in ours")
  func ours() throws {
    let folder = try folder(ours: Self.withLabel, theirs: Self.withButton, translated: "ours")
    let result = merge(folder)
    #expect(result.status == "0\n")
    let new = try newID(in: folder.text("ours.xib"))
    #expect(new != "New-ob-001")
    #expect(
      folder.text("de.lproj/ours.strings") == Self.table.replacing("New-ob-001", with: new))
    #expect(result.errors.contains("is now '\(new)', also in "))
  }

  @Test("string tables of theirs are listed and left unchanged")
  func theirs() throws {
    let folder = try folder(ours: Self.withButton, theirs: Self.withLabel, translated: "theirs")
    let result = merge(folder)
    #expect(folder.text("de.lproj/theirs.strings") == Self.table)
    #expect(result.errors.contains("; rename it in \(folder.path("de.lproj/theirs.strings"))"))
  }

  @Test("our string tables are unchanged if the document is written elsewhere")
  func elsewhere() throws {
    let folder = try folder(ours: Self.withLabel, theirs: Self.withButton, translated: "ours")
    let result = merge(folder, "-o \"\(folder.path("merged.xib"))\"")
    #expect(folder.text("de.lproj/ours.strings") == Self.table)
    #expect(result.errors.contains("; rename it in "))
  }
}
