import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSnapshot
import Testing

@Suite("Graph formats")
struct GraphRendererTests {
  /// Two storyboards: one with names that would break a careless writer, and one that it refers to.
  private func graph() -> SceneGraph {
    func file(_ name: String, _ scenes: String) -> LoadedFile {
      LoadedFile(
        SourceFile(
          path: name + ".storyboard",
          bytes: Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="a-b">
            <scenes>\(scenes)</scenes></document>
            """.utf8)))
    }
    let scene = { (content: String) in "<scene><objects>\(content)</objects></scene>" }
    return Compiler().compile(
      Project(
        [
          file(
            "One",
            scene(
              """
              <viewController title="Say &quot;hi&quot; [#1] \\ &lt;b&gt;" id="a-b" \
              sceneMemberID="viewController"><connections>
              <segue kind="show" identifier="x|y&quot;" destination="r-1" id="s-1"/>
              <segue kind="show" destination="r-2" id="s-2"/>
              <segue kind="presentation" destination="gone" id="s-3"/>
              </connections></viewController>
              """)
              + scene(
                """
                <viewControllerPlaceholder storyboardName="Two" referencedIdentifier="Deep" \
                id="r-1" sceneMemberID="viewController"/>
                """)
              + scene(
                """
                <viewControllerPlaceholder storyboardName="Nowhere" id="r-2" \
                sceneMemberID="viewController"/>
                """)
              + scene(#"<viewController id="a_b" title="Twin" sceneMemberID="viewController"/>"#)
              + scene(#"<viewController id="a.b" title="Twin" sceneMemberID="viewController"/>"#)),
          file(
            "Two",
            scene(
              """
              <viewController storyboardIdentifier="Deep" title="Deep" id="a-b" \
              sceneMemberID="viewController"/>
              """)),
        ], isWhole: true))
  }

  @Test("the text format names external and missing scenes, and numbers equal names")
  func text() throws {
    let text = try GraphRenderer(.text).text(of: graph())
    #expect(text.contains(#"──show "x|y\""──▶ Two / Deep"#))
    #expect(text.contains("──show──▶ (Nowhere)"))
    #expect(text.contains("──present──▶ (nothing)"))
    #expect(text.contains("  Twin\n  Twin 2\n"))
  }

  @Test("labels in Mermaid are escaped, and similar identifiers are numbered")
  func mermaid() throws {
    let text = try GraphRenderer(.mermaid).text(of: graph())
    #expect(text.contains("(\"Say #quot;hi#quot; [#35;1] #92; #lt;b#gt;\")".dropFirst().dropLast()))
    #expect(text.contains("|\"show #quot;x|y#92;#quot;#quot;\"|"))
    #expect(text.contains("s_One_a_b_2[") && text.contains("s_One_a_b_3["))
  }

  @Test("labels in DOT are escaped")
  func dot() throws {
    let text = try GraphRenderer(.dot).text(of: graph())
    #expect(text.contains(#"label="Say \"hi\" [#1] \\ <b>""#))
  }

  @Test("scenes with similar ids have distinct nodes in Mermaid")
  func nodes() throws {
    let lines = try GraphRenderer(.mermaid).text(of: graph()).split(separator: "\n")
    let nodes = lines.filter { $0.hasPrefix("    s_") }.map { line in
      String(line.drop { $0 == " " }.prefix { $0 != "[" && $0 != "(" })
    }
    #expect(nodes.count == 4)
    #expect(Set(nodes).count == nodes.count)
  }
}
