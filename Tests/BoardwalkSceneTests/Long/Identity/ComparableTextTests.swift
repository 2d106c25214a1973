import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// Texts that are made to be compared with those of another version.
@Suite("Normalized scene text")
struct ComparableTextTests {
  /// A view with labels of the same text, each with a constraint that an outlet leads to.
  private func tree(labels: [String]) throws -> ElementTree {
    let views = labels.map { #"<label text="About" id="\#($0)-la-bel"/>"# }
    let constraints = labels.map {
      #"<constraint firstItem="\#($0)-la-bel" firstAttribute="top" secondItem="Roo-vi-eww" "#
        + #"secondAttribute="top" id="\#($0)-to-ppp"/>"#
    }
    let outlets = labels.map {
      #"<outlet property="delegate" destination="\#($0)-to-ppp" id="\#($0)-ou-tlt"/>"#
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="Roo-vi-eww"><subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints>
      <connections>\(outlets.joined())</connections></view></objects></document>
      """
    return try XMLReader().read(SourceFile(path: "a.xib", text: text)).tree
  }

  private func lines(_ text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }

  @Test("removing a label renames no remaining one")
  func removal() throws {
    let before = try tree(labels: ["One", "Two", "Thr", "Fou"])
    let after = try tree(labels: ["One", "Thr", "Fou"])
    for write in [SceneWriter().comparable, SceneWriter().write] {
      #expect(lines(write(after)).isSubset(of: lines(write(before))))
      let removed = lines(write(before)).subtracting(lines(write(after)))
      #expect(removed.allSatisfy { $0.contains("Two") })
    }
  }

  @Test("the order of attributes in the XML changes nothing")
  func attributeOrder() throws {
    let text = { (attributes: String) in
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label \(attributes) id="Lab-el-001"/></objects></document>
        """
      let tree = try XMLReader().read(SourceFile(path: "a.xib", text: text)).tree
      return SceneWriter().comparable(tree)
    }
    #expect(
      try text(#"text="Name" minimumFontSize="9" tag="7""#)
        == text(#"tag="7" minimumFontSize="9" text="Name""#))
  }

  @Test("normalized texts have the contents of their documents")
  func lossless() throws {
    for name in Fixtures("scene-ids").names(endingIn: ".scene") {
      let tree = SceneReader().read(try Fixtures("scene-ids").file(name + ".scene")).tree
      let text = SceneWriter().comparable(tree)
      let (copy, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
      #expect(findings.isEmpty && copy.hasSameContent(as: tree), "\(name)")
    }
  }
}
