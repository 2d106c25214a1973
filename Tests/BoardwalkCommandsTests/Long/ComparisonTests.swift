import BoardwalkBase
import BoardwalkCommands
import BoardwalkDocument
import BoardwalkWeb
import Testing

@Suite("boardwalk diff as SVG and HTML")
struct ComparisonTests {
  /// A screen with a label, a button and a switch.
  private static let old = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="Con-tr-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="Sce-ne-001">
                <objects>
                    <viewController title="Login" id="Con-tr-001" sceneMemberID="viewController">
                        <view key="view" id="Vie-ww-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label text="Name" id="Lab-el-001">
                                    <rect key="frame" x="16" y="100" width="200" height="21"/>
                                </label>
                                <switch id="Swi-tc-001">
                                    <rect key="frame" x="16" y="200" width="51" height="31"/>
                                </switch>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="Sce-ne-002">
                <objects>
                    <viewController title="Help" id="Con-tr-002" sceneMemberID="viewController">
                        <view key="view" id="Vie-ww-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let slider = """
    <slider id="Sli-de-001"><rect key="frame" x="16" y="300" width="120" height="31"/></slider>
    """

  /// The label has another text, the switch is gone, and there is a slider.
  private static let new =
    old.replacing("text=\"Name\"", with: "text=\"&lt;script&gt;alert(1)&lt;/script&gt;\"")
    .replacing(/<switch[\s\S]*<\/switch>/, with: slider)

  private func diff(_ form: String, new: String = Self.new) throws -> CommandLineFixture.Result {
    let folder = try TemporaryFolder(["old.storyboard": Self.old, "new.storyboard": new])
    return CommandLineFixture.run(
      "diff \"\(folder.path("old.storyboard"))\" \"\(folder.path("new.storyboard"))\" --as \(form)",
      input: "")
  }

  /// How often a mark in `color` has the frame with `corner`.
  private func marks(_ text: String, _ corner: String, _ color: String) -> Int {
    text.components(separatedBy: corner).dropFirst()
      .count { $0.prefix { $0 != ">" }.contains("stroke=\"\(color)\"") }
  }

  @Test("the picture marks changed, added and removed objects on both screens")
  func picture() throws {
    let picture = try diff("svg").output
    #expect(marks(picture, "x=\"16\" y=\"100\"", "#0969DA") == 2)
    #expect(marks(picture, "x=\"16\" y=\"200\"", "#CF222E") == 1)
    #expect(marks(picture, "x=\"16\" y=\"300\"", "#1A7F37") == 1)
    #expect(picture.contains(">before<") && picture.contains(">after<"))
  }

  @Test("unchanged screens are not drawn")
  func unchangedScreens() throws {
    #expect(try !diff("svg").output.contains(">Help<"))
  }

  @Test(
    "the picture and the page are well-formed and contain no scripts", arguments: ["svg", "html"])
  func escaping(form: String) throws {
    let text = try diff(form).output
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
    let markup = text.replacing("<!doctype html>\n", with: "")
    #expect(throws: Never.self) {
      try XMLReader().read(SourceFile(path: "picture", text: markup))
    }
  }

  @Test("the page lists the changes of each screen next to its pictures")
  func page() throws {
    let page = try diff("html").output
    #expect(page.contains("<li>switch: removed in view</li>"))
    #expect(page.contains("<li>slider: added in view</li>"))
    #expect(page.components(separatedBy: "<figure>").count == 3)
  }

  @Test("the policy of the page allows its own style by its digest, and no attribute has a style")
  func policy() throws {
    let page = try diff("html").output
    let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)?.1)
    let policy = ContentPolicy(style: Array(style.utf8)).text
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"\(policy)\""))
    #expect(!policy.contains("unsafe"))
    #expect(!page.contains(" style=\""))
  }

  @Test("an unreadable document is rejected")
  func unreadable() throws {
    let result = try diff("svg", new: "<document")
    #expect(result.status == "1\n")
    #expect(result.errors.contains("cannot be read as a document"))
  }
}
