import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

/// Cells that are the only view of a xib.
@Suite("Cells of xibs")
struct TopLevelCellTests {
  private func graph(_ cell: String) throws -> SceneGraph {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(cell)</objects></document>
      """
    let loaded = LoadedFile(SourceFile(path: "Mug.xib", text: text))
    return Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
  }

  private func screen(
    _ cell: String, as profile: Screen.Profile = .running
  ) throws -> Screen {
    let owned = try #require(try graph(cell).owned(by: "UIViewController"))
    var options = LaunchOptions()
    options.device = try #require(DeviceTable.device(named: "iPhone 16"))
    return Screen(
      Simulation.showing(ScenePlace(document: 0, scene: 0), of: owned, options: options),
      as: profile)
  }

  private func cell(_ kind: String, _ frame: String, _ attributes: String = "") -> String {
    """
    <\(kind) \(attributes) id="cell">\(frame)<autoresizingMask key="autoresizingMask"/>
    <\(kind)ContentView key="contentView" id="content"><autoresizingMask key="autoresizingMask"/>
    <subviews><label text="Mug" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
    <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="8" id="l"/>
    <constraint firstItem="label" firstAttribute="bottom" secondItem="content" \
    secondAttribute="bottom" id="b"/></constraints></\(kind)ContentView></\(kind)>
    """
  }

  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="390" height="96"/>"#

  @Test(
    "a cell has its stored size and no bars",
    arguments: ["tableViewCell", "collectionViewCell"], [Screen.Profile.running, .canvas])
  func storedSize(_ kind: String, _ profile: Screen.Profile) throws {
    let screen = try screen(cell(kind, frame), as: profile)
    let view = try #require(screen.layers.first?.view)
    #expect(view.frame == LayoutRect(x: 0, y: 0, width: 390, height: 96))
    #expect(screen.size == LayoutSize(width: 390, height: 96))
    #expect(screen.statusBarHeight == 0 && !screen.hasHomeIndicator)
    #expect(try view.frame("label").maxY == 96, "no bar is near it")
  }

  @Test("a cell without a frame has the width of the screen, or is 50 points square")
  func missingFrame() throws {
    #expect(try screen(cell("tableViewCell", "")).size == LayoutSize(width: 393, height: 44))
    #expect(
      try screen(cell("tableViewCell", "", #"rowHeight="70""#)).size
        == LayoutSize(width: 393, height: 70))
    #expect(try screen(cell("collectionViewCell", "")).size == LayoutSize(width: 50, height: 50))
  }

  @Test("a table cell is a row without a separator, and a collection cell is no row")
  func rows() throws {
    let view = try screen(cell("tableViewCell", frame)).layers.first?.view
    #expect(view?.row?.hasSeparator == false)
    #expect(try screen(cell("collectionViewCell", frame)).layers.first?.view.row == nil)
  }

  @Test("a view that is no cell fills the screen")
  func otherViews() throws {
    let view = #"<view id="v">\#(frame)<autoresizingMask key="autoresizingMask"/></view>"#
    let screen = try screen(view)
    #expect(screen.layers.first?.view.frame.size == LayoutSize(width: 393, height: 852))
    #expect(screen.statusBarHeight == 59 && screen.hasHomeIndicator)
  }

  @Test(
    "a top-level cell keeps its size on every device",
    arguments: [
      "iPhone SE", "iPhone 16", "iPad",
    ])
  func devices(_ name: String) throws {
    let document = try #require(try graph(cell("tableViewCell", frame)).documents.first)
    let canvas = Canvas(
      running: document, on: try #require(DeviceTable.device(named: name)), isLandscape: false,
      system: .standard)
    let unit = try #require(CanvasLayout(document, on: canvas).rootsByScene().first?.first)
    #expect(unit.views.first?.frame == LayoutRect(x: 0, y: 0, width: 390, height: 96))
  }
}
