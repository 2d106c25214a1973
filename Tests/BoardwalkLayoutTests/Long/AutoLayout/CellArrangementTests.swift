import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import Testing

@testable import BoardwalkLayout

/// Cells of UIKit's styles whose parts have no stored frames (TBL-21).
@Suite("Cells of UIKit's styles")
struct CellArrangementTests {
  private static let title = #"<label text="Title" id="t"/>"#
  private static let detail = #"<label text="Detail" id="d"/>"#
  private static let image = #"<imageView image="mug" id="i"/>"#

  /// A document with one table, and in it one cell of `style` that holds `parts`.
  private func document(
    _ style: String, _ parts: String, cell: String = "", table: String = "",
    width: Int = 375
  ) throws -> CompiledDocument {
    try FixtureDocument.around(
      """
      <subviews><tableView \(table) id="table">
      <rect key="frame" x="0" y="0" width="\(width)" height="600"/>
      <prototypes><tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="t" \
      detailTextLabel="d" imageView="i" \(cell) id="row">
      <tableViewCellContentView key="contentView" id="content">
      <autoresizingMask key="autoresizingMask"/><subviews>\(parts)</subviews></tableViewCellContentView></tableViewCell></prototypes>
      </tableView></subviews>
      """, width: width, toolsVersion: "23504",
      resources: #"<image name="mug" width="40" height="20"/>"#)
  }

  private func frames(
    _ style: String, _ parts: String, cell: String = "",
    size: LayoutSize = LayoutSize(width: 375, height: 44),
    on device: String = "iPhone 8", system: Int = 18,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> [String: LayoutRect] {
    let document = try document(style, parts, cell: cell)
    let table = try #require(document.scenes[0].controller?.view?.subviews.first?.table)
    let canvas = Canvas(
      running: document, on: try #require(DeviceTable.device(named: device)), isLandscape: false,
      system: SystemVersion(system), direction: direction)
    return ViewLayout(
      try #require(table.prototypes.first), size: size, safeArea: .zero, on: canvas
    ).frames
  }

  // MARK: Styles

  @Test("the text of a basic cell fills the cell between its margins")
  func basicStyle() throws {
    let frames = try frames("Default", Self.title)
    #expect(frames["t"] == LayoutRect(x: 16, y: 0, width: 343, height: 44))
  }

  @Test("a value 1 cell has its text at the leading and its detail at the trailing margin")
  func value1Style() throws {
    let frames = try frames("Value1", Self.title + Self.detail)
    let (text, detail) = (try #require(frames["t"]), try #require(frames["d"]))
    #expect(text == LayoutRect(x: 16, y: 12, width: text.size.width, height: 20.5))
    #expect(detail.maxX == 359 && detail.minY == 12)
    #expect((30...36).contains(text.size.width) && (40...48).contains(detail.size.width))
  }

  @Test("a long detail shrinks before a long text")
  func longDetail() throws {
    let long = String(repeating: "Olives and bread ", count: 3)
    let frames = try frames(
      "Value1", #"<label text="\#(long)" id="t"/><label text="\#(long)" id="d"/>"#,
      size: LayoutSize(width: 500, height: 44))
    let (text, detail) = (try #require(frames["t"]), try #require(frames["d"]))
    #expect(text.minX == 16 && text.size.width > 300)
    #expect(detail.minX == text.maxX + 8 && detail.maxX == 484)
  }

  @Test("long texts end at the trailing margin of the cell")
  func longText() throws {
    let long = String(repeating: "Olives ", count: 30)
    for style in ["Value1", "Subtitle"] {
      let frames = try frames(style, #"<label text="\#(long)" id="t"/>"# + Self.detail)
      #expect(try #require(frames["t"]?.maxX) <= 359)
      #expect(try #require(frames["d"]?.maxX) <= 359)
    }
  }

  @Test("a value 2 cell has its text in a column 91 points wide")
  func value2Style() throws {
    let frames = try frames("Value2", Self.title + Self.detail)
    #expect(frames["t"] == LayoutRect(x: 16, y: 12, width: 91, height: 20.5))
    #expect(frames["d"] == LayoutRect(x: 113, y: 12, width: 246, height: 20.5))
  }

  @Test("a subtitle is below its title, both centered, with 5 points to the edges of a cell of 44")
  func subtitleStyle() throws {
    let small =
      #"<label text="Detail" id="d"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>"#
    let frames = try frames("Subtitle", Self.title + small)
    #expect(frames["t"]?.minY == 4.5 && frames["t"]?.size.height == 20.5)
    #expect(frames["d"]?.minY == 25 && frames["d"]?.size.height == 14.5)
    #expect(frames["t"]?.minX == 16 && frames["d"]?.minX == 16)
  }

  @Test("a cell of an unknown style does not arrange its views")
  func unknownStyle() throws {
    let frames = try frames("Fancy", Self.title + Self.detail)
    #expect(frames["t"] == LayoutRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test("LAY-96: parts keep their stored frames only if all have one")
  func storedParts() throws {
    let title =
      #"<label text="Title" id="t"><rect key="frame" x="5" y="6" width="70" height="8"/></label>"#
    let detail =
      #"<label text="Detail" id="d"><rect key="frame" x="90" y="6" width="70" height="8"/></label>"#
    let stored = try frames("Value1", title + detail)
    #expect(stored["t"]?.origin == LayoutPoint(x: 5, y: 6))
    #expect(stored["d"]?.origin == LayoutPoint(x: 90, y: 6))
    let partlyStored = try frames("Value1", title + Self.detail)
    #expect(partlyStored["t"]?.origin == LayoutPoint(x: 16, y: 12))
    #expect(partlyStored["d"]?.maxX == 359)
  }

  // MARK: Pictures

  @Test("text begins 16 points after the image")
  func imageAndText() throws {
    let frames = try frames("Default", Self.title + Self.image)
    #expect(frames["i"] == LayoutRect(x: 16, y: 12, width: 40, height: 20))
    #expect(frames["t"] == LayoutRect(x: 72, y: 0, width: 287, height: 44))
  }

  @Test("an image taller than its row is scaled down to fit it")
  func scaledImage() throws {
    let frames = try frames(
      "Default", Self.title + Self.image, size: LayoutSize(width: 375, height: 10))
    #expect(frames["i"] == LayoutRect(x: 16, y: 0, width: 20, height: 10))
  }

  @Test("an image of unknown size is 16 points square, and an absent one has no width")
  func unknownImage() throws {
    let frames = try frames("Default", Self.title + #"<imageView image="unknown" id="i"/>"#)
    #expect(frames["i"] == LayoutRect(x: 16, y: 14, width: 16, height: 16))
    let none = try self.frames("Default", Self.title + #"<imageView id="i"/>"#)
    #expect(none["t"]?.minX == 16 && none["i"]?.size.width == 0)
  }

  // MARK: Accessories

  @Test(
    "an accessory narrows the cell contents, with a margin of 8 points",
    arguments: [
      ("disclosureIndicator", 26.5), ("checkmark", 40), ("detailButton", 44),
      ("detailDisclosureButton", 67.5),
    ])
  func accessories(_ type: String, _ width: Double) throws {
    let cell = #"accessoryType="\#(type)""#
    let frames = try frames("Value1", Self.title + Self.detail, cell: cell)
    #expect(frames["content"] == LayoutRect(x: 0, y: 0, width: 375 - width, height: 44))
    #expect(frames["d"]?.maxX == 375 - width - 8)
    let mirrored = try self.frames(
      "Value1", Self.title + Self.detail, cell: cell, direction: .rightToLeft)
    #expect(mirrored["content"] == LayoutRect(x: width, y: 0, width: 375 - width, height: 44))
    #expect(mirrored["d"]?.minX == 8)
    #expect(mirrored["t"]?.maxX == 375 - width - 16)
  }

  @Test("wide screens have wide margins, and older systems other accessory symbols")
  func accessoriesOfOtherScreens() throws {
    let cell = #"accessoryType="disclosureIndicator""#
    let wide = try frames(
      "Default", Self.title, cell: cell, size: LayoutSize(width: 414, height: 44), on: "iPhone 11")
    #expect(wide["content"]?.size.width == 383.5)
    #expect(wide["t"] == LayoutRect(x: 20, y: 0, width: 355.5, height: 44))
    let old = try frames("Default", Self.title, cell: cell, system: 12)
    #expect(old["content"]?.size.width == 341)
  }

  // MARK: Rows

  private func units(
    _ style: String, table: String = "", cell: String = ""
  ) throws -> [SolvedRoot] {
    let document = try document(style, Self.title + Self.detail, cell: cell, table: table)
    return CanvasLayout(document, on: Canvas(document, textSizes: .predicted)).rootsByScene()[0]
  }

  @Test("a row without a frame has its table's width and the specified row height")
  func unstoredRow() throws {
    #expect(try units("Value1")[1].views[0].frame == LayoutRect(x: 0, y: 0, width: 375, height: 44))
    let card = try units("Value1", table: #"style="insetGrouped""#)[1].views[0].frame
    #expect(card.size.width == 375 - 2 * 16)
    #expect(try units("Value1", table: #"rowHeight="60""#)[1].views[0].frame.size.height == 60)
    #expect(try units("Value1", cell: #"rowHeight="70""#)[1].views[0].frame.size.height == 70)
  }

  @Test("a subtitle row is 20 points taller than its two lines")
  func subtitleRow() throws {
    #expect(try units("Subtitle")[1].views[0].frame.size.height == 2 * 20.5 + 20)
  }

  @Test("cells of every style have no conflicts and no ambiguities")
  func consistency() throws {
    for style in ["Default", "Value1", "Value2", "Subtitle"] {
      for unit in try units(style) {
        #expect(unit.conflicts.isEmpty && unit.ambiguities.isEmpty, "\(style)")
      }
      // Not even where there is no room at all.
      _ = try frames(
        style, Self.title + Self.detail + Self.image, size: LayoutSize(width: 0, height: 0))
    }
  }
}
