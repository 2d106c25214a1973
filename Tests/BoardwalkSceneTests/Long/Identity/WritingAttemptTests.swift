import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

/// A text is written in the shortest way that reads back as its tree.
@Suite("Scene writing fallbacks")
struct WritingAttemptTests {
  private func tree(_ contents: String) throws -> ElementTree {
    let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#
    let text = "\(head)<objects>\(contents)</objects></document>"
    return try XMLReader().read(SourceFile(path: "a.xib", text: text)).tree
  }

  private func reads(_ text: String, as tree: ElementTree) -> Bool {
    let (copy, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
    return findings.isEmpty && copy.hasSameContent(as: tree)
  }

  private static let sound =
    #"<view id="a"><connections><outlet property="box" destination="b" id="c"/>"#
    + #"</connections></view><view id="b"/>"#

  @Test("a valid document is written with names")
  func named() throws {
    let tree = try tree(Self.sound)
    let text = SceneWriter().write(tree)
    #expect(text.contains("outlet box  #c") && text.contains("view box"))
    #expect(reads(text, as: tree))
  }

  @Test(
    "duplicate and dangling ids, and names in place of ids, are preserved",
    arguments: [
      #"<view id="a"/><view id="a"><connections><outlet property="x" destination="a" id="c"/>"#
        + "</connections></view>",
      #"<view id="a"><connections><outlet property="x" destination="gone" id="c"/>"#
        + #"<outlet property="gone" destination="a" id="d"/></connections></view>"#,
      #"<view id="x"/><view id="b"><connections><outlet property="box" destination="b" id="c"/>"#
        + #"<outlet property="y" destination="x" id="d"/></connections></view>"#,
    ])
  func broken(contents: String) throws {
    let tree = try tree(contents)
    let old = SourceFile(path: "a.scene", text: SceneWriter().write(try self.tree(Self.sound)))
    #expect(reads(SceneWriter().write(tree), as: tree))
    #expect(reads(SceneWriter().write(tree, over: old), as: tree))
  }

  @Test("comments of an older text survive changed names and order")
  func comments() throws {
    let tree = try tree(Self.sound)
    let text = SceneWriter().write(tree)
    let old = SourceFile(
      path: "a.scene", text: text.replacing("view box", with: "// kept\nview box"))
    let again = SceneWriter().write(tree, over: old)
    #expect(again == String(decoding: old.bytes, as: UTF8.self))
    #expect(reads(again, as: tree))
  }

  @Test("no id is assigned if all are written, and all if none is")
  func filling() throws {
    let tree = try tree(Self.sound)
    let stable = IDStabilizer().stabilize(tree).tree
    let text = SceneWriter().write(stable)
    #expect(!text.contains("#") && reads(text, as: stable))
    // One id that is written does not keep the others from being derived.
    let mixed = try self.tree(Self.sound.replacing(#"id="a""#, with: #"id="odd""#))
    let partly = IDStabilizer().stabilize(mixed, keeping: ["odd"]).tree
    #expect(reads(SceneWriter().write(partly), as: partly))
    #expect(SceneWriter().write(partly).contains("#odd"))
  }
}
