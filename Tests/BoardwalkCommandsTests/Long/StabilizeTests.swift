import BoardwalkCommands
import Foundation
import Testing

/// `boardwalk ids --stabilize` rewrites files, so it gets a folder of its own.
@Suite("boardwalk ids --stabilize")
struct StabilizeTests {
  /// A project in a folder that goes with the test.
  private final class Project {
    let folder: URL

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "boardwalk-ids-\(UUID().uuidString)")
      for (path, text) in files {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func text(_ name: String) -> String {
      (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
    }

    func stabilize(_ name: String) -> CommandLineFixture.Result {
      CommandLineFixture.run("ids --stabilize \(path(name))", input: "")
    }

    /// All files, none of which a half-finished command may leave behind.
    var names: [String] {
      (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?.filter {
        !$0.hasSuffix(".lproj")
      }.sorted() ?? []
    }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
            <!--View Controller-->
            <scene sceneID="Old-sc-ene">
                <objects>
                    <viewController id="Old-co-ntr" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Old-vi-eww">
                            <subviews>
                                <label text="Name" id="Old-la-bel"/>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let table = """
    /* Class = "UILabel"; text = "Name"; ObjectID = "Old-la-bel"; */
    "Old-la-bel.text" = "Navn";
    "Unk-no-wnn.text" = "Old-la-bel";

    """

  private static let files = [
    "Base.lproj/Main.storyboard": storyboard, "da.lproj/Main.strings": table,
    "da.lproj/Other.strings": table,
  ]

  @Test("an unwritable string table leaves the document unchanged, and a second run completes")
  func failure() throws {
    let project = try Project([
      "Base.lproj/Main.storyboard": Self.storyboard, "da.lproj/Main.strings": Self.table,
    ])
    let (table, other) = (project.path("da.lproj/Main.strings"), project.path("other"))
    #expect(link(table, other) == 0)
    let refused = project.stabilize("Base.lproj/Main.storyboard")
    #expect(refused.status == "2\n")
    #expect(refused.output == "")
    #expect(project.text("Base.lproj/Main.storyboard") == Self.storyboard)
    #expect(unlink(other) == 0)
    #expect(project.stabilize("Base.lproj/Main.storyboard").status == "0\n")
    #expect(!project.text("da.lproj/Main.strings").contains("\"Old-la-bel.text\""))
  }

  @Test("only the document and its string tables get the new ids")
  func rewrites() throws {
    let project = try Project(Self.files)
    let result = project.stabilize("Base.lproj/Main.storyboard")
    #expect(result.status == "0\n")
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("4 ids changed in "))
    let document = project.text("Base.lproj/Main.storyboard")
    #expect(!document.contains("Old-"))
    let id = try #require(document.firstMatch(of: #/text="Name" id="([^"]+)"/#)?.output.1)
    #expect(
      project.text("da.lproj/Main.strings")
        == Self.table.replacing("\n\"Old-la-bel.text", with: "\n\"\(id).text"))
    #expect(project.text("da.lproj/Other.strings") == Self.table)
    #expect(project.names == Self.files.keys.sorted())
  }

  @Test(
    "string catalogs in other folders get the new ids, too",
    arguments: ["Main.xcstrings", "mul.lproj/Main.xcstrings"])
  func catalogs(_ path: String) throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Old-la-bel.text" : {
            "comment" : "Class = \\"UILabel\\"; text = \\"Name\\"",
            "localizations" : {
              "da" : { "stringUnit" : { "state" : "translated", "value" : "Old-la-bel.text" } }
            }
          },
          "Unk-no-wnn.text" : { }
        },
        "version" : "1.0"
      }

      """
    let project = try Project(["Base.lproj/Main.storyboard": Self.storyboard, path: catalog])
    let result = project.stabilize("Base.lproj/Main.storyboard")
    #expect(result.status == "0\n" && result.output.contains(path))
    let document = project.text("Base.lproj/Main.storyboard")
    let id = try #require(document.firstMatch(of: #/text="Name" id="([^"]+)"/#)?.output.1)
    #expect(
      project.text(path)
        == catalog.replacing("\"Old-la-bel.text\" : {", with: "\"\(id).text\" : {"))
  }

  @Test("a second run changes nothing")
  func isIdempotent() throws {
    let project = try Project(Self.files)
    _ = project.stabilize("Base.lproj/Main.storyboard")
    let before = project.names.map(project.text)
    let result = project.stabilize("Base.lproj/Main.storyboard")
    #expect(result.output.hasPrefix("0 ids changed"))
    #expect(project.names.map(project.text) == before)
  }

  /// The controller's own two, for its scene and its first responder, follow from its id.
  @Test("a scene keeps its comments and loses its ids")
  func scenes() throws {
    let scene = """
      storyboard

      // Where it begins.
      viewController, initial  #Old-co-ntr {
        view  #Old-vi-eww {
          label "Name"  #Old-la-bel
        }
      }

      """
    let project = try Project(["Main.scene": scene, "da.lproj/Main.strings": Self.table])
    #expect(project.stabilize("Main.scene").output.hasPrefix("5 ids changed"))
    let ids = #/  #Old-[a-z-]+/#
    #expect(project.text("Main.scene") == scene.replacing(ids, with: ""))
    #expect(!project.text("da.lproj/Main.strings").contains("\"Old-la-bel.text"))
  }

  @Test("nothing is written if the document cannot be read")
  func refuses() throws {
    let broken = Self.storyboard.replacing("</scenes>", with: "")
    var files = Self.files
    files["Base.lproj/Main.storyboard"] = broken
    let project = try Project(files)
    let result = project.stabilize("Base.lproj/Main.storyboard")
    #expect(result.status == "1\n")
    #expect(result.output == "")
    #expect(project.text("Base.lproj/Main.storyboard") == broken)
    #expect(project.text("da.lproj/Main.strings") == Self.table)
  }

  @Test("the older spelling of the option is accepted")
  func alias() throws {
    let project = try Project(Self.files)
    let path = project.path("Base.lproj/Main.storyboard")
    #expect(CommandLineFixture.run("ids --stabilise \(path)", input: "").status == "0\n")
    #expect(project.text("Base.lproj/Main.storyboard") != Self.storyboard)
  }

  @Test("a missing option is an error")
  func needsOption() throws {
    let project = try Project(Self.files)
    let path = project.path("Base.lproj/Main.storyboard")
    #expect(CommandLineFixture.run("ids \(path)", input: "").status == "2\n")
    #expect(project.text("Base.lproj/Main.storyboard") == Self.storyboard)
  }

  @Test("one changed id is reported in the singular")
  func oneID() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view contentMode="scaleToFill" id="Old-vi-eww"/>
          </objects>
      </document>

      """
    let project = try Project(["View.xib": xib])
    #expect(project.stabilize("View.xib").output.hasPrefix("1 id changed in "))
  }
}
