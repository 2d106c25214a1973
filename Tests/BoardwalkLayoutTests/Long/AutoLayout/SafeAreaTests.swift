import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Testing

@testable import BoardwalkLayout

/// Safe area insets of scenes on Interface Builder's canvas.
@Suite("Safe areas on the canvas")
struct SafeAreaTests {
  private func insets(
    _ device: String, _ toolsVersion: String, _ containment: Containment = Containment(),
    frame: LayoutRect
  ) throws -> LayoutInsets {
    var document = try FixtureDocument.named("form")
    document.toolsVersion = toolsVersion
    document.device?.identifier = device
    return SafeAreaRules(canvas: Canvas(document)).insets(of: frame, containment)
  }

  private let small = LayoutRect(x: 0, y: 0, width: 375, height: 667)
  private let large = LayoutRect(x: 0, y: 0, width: 414, height: 896)

  @Test("LAY-54: the status bar depends on the device and the Xcode version")
  func statusBar() throws {
    #expect(try insets("retina4_7", "14460", frame: small) == LayoutInsets(top: 20))
    #expect(try insets("retina4_7", "17701", frame: small) == .zero)
    #expect(try insets("retina4_7", "23504", frame: small) == LayoutInsets(top: 20))
    #expect(try insets("retina6_1", "17701", frame: large) == LayoutInsets(top: 44, bottom: 34))
    #expect(try insets("retina6_1", "23504", frame: large) == LayoutInsets(top: 48, bottom: 34))
  }

  @Test(
    "the status bar of an iPhone 11 is 48 points high since the first iOS 16 tools",
    arguments: [("20037", 44.0), ("21225", 48), ("23504", 48)])
  func higherStatusBar(_ tools: String, _ height: Double) throws {
    #expect(try insets("retina6_1", tools, frame: large).top == height)
  }

  @Test(
    "an iPhone in landscape has camera insets at both ends and no status bar",
    arguments: [
      ("retina5_9", "14460", 812.0, 375.0, LayoutInsets(left: 44, bottom: 21, right: 44)),
      ("retina6_0", "20037", 844, 390, LayoutInsets(left: 47, bottom: 21, right: 47)),
      ("retina6_0", "24412", 844, 390, LayoutInsets(top: 47, left: 47, bottom: 55, right: 47)),
      ("retina4_7", "14460", 667, 375, .zero),
    ])
  func landscape(
    _ device: String, _ tools: String, _ width: Double, _ height: Double, _ expected: LayoutInsets
  ) throws {
    var document = try FixtureDocument.named("form")
    document.toolsVersion = tools
    document.device?.identifier = device
    document.device?.isLandscape = true
    let rules = SafeAreaRules(canvas: Canvas(document))
    let frame = LayoutRect(x: 0, y: 0, width: width, height: height)
    #expect(rules.insets(of: frame, Containment()) == expected)
  }

  @Test("Xcode 26 keeps the portrait status bar in landscape, and 86 points for a tab bar")
  func landscapeTabs() throws {
    var document = try FixtureDocument.named("form")
    document.toolsVersion = "24412"
    document.device?.identifier = "retina6_0"
    document.device?.isLandscape = true
    let rules = SafeAreaRules(canvas: Canvas(document))
    let frame = LayoutRect(x: 0, y: 0, width: 844, height: 390)
    var containment = Containment()
    containment.hasTabBar = true
    #expect(
      rules.insets(of: frame, containment)
        == LayoutInsets(top: 47, left: 47, bottom: 86, right: 47))
    containment.hasNavigationBar = true
    #expect(rules.insets(of: frame, containment).top == 101)
  }

  @Test(
    "a tall freeform view of a xib of Xcode 9 or 10 has a status bar",
    arguments: [("13771", 351.0, 0.0), ("14460", 453, 0), ("14460", 500, 20), ("17701", 600, 0)])
  func freeform(_ tools: String, _ height: Double, _ top: Double) throws {
    var containment = Containment()
    containment.isTopLevelFreeform = true
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: height)
    #expect(try insets("retina4_7", tools, containment, frame: frame).top == top)
  }

  @Test("a low freeform view of a xib has the insets of a notched phone of Xcode 10")
  func freeformOnNotchedPhones() throws {
    let containment = Containment(isTopLevelFreeform: true)
    let frame = LayoutRect(x: 0, y: 0, width: 600, height: 96)
    #expect(
      try insets("retina6_1", "14490", containment, frame: frame)
        == LayoutInsets(top: 44, bottom: 34))
  }

  @Test(
    "a freeform view of a xib has its device's status bar since Xcode 11, at any height",
    arguments: [
      ("17701", "retina6_1", 155.0, LayoutInsets(top: 44)),
      ("19529", "retina6_1", 76, LayoutInsets(top: 44)),
      ("17701", "retina6_1", 896, LayoutInsets(top: 44, bottom: 34)),
      ("22155", "retina6_0", 360, LayoutInsets(top: 47, bottom: 34)),
    ])
  func freeformSinceXcode11(
    _ tools: String, _ device: String, _ height: Double, _ expected: LayoutInsets
  ) throws {
    var containment = Containment()
    containment.isTopLevelFreeform = true
    let frame = LayoutRect(x: 0, y: 0, width: 300, height: height)
    #expect(try insets(device, tools, containment, frame: frame) == expected)
  }

  @Test("simulated bars of a xib are in the safe area")
  func simulatedBars() throws {
    let document = try FixtureDocument.around(
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let rules = SafeAreaRules(canvas: Canvas(document))
    #expect(
      rules.insets(of: small, Containment(ofTopLevel: view)) == LayoutInsets(top: 64, bottom: 49))
  }

  @Test("LAY-59: Xcode 26 counts insets twice unless the scene is presented")
  func presentedScenes() throws {
    #expect(try insets("retina6_1", "24127", frame: large) == LayoutInsets(top: 96, bottom: 68))
    var contained = Containment()
    contained.hasNavigationBar = true
    #expect(
      try insets("retina6_1", "24127", contained, frame: large)
        == LayoutInsets(top: 150, bottom: 68))
    contained.isPresented = true
    #expect(
      try insets("retina6_1", "24127", contained, frame: large)
        == LayoutInsets(top: 102, bottom: 34))
  }

  @Test("navigation bars, tab bars and large titles add to the safe area insets")
  func bars() throws {
    var containment = Containment()
    containment.hasNavigationBar = true
    containment.hasTabBar = true
    #expect(
      try insets("retina4_7", "14460", containment, frame: small)
        == LayoutInsets(top: 64, bottom: 49))
    #expect(
      try insets("retina6_1", "17701", containment, frame: large)
        == LayoutInsets(top: 88, bottom: 83))
    containment.hasLargeTitle = true
    #expect(try insets("retina4_7", "14460", containment, frame: small).top == 116)
  }

  @Test("navigation bars of iPads are 50 points tall since Xcode 11")
  func padBars() throws {
    let screen = LayoutRect(x: 0, y: 0, width: 768, height: 1024)
    var containment = Containment()
    containment.hasNavigationBar = true
    #expect(try insets("ipad9_7", "14460", containment, frame: screen) == LayoutInsets(top: 64))
    #expect(try insets("ipad9_7", "17701", containment, frame: screen) == LayoutInsets(top: 50))
    #expect(try insets("ipad9_7", "23504", containment, frame: screen) == LayoutInsets(top: 70))
  }

  @Test("LAY-54: an iPad with a home button has no status bar in Xcode 11 to 14.2")
  func padStatusBar() throws {
    let screen = LayoutRect(x: 0, y: 0, width: 768, height: 1024)
    #expect(try insets("ipad9_7", "14490", frame: screen) == LayoutInsets(top: 20))
    #expect(try insets("ipad9_7", "21225", frame: screen) == .zero)
    #expect(try insets("ipad9_7", "23504", frame: screen) == LayoutInsets(top: 20))
  }

  @Test("a scene drawn for any device can hide its status bar")
  func noStatusBar() throws {
    var document = try FixtureDocument.named("form")
    let bare = Containment(hasNoStatusBar: true)
    #expect(SafeAreaRules(canvas: Canvas(document)).insets(of: small, bare).top > 0)
    document.device = nil
    document.toolsVersion = "4510"
    let rules = SafeAreaRules(canvas: Canvas(document))
    #expect(rules.insets(of: small, bare).top == 0)
    #expect(rules.insets(of: small, Containment()).top == 20)
  }

  @Test("a toolbar above a home indicator is as high as a tab bar since Xcode 10")
  func raisedToolbar() throws {
    var containment = Containment()
    containment.hasToolbar = true
    #expect(try insets("retina6_1", "14868", containment, frame: large).bottom == 83)
    #expect(try insets("retina6_1", "17701", containment, frame: large).bottom == 83)
  }

  @Test("a toolbar takes 44 points, and a tab bar in its place takes 49")
  func toolbar() throws {
    var containment = Containment()
    containment.hasToolbar = true
    #expect(try insets("retina4_7", "14460", containment, frame: small).bottom == 44)
    #expect(try insets("retina6_1", "13771", containment, frame: large).bottom == 78)
    containment.hasTabBar = true
    #expect(try insets("retina4_7", "14460", containment, frame: small).bottom == 49)
  }

  @Test(
    "the iPhone 12 has the status bar of earlier phones up to Xcode 13",
    arguments: [("17701", 44.0), ("20037", 44), ("21701", 47)])
  func firstHigherStatusBar(_ tools: String, _ height: Double) throws {
    let screen = LayoutRect(x: 0, y: 0, width: 390, height: 844)
    #expect(try insets("retina6_0", tools, frame: screen).top == height)
  }

  @Test(
    "a home button has a status bar of 20 points again since Xcode 14.3",
    arguments: [("21507", 0.0), ("21701", 20)])
  func returnedStatusBar(_ tools: String, _ height: Double) throws {
    #expect(try insets("retina4_7", tools, frame: small).top == height)
  }

  @Test("an iPad without a home button has no status bar in Xcode 11 to 14.2")
  func roundedPad() throws {
    let screen = LayoutRect(x: 0, y: 0, width: 1024, height: 1366)
    #expect(try insets("ipad12_9rounded", "17701", frame: screen).top == 0)
    #expect(try insets("ipad12_9rounded", "22505", frame: screen).top == 24)
  }

  @Test(
    "a low scene has no status bar in Xcode 9 and 10",
    arguments: [
      ("11542", 400.0, 20.0), ("13771", 400, 0), ("14490", 475, 0), ("14490", 497, 20),
    ])
  func lowScenes(_ tools: String, _ height: Double, _ top: Double) throws {
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: height)
    #expect(try insets("retina4_7", tools, frame: frame).top == top)
  }

  @Test(
    "an embedded scene has a status bar since Xcode 9",
    arguments: [("11542", 0.0), ("13771", 20)])
  func embeddedScenes(_ tools: String, _ top: Double) throws {
    let frame = LayoutRect(x: 0, y: 0, width: 375, height: 603)
    let embedded = Containment(isEmbedded: true)
    #expect(try insets("retina4_7", tools, embedded, frame: frame).top == top)
  }

  @Test("a scene that is wider than high has no status bar on a phone of Xcode 8")
  func wideScenes() throws {
    let frame = LayoutRect(x: 0, y: 0, width: 815, height: 660)
    #expect(try insets("retina4_7", "12118", frame: frame).top == 0)
    #expect(try insets("retina4_7", "14113", frame: frame).top == 20)
    #expect(try insets("ipad9_7", "12118", frame: frame).top == 20)
  }

  @Test(
    "a scene for any device has the status bar of a home button",
    arguments: [("10117", 20.0), ("16097", 0)])
  func anyDevice(_ tools: String, _ top: Double) throws {
    var document = try FixtureDocument.named("form")
    document.toolsVersion = tools
    document.device = nil
    let frame = LayoutRect(x: 0, y: 0, width: 600, height: 600)
    let rules = SafeAreaRules(canvas: Canvas(document))
    #expect(rules.insets(of: frame, Containment()).top == top)
  }

  @Test("a collection cell of a xib has the safe area of a freeform view, but no other item has")
  func collectionCells() throws {
    func insets(_ kind: String) throws -> LayoutInsets {
      let cell = """
        <\(kind) id="cell"><rect key="frame" x="0" y="0" width="124" height="200"/></\(kind)>
        """
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait"/><objects>\(cell)</objects></document>
        """
      let loaded = LoadedFile(SourceFile(path: "Cell.xib", text: text))
      let graph = Compiler().compile(Project([loaded], isWhole: false))
      let document = try #require(graph.documents.first)
      let root = try #require(LayoutRoots(document.scenes[0]).all.first)
      return CanvasLayout(document, on: Canvas(document)).context(of: root, inScene: 0).safeArea
    }
    #expect(try insets("collectionViewCell") == LayoutInsets(top: 48, bottom: 34))
    #expect(try insets("collectionReusableView") == .zero)
  }

  @Test("a view that ends above a tab bar of the square canvas has no inset")
  func squareCanvas() throws {
    var document = try FixtureDocument.named("form")
    document.toolsVersion = "10117"
    document.device = nil
    let rules = SafeAreaRules(canvas: Canvas(document))
    var containment = Containment()
    containment.hasTabBar = true
    let whole = LayoutRect(x: 0, y: 0, width: 600, height: 600)
    #expect(rules.insets(of: whole, containment).bottom == 49)
    let short = LayoutRect(x: 0, y: 0, width: 600, height: 551)
    #expect(rules.insets(of: short, containment).bottom == 0)
  }

  @Test(
    "a sheet has no home indicator since Xcode 13",
    arguments: [("17701", 83.0), ("20037", 49), ("23504", 49)])
  func sheetsWithToolbars(_ tools: String, _ bottom: Double) throws {
    var containment = Containment()
    containment.isPresented = true
    containment.hasToolbar = true
    let sheet = LayoutRect(x: 0, y: 0, width: 390, height: 790)
    #expect(try insets("retina6_0", tools, containment, frame: sheet).bottom == bottom)
  }

  @Test("Xcode 26 counts the insets twice in contained scenes too, but for the bottom on its side")
  func doubledInsets() throws {
    let screen = LayoutRect(x: 0, y: 0, width: 390, height: 844)
    var containment = Containment()
    containment.hasNavigationBar = true
    containment.hasTabBar = true
    #expect(
      try insets("retina6_0", "23504", containment, frame: screen)
        == LayoutInsets(top: 91, bottom: 83))
    #expect(
      try insets("retina6_0", "24123", containment, frame: screen)
        == LayoutInsets(top: 148, bottom: 117))
    #expect(
      try insets("retina6_0", "24765", containment, frame: screen)
        == LayoutInsets(top: 148, bottom: 117))
  }

  @Test("a scene of the size of a landscape phone has no status bar in Xcode 10")
  func landscapeSize() throws {
    let side = LayoutRect(x: 0, y: 0, width: 667, height: 375)
    #expect(try insets("retina4_7", "14460", frame: side).top == 0)
    #expect(try insets("retina4_7", "23504", frame: side).top == 20)
  }

  @Test("edges that do not extend under bars have no insets")
  func extendedEdges() throws {
    var containment = Containment()
    containment.hasNavigationBar = true
    containment.hasTabBar = true
    containment.extendedEdges = ["bottom"]
    #expect(
      try insets("retina4_7", "14460", containment, frame: small)
        == LayoutInsets(top: 0, bottom: 49))
    containment.extendedEdges = []
    #expect(try insets("retina4_7", "14460", containment, frame: small) == .zero)
    // Where there is no bar, nothing is different.
    #expect(
      try insets("retina4_7", "14460", Containment(extendedEdges: []), frame: small)
        == LayoutInsets(top: 20))
  }

  @Test("a view below an opaque bar has no top inset")
  func opaqueBar() throws {
    var containment = Containment()
    containment.hasNavigationBar = true
    containment.isBelowBars = true
    let short = LayoutRect(x: 0, y: 0, width: 375, height: 603)
    #expect(try insets("retina4_7", "14460", containment, frame: short) == .zero)
    let low = LayoutRect(x: 0, y: 64, width: 375, height: 667)
    #expect(try insets("retina4_7", "14460", containment, frame: low) == LayoutInsets(bottom: 64))
  }

  @Test("LAY-55: a sheet has no inset for the status bar")
  func sheets() throws {
    let sheet = LayoutRect(x: 0, y: 0, width: 414, height: 842)
    var containment = Containment()
    containment.isPresented = true
    #expect(try insets("retina6_1", "17701", containment, frame: sheet) == LayoutInsets(bottom: 34))
    containment.hasNavigationBar = true
    #expect(try insets("retina6_1", "17701", containment, frame: sheet).top == 56)
  }

  @Test("a nested view has the part of the insets that overlaps it")
  func overlap() {
    let outer = LayoutRect(x: 0, y: 0, width: 400, height: 800)
    let insets = LayoutInsets(top: 44, left: 10, bottom: 34, right: 0)
    let inner = LayoutRect(x: 4, y: 20, width: 396, height: 760)
    #expect(insets.overlap(of: outer, into: inner) == LayoutInsets(top: 24, left: 6, bottom: 14))
    let middle = LayoutRect(x: 100, y: 100, width: 100, height: 100)
    #expect(insets.overlap(of: outer, into: middle) == .zero)
  }

  @Test("the form scene has a navigation bar, and its navigation controller none")
  func formContainment() throws {
    let containments = Containment.all(in: try FixtureDocument.named("form"))
    #expect(containments[0].hasNavigationBar)
    #expect(containments[1].isAlone)
  }

  @Test("LAY-55: a sheet 10 points shorter than its screen has no status bar")
  func shortSheet() throws {
    var containment = Containment()
    containment.isPresented = true
    containment.hasNavigationBar = true
    let sheet = LayoutRect(x: 0, y: 0, width: 390, height: 834)
    #expect(try insets("retina6_0", "23504", containment, frame: sheet).top == 56)
  }

  @Test("a view shorter than its screen has a home indicator inset before Xcode 11")
  func shortView() throws {
    let part = LayoutRect(x: 0, y: 0, width: 414, height: 224)
    #expect(try insets("retina6_1", "14490", frame: part).bottom == 34)
    #expect(try insets("retina6_1", "17156", frame: part).bottom == 0)
  }
}
