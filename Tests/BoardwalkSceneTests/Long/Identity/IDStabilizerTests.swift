import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// Random ids replaced by derived ones.
@Suite("Stabilized ids")
struct IDStabilizerTests {
  private let text = """
    document, type: com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB,
        initialViewController: login

    viewController login: Login, sceneID: aaa-aa-aaa, firstResponder: bbb-bb-bbb  #ccc-cc-ccc {
      view: view content  #ddd-dd-ddd {
        label name "Name"  #eee-ee-eee
        leading = name.leading  #fff-ff-fff
      }
      outlet nameLabel -> name  #ggg-gg-ggg
    }
    """

  @Test("every id is replaced in its definition and its references")
  func replacement() {
    let tree = SceneText(text: text).tree
    let (stable, renamed) = IDStabilizer().stabilize(tree)
    #expect(renamed.count == 7)
    let xml = String(decoding: XMLWriter().write(stable), as: UTF8.self)
    for old in renamed.keys { #expect(!xml.contains(old)) }
    #expect(SceneText(text: SceneWriter().write(stable)).tree == stable)
    #expect(!SceneWriter().write(stable).contains("#"))
  }

  @Test("ids to keep are not replaced")
  func keptIDs() {
    let tree = SceneText(text: text).tree
    let (stable, renamed) = IDStabilizer().stabilize(tree, keeping: ["eee-ee-eee"])
    #expect(renamed["eee-ee-eee"] == nil)
    #expect(stable.elements.first { $0.name == "label" }?["id"] == "eee-ee-eee")
    #expect(stable.elements.first { $0.name == "outlet" }?["destination"] == "eee-ee-eee")
    #expect(SceneWriter().write(stable).contains("  #eee-ee-eee"))
  }

  @Test("stabilizing ids again changes nothing")
  func secondRun() {
    let stable = IDStabilizer().stabilize(SceneText(text: text).tree).tree
    let again = IDStabilizer().stabilize(stable)
    #expect(again.renamed.isEmpty)
    #expect(again.tree == stable)
  }

  @Test("an id in single quotes is replaced and written in double quotes")
  func singleQuotes() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
              <view id='xxx-xx-xxx'/>
          </objects>
      </document>

      """
    let tree = try XMLReader().read(SourceFile(path: "a.xib", text: xml)).tree
    let (stable, renamed) = IDStabilizer().stabilize(tree)
    let new = try #require(renamed["xxx-xx-xxx"])
    let written = String(decoding: XMLWriter().write(stable), as: UTF8.self)
    #expect(written.contains("<view id=\"\(new)\"/>"))
  }

  @Test(
    "stabilized documents keep their content as scenes, and under 5% need ids",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    var withIDs = 0
    for document in Corpus.readable {
      let stable = IDStabilizer().stabilize(document.tree).tree
      let text = SceneWriter().write(stable)
      #expect(
        SceneText(text: text).tree.hasSameContent(as: stable), "\(document.file.path)")
      #expect(IDStabilizer().stabilize(stable).renamed.isEmpty, "\(document.file.path)")
      if stable.nodeCount == document.tree.nodeCount, text.contains("  #") { withIDs += 1 }
    }
    #expect(withIDs * 20 < Corpus.readable.count)
  }
}
