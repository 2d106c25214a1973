import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

/// XML comments before and after the root element.
@Suite("Comments outside the root element")
struct OuterCommentTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Copyright -->
    <!--second "line"-->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view id="a-b"/>
        </objects>
    </document>
    <!--The end-->

    """

  @Test("comments before and after the root element keep their places")
  func roundTrip() throws {
    let tree = try XMLReader().read(SourceFile(path: "a.xib", text: Self.xml)).tree
    let text = SceneWriter().write(tree)
    let (again, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
    #expect(findings.isEmpty)
    #expect(again.hasSameContent(as: tree))
    #expect(text.contains("before: xml-comment = \" Copyright \""))
    #expect(text.hasSuffix("after: xml-comment = \"The end\"\n"))
    #expect(SceneWriter().write(again) == text)
    #expect(SceneWriter().write(tree, over: SourceFile(path: "a.scene", text: text)) == text)
  }
}
