import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Layout margins in each version of Interface Builder, and which views respect them.
@Suite("Layout margins")
struct MarginTests {
  private func margins(
    _ toolsVersion: String, cell width: Double, content: Double? = nil, isTopLevel: Bool = false,
    on device: String = "retina4_7"
  ) throws -> LayoutInsets {
    var document = try FixtureDocument.around("", toolsVersion: toolsVersion)
    document.device?.identifier = device
    var cell = try #require(document.scenes[0].controller?.view)
    cell.kind = "tableViewCell"
    cell.frame = LayoutRect(x: 0, y: 0, width: width, height: 44)
    var inner = cell
    inner.id = "content"
    inner.rest.attributes["key"] = "contentView"
    inner.frame = LayoutRect(x: 0, y: 0, width: content ?? width, height: 43.5)
    cell.subviews = [inner]
    let tree = LayoutTree(cell, guides: [], traits: [:])
    var holder = LayoutContext(role: .tableCell)
    holder.isTopLevel = isTopLevel
    return MarginRules(Canvas(document), holder).margins(of: tree.nodes[1], in: tree)
  }

  @Test("LAY-52: the margins of a cell depend on its Xcode version and its width")
  func cellMargins() throws {
    #expect(try margins("11542", cell: 375) == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      try margins("14460", cell: 375) == LayoutInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(
      try margins("14460", cell: 414) == LayoutInsets(top: 11, left: 20, bottom: 11, right: 20))
    #expect(try margins("24127", cell: 375).top == 15)
  }

  @Test("Xcode 9.0 gives cells the margins of Xcode 8")
  func firstXcode9() throws {
    #expect(try margins("13196", cell: 375) == LayoutInsets(all: 8))
    #expect(try margins("13771", cell: 375).left == 16)
  }

  @Test("a narrow cell on a screen of 414 points has its margins, and one without a screen its own")
  func marginsOfScreens() throws {
    #expect(try margins("14460", cell: 375, on: "retina5_5").left == 20)
    #expect(try margins("16097", cell: 320, on: "retina4_0").left == 16)
    #expect(try margins("16097", cell: 600, on: "none").left == 20)
  }

  @Test("cells on 12.9-inch iPads have margins of 15 points above and below")
  func largePads() throws {
    let large = LayoutInsets(top: 15, left: 16, bottom: 15, right: 16)
    #expect(try margins("20037", cell: 704, on: "ipad12_9rounded") == large)
    #expect(try margins("23504", cell: 1024, on: "ipad12_9") == large)
    #expect(try margins("23504", cell: 1024, content: 997, on: "ipad12_9").right == 8)
    #expect(try margins("23504", cell: 768, on: "ipad9_7").top == 11)
  }

  @Test("LAY-52: the trailing margin next to an accessory is 8 points")
  func accessoryMargin() throws {
    #expect(try margins("17701", cell: 375, content: 348).right == 8)
    #expect(try margins("14460", cell: 375, content: 341).right == 8)
    #expect(try margins("17701", cell: 375).right == 16)
  }

  @Test(
    "a table cell of a xib has the side margins of its Xcode, screen and width",
    arguments: [
      ("11542", "retina4_7", 320.0, 8.0), ("13771", "retina4_7", 375, 16),
      ("14460", "retina4_7", 600, 20), ("16097", "retina4_7", 600, 15),
      ("16097", "retina6_1", 320, 16), ("16097", "retina6_1", 375, 20),
      ("17701", "retina4_7", 600, 16), ("17701", "retina6_1", 414, 20),
      ("21701", "retina4_7", 375, 16),
    ])
  func topLevelCells(_ tools: String, _ device: String, _ width: Double, _ side: Double) throws {
    #expect(try margins(tools, cell: width, isTopLevel: true, on: device).left == side)
  }

  @Test(
    "a collection view cell in a xib has root view margins since Xcode 9",
    arguments: [("6254", 375.0, 8.0), ("13771", 375, 16), ("23504", 402, 20), ("23504", 393, 16)])
  func topLevelItems(_ tools: String, _ width: Double, _ side: Double) throws {
    let document = try FixtureDocument.around("", toolsVersion: tools)
    var item = try #require(document.scenes[0].controller?.view)
    item.kind = "collectionReusableView"
    item.frame = LayoutRect(x: 0, y: 0, width: width, height: 44)
    let tree = LayoutTree(item, guides: [], traits: [:])
    let rules = MarginRules(Canvas(document), LayoutContext(role: .other, isTopLevel: true))
    #expect(rules.margins(of: tree.nodes[0], in: tree).left == side)
    let inList = MarginRules(Canvas(document), LayoutContext(role: .other))
    #expect(inList.margins(of: tree.nodes[0], in: tree) == LayoutInsets(all: 8))
  }

  @Test(
    "a view of a xib has the margins of a nested view up to Xcode 8",
    arguments: [
      ("12118", 600.0, LayoutInsets(all: 8)), ("13771", 600, LayoutInsets(left: 20, right: 20)),
    ])
  func topLevelViews(_ tools: String, _ width: Double, _ expected: LayoutInsets) throws {
    let document = try FixtureDocument.around("", toolsVersion: tools)
    var view = try #require(document.scenes[0].controller?.view)
    view.frame = LayoutRect(x: 0, y: 0, width: width, height: 44)
    let tree = LayoutTree(view, guides: [], traits: [:])
    let rules = MarginRules(Canvas(document), LayoutContext(role: .root, isTopLevel: true))
    #expect(rules.margins(of: tree.nodes[0], in: tree) == expected)
  }

  @Test("only iPads have wide margins in Xcode 6")
  func wideRoots() {
    let old = LayoutProfile(.xcode6)
    #expect(old.rootMargin(inWidth: 600) == 16)
    #expect(old.rootMargin(inWidth: 1024) == 20)
    #expect(LayoutProfile(.xcode7).rootMargin(inWidth: 600) == 20)
  }

  @Test(
    "a cell of an inset table has margins of 15 on small screens from Xcode 9 to 12",
    arguments: [
      ("11542", true, 8.0), ("13771", true, 15), ("13771", false, 16), ("17701", true, 15),
      ("17701", false, 16), ("20037", true, 16),
    ])
  func innerTables(_ tools: String, _ isInner: Bool, _ side: Double) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
      <constraints><constraint firstItem="label" firstAttribute="leading" \
      secondItem="content" secondAttribute="leadingMargin" id="c"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """, toolsVersion: tools)
    var whole = document
    if !isInner, var controller = document.scenes[0].controller,
      var list = controller.view?.subviews.first
    {
      list.rest.attributes["key"] = "view"
      controller.view = list
      whole.scenes[0].content = .controller(controller)
    }
    #expect(FixtureDocument.frames(whole)["label"]?.minX == side)
  }

  @Test("a stack view without explicit margins has none")
  func stacksWithoutMargins() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(view, guides: [], traits: [:])
    let rules = MarginRules(Canvas(document), LayoutContext(role: .root))
    #expect(rules.margins(of: tree.nodes[1], in: tree) == .zero)
  }

  @Test("a nested view has margins of 8 points in addition to the insets of bars")
  func nestedViews() throws {
    let document = try FixtureDocument.named("margins")
    let view = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(view, guides: [], traits: [:])
    let holder = LayoutContext(role: .root, safeArea: LayoutInsets(top: 44, bottom: 34))
    let places = tree.nodes.map { node in
      node.view.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    }
    let surroundings = LayoutEnvironment(tree, Canvas(document), holder, frames: places)
    #expect(surroundings.margins[0] == LayoutInsets(top: 44, left: 20, bottom: 34, right: 20))
    let under = try #require(tree.nodes.firstIndex { $0.view.id == "bar-un-001" })
    #expect(surroundings.margins[under].top == 52)
    let box = try #require(tree.nodes.firstIndex { $0.view.id == "box-in-001" })
    #expect(surroundings.margins[box] == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("LAY-53: a stack view is inset by its explicit margins only")
  func explicitMargins() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/></stackView>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="t"/></subviews>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(view, guides: [], traits: [:])
    let surroundings = LayoutEnvironment(
      tree, Canvas(document), LayoutContext(role: .root), frames: nil)
    #expect(
      surroundings.stackInsets(of: 1, in: tree)
        == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(surroundings.stackInsets(of: 2, in: tree) == .zero)
  }

  /// The margins of a cell's content view that writes 4 points of its own and inherits those
  /// around.
  private func inherited(_ toolsVersion: String, _ attributes: [String: String]) throws
    -> LayoutInsets
  {
    let document = try FixtureDocument.around("", toolsVersion: toolsVersion)
    var cell = try #require(document.scenes[0].controller?.view)
    cell.kind = "tableViewCell"
    cell.frame = LayoutRect(x: 0, y: 0, width: 375, height: 44)
    var inner = cell
    inner.id = "content"
    inner.rest.attributes["key"] = "contentView"
    inner.rest.attributes["preservesSuperviewLayoutMargins"] = "YES"
    inner.rest.children.append(
      ArchivedElement(
        name: "edgeInsets",
        attributes: ["key": "layoutMargins", "top": "4", "left": "4", "bottom": "4", "right": "4"]))
    for (name, value) in attributes { cell.rest.attributes[name] = value }
    cell.subviews = [inner]
    let tree = LayoutTree(cell, guides: [], traits: [:])
    let places = [
      LayoutRect(x: 0, y: 0, width: 375, height: 44),
      LayoutRect(x: 0, y: 0, width: 375, height: 44),
    ]
    return LayoutEnvironment(
      tree, Canvas(document), LayoutContext(role: .tableCell), frames: places
    ).margins[1]
  }

  @Test("LAY-52: a content view that preserves superview margins has those of its cell")
  func inheritedMargins() throws {
    #expect(try inherited("17701", [:]) == LayoutInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(try inherited("11542", [:]) == LayoutInsets(top: 11, left: 8, bottom: 11, right: 8))
    // Of a cell that inherits its table's, those are a separator's.
    let all = ["preservesSuperviewLayoutMargins": "YES"]
    #expect(try inherited("11542", all) == LayoutInsets(top: 11, left: 15, bottom: 11, right: 15))
    #expect(try inherited("10117", all).top == 10)
  }

  @Test("a content view without a frame leaves room for the separator")
  func separatorSpace() throws {
    func bottom(_ toolsVersion: String) throws -> Double? {
      let document = try FixtureDocument.around(
        """
        <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
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
      return FixtureDocument.frames(document)["box"]?.maxY
    }
    #expect(try bottom("7528") == 99)
    #expect(try bottom("14460") == 99.5)
    #expect(try bottom("17701") == 100)
  }

  @Test("cell contents are as high as the cell if stored before the cell grew")
  func grownCell() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="94"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="43"/>
      <autoresizingMask key="autoresizingMask"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="height" constant="63" id="h"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="content" \
      secondAttribute="centerY" id="y"/></constraints></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></subviews>
      """, toolsVersion: "6254")
    #expect(FixtureDocument.frames(document)["box"]?.minY == 15)
  }

  @Test("in Xcode 10 a cell outside of 320 to 414 points has side margins of 15")
  func unusualWidths() throws {
    #expect(try margins("14460", cell: 500).left == 15)
    #expect(try margins("14460", cell: 258).left == 15)
  }

  @Test("scrolled content preserves superview margins without the insets of bars")
  func scrolledContent() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><scrollView preservesSuperviewLayoutMargins="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view preservesSuperviewLayoutMargins="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="100"/></view></subviews></scrollView>
      </subviews><directionalEdgeInsets key="directionalLayoutMargins" top="30" leading="30" \
      bottom="30" trailing="30"/>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(view, guides: [], traits: [:])
    let places = tree.nodes.map { node in
      node.view.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    }
    let surroundings = LayoutEnvironment(
      tree, Canvas(document), LayoutContext(role: .root, safeArea: LayoutInsets(top: 20)),
      frames: places)
    #expect(surroundings.margins[0] == LayoutInsets(top: 50, left: 30, bottom: 30, right: 30))
    // 50 points less the 20 of the bar; far from the bottom, the content keeps its own 8.
    #expect(surroundings.margins[2] == LayoutInsets(top: 30, left: 30, bottom: 8, right: 30))
    #expect(surroundings.safeAreas[1].top == 20)
    #expect(surroundings.reach(into: 1, in: tree) == .zero)
    #expect(surroundings.reach(into: 0, in: tree) == LayoutInsets(top: 20))
  }

  /// The margins of a root view `width` points wide that follows the readable width.
  private func readable(_ width: Double, safeArea: LayoutInsets = .zero) throws -> LayoutInsets {
    let document = try FixtureDocument.around("", toolsVersion: "21701")
    var view = try #require(document.scenes[0].controller?.view)
    view.rest.attributes["layoutMarginsFollowReadableWidth"] = "YES"
    let tree = LayoutTree(view, guides: [], traits: [:])
    let size = LayoutSize(width: width, height: 600)
    let holder = LayoutContext(role: .root, safeArea: safeArea, size: size)
    return LayoutEnvironment(
      tree, Canvas(document), holder, frames: [LayoutRect(x: 0, y: 0, width: width, height: 600)]
    ).margins[0]
  }

  @Test("readable width margins leave 672 points and are never smaller than before")
  func readableWidth() throws {
    #expect(try readable(1024) == LayoutInsets(left: 176, right: 176))
    #expect(try readable(768) == LayoutInsets(left: 48, right: 48))
    #expect(try readable(375) == LayoutInsets(left: 16, right: 16))
    // Beside a camera there is no more than is needed.
    let side = LayoutInsets(left: 44, right: 44)
    #expect(try readable(896, safeArea: side) == LayoutInsets(left: 112, right: 112))
  }
}
