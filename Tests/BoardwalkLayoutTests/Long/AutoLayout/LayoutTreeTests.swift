import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// How traits and attributes change the views of a document before they are laid out.
@Suite("Layout trees")
struct LayoutTreeTests {
  @Test("LAY-03: the most specific matching variation is active")
  func variations() {
    func variation(_ key: String, _ attributes: [String: String]) -> ArchivedElement {
      ArchivedElement(
        name: "variation", attributes: attributes.merging(["key": key]) { first, _ in first })
    }
    let variations = [
      variation("heightClass=regular-widthClass=compact", ["constant": "3"]),
      variation("widthClass=compact", ["constant": "2"]),
      variation("widthClass=regular", ["constant": "9"]),
    ]
    func constant(_ traits: [String: String]) -> String? {
      ActiveVariation(variations, traits: traits).overrides["constant"] ?? "1"
    }
    #expect(constant([:]) == "1")
    #expect(constant(["widthClass": "compact", "heightClass": "compact"]) == "2")
    #expect(constant(["widthClass": "compact", "heightClass": "regular"]) == "3")
    #expect(constant(["widthClass": "regular", "heightClass": "regular"]) == "9")
  }

  @Test("LAY-03: an excluded constraint is included for the traits of a variation")
  func includedConstraints() throws {
    let document = try FixtureDocument.named("variations")
    let root = try #require(document.scenes[0].controller?.view)
    func constraints(_ traits: [String: String]) -> Set<String> {
      let tree = LayoutTree(root, guides: [], traits: traits)
      return Set(tree.nodes[0].constraints.compactMap(\.id))
    }
    #expect(!constraints([:]).contains("wid-va-001"))
    #expect(constraints(["widthClass": "regular"]).contains("wid-va-001"))
  }

  @Test(
    "a narrow window beside another app has compact width",
    arguments: [
      ("ipad9_7", "landscape", "splitview1_3", 320.0, "compact"),
      ("ipad9_7", "landscape", "splitview2_3", 694, "regular"),
      ("ipad12_9", "landscape", "splitview1_3", 375, "compact"),
      ("ipad12_9", "landscape", "splitview1_2", 678, "regular"),
      ("ipad12_9", "portrait", "splitview2_3", 639, "compact"),
      ("ipad9_7", "landscape", "fullscreen", 1024, "regular"),
    ])
  func splitViews(
    _ device: String, _ orientation: String, _ adaptation: String, _ width: Double, _ size: String
  ) throws {
    let canvas = Canvas(
      try FixtureDocument.around(
        "",
        device: """
          <device id="\(device)" orientation="\(orientation)">
          <adaptation id="\(adaptation)"/></device>
          """))
    #expect(canvas.screen?.width == width)
    #expect(canvas.traits["widthClass"] == size)
  }

  @Test(
    "cells of tables without separators leave no room for one",
    arguments: ["6254", "7528", "14460"])
  func missingSeparators(_ toolsVersion: String) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView separatorStyle="none" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <autoresizingMask key="autoresizingMask"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="t"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="content" \
      secondAttribute="bottom" id="b"/></constraints></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """, toolsVersion: toolsVersion)
    #expect(FixtureDocument.frames(document)["box"]?.maxY == 100)
  }

  @Test(
    "rows of inset tables are narrower than the table if their views fit",
    arguments: [(343.0, 343.0), (375, 375)])
  func wideRows(_ stored: Double, _ width: Double) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView style="insetGrouped" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <autoresizingMask key="autoresizingMask"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="\(stored)" height="100"/></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailing" id="t"/></constraints></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """, toolsVersion: "16097")
    #expect(FixtureDocument.frames(document)["box"]?.size.width == width)
  }

  @Test("arranged views are placed by their stack views")
  func placements() throws {
    let document = try FixtureDocument.named("stacks")
    let root = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(root, guides: [], traits: [:])
    #expect(tree.nodes[0].placement == .frame)
    #expect(tree.nodes.filter { $0.placement == .stack }.count == 14)
    #expect(tree.nodes.filter { $0.placement == .constraints }.count == 5)
  }

  @Test("alignment rectangles of some controls are smaller than their frames")
  func alignmentInsets() throws {
    let document = try FixtureDocument.named("proportions")
    let root = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(root, guides: [], traits: [:])
    let slider = try #require(tree.nodes.first { $0.kind == .slider })
    func canvas(_ toolsVersion: String) throws -> Canvas {
      Canvas(try FixtureDocument.around("", toolsVersion: toolsVersion))
    }
    let old = try canvas("14460")
    #expect(slider.alignmentInsets(on: old) == LayoutInsets(left: 2, bottom: 1, right: 2))
    #expect(slider.alignmentInsets(on: try canvas("24127")) == .zero)
    #expect(tree.nodes[0].alignmentInsets(on: old) == .zero)
  }
}
