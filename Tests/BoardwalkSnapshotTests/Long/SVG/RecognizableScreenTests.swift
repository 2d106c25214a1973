import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

/// What makes a screen recognizable at a glance: its symbols, its tabs, its lists and its status
/// bar.
@Suite("Recognizable screens")
struct RecognizableScreenTests {
  private func picture(of views: String, resources: String = "") throws -> String {
    let sample = Sample(views: views, resources: resources)
    return SVGPicture().text(of: [try sample.simulation(nil, LaunchOptions())])
  }

  private let symbols = """
    <image name="trash" catalog="system" width="121" height="128"/>
    <image name="some.odd.thing" catalog="system" width="121" height="128"/>
    """

  private func image(_ name: String) -> String {
    """
    <imageView image="\(name)" id="img"><rect key="frame" x="20" y="90" width="24" height="24"/>
    </imageView>
    """
  }

  @Test("a system symbol is drawn as its figure and has its name")
  func figure() throws {
    let picture = try picture(of: image("trash"), resources: symbols)
    #expect(picture.contains("<title>trash</title>"))
    #expect(picture.contains("<g transform=\"translate(20 90) scale(1)\">"))
    #expect(picture.contains("<path d=\"M4 6H20"))
  }

  @Test("an unknown symbol is a box with its name")
  func unknownSymbol() throws {
    let picture = try picture(of: image("some.odd.thing"), resources: symbols)
    #expect(picture.contains(">some.odd.thing</text>"))
  }

  @Test("an image that the document lists as the app's own is not a symbol, whatever its name")
  func ownImage() throws {
    let own = "<image name=\"trash\" width=\"24\" height=\"24\"/>"
    #expect(try !picture(of: image("trash"), resources: own).contains("<path d=\"M4 6H20"))
    #expect(try picture(of: image("trash")).contains("<path d=\"M4 6H20"))
  }

  @Test("the place of an image that covers the screen is dark enough for white texts over it")
  func background() throws {
    let gray = Palette([:])[.systemGray].hex
    func picture(height: Int) throws -> String {
      try self.picture(
        of: """
          <imageView image="Beach" id="img">
          <rect key="frame" x="0" y="0" width="375" height="\(height)"/></imageView>
          """)
    }
    #expect(try picture(height: 667).contains("fill=\"\(gray)\" stroke=\"#ffffff\""))
    #expect(try !picture(height: 200).contains("fill=\"\(gray)\" stroke=\"#ffffff\""))
  }

  @Test("the status bar of a phone has the signs of a connection, and that of a tablet no antenna")
  func statusBar() throws {
    let sample = Sample(views: "")
    func paths(_ device: String) throws -> Int {
      var options = LaunchOptions()
      options.device = try #require(DeviceTable.device(named: device))
      let text = SVGPicture().text(of: [try sample.simulation(nil, options)])
      return text.components(separatedBy: "<path").count - 1
    }
    #expect(try paths("iPhone 8") == 3 && paths("iPhone 16") == 3)
    #expect(try paths("iPad") == 2)
  }

  @Test(
    "name components of a symbol modify its figure",
    arguments: [
      ("trash", nil, false, false), ("trash.fill", nil, true, false),
      ("person.crop.circle", .circle, false, false), ("plus.square.fill", .square, true, false),
      ("mic.slash", nil, false, true),
    ] as [(String, SymbolFigure.Enclosure?, Bool, Bool)])
  func parts(
    _ name: String, _ enclosure: SymbolFigure.Enclosure?, _ isFilled: Bool, _ isSlashed: Bool
  ) throws {
    let figure = try #require(SymbolFigure(named: name))
    #expect(figure.enclosure == enclosure)
    #expect(figure.isFilled == isFilled && figure.isSlashed == isSlashed)
  }

  @Test("the longest known prefix of a name determines the figure")
  func longestName() {
    #expect(
      SymbolFigure(named: "square.and.arrow.up.fill")?.path
        == SymbolFigure(named: "square.and.arrow.up")?.path)
    #expect(SymbolFigure(named: "square")?.path != SymbolFigure(named: "square.and.arrow.up")?.path)
    #expect(SymbolFigure(named: "sensor.tag") == nil)
  }

  @Test("at least sixty figures fit their square")
  func figuresStayInside() throws {
    #expect(SymbolPaths.names.count >= 60)
    for name in SymbolPaths.names {
      let path = try #require(SymbolPaths.path(of: name))
      let numbers = path.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
      #expect(numbers.allSatisfy { (0...SymbolFigure.side).contains($0) }, "\(name)")
      #expect(path.hasPrefix("M"), "\(name)")
    }
  }

  @Test("a table without prototypes names the source of its rows")
  func rowsFromCode() throws {
    let table = """
      <tableView id="table"><rect key="frame" x="0" y="20" width="375" height="600"/></tableView>
      """
    #expect(try picture(of: table).contains(">rows come from code</text>"))
    let collection = table.replacing("tableView", with: "collectionView")
    #expect(try picture(of: collection).contains(">items come from code</text>"))
  }

  @Test("sample rows fill their table")
  func sampleRows() throws {
    let table = """
      <tableView rowHeight="100" id="table"><rect key="frame" x="0" y="20" width="375" height="420"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="100"/>
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
      </tableView>
      """
    let picture = try picture(of: table)
    // One stands there, and three more fit at least in part.
    let uses = picture.split(separator: "\n").filter { $0.contains("<use ") }
    #expect(uses.count == 4, "\(uses)")
    #expect(uses.first?.contains("y=\"100\"") == true)
    #expect(!picture.contains("rows come from code"))
  }

  @Test(
    "the status bar contrasts with its background",
    arguments: [("0.0", "#ffffff"), ("1", "#000000")])
  func statusBar(_ white: String, _ color: String) throws {
    let view = """
      <view id="all"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    let line = try picture(of: view).split(separator: "\n").first { $0.contains(">9:41<") }
    #expect(line?.contains("fill=\"\(color)\"") == true, "\(line ?? "")")
  }

  @Test("a text that fills its label ends with it in any font")
  func clippedText() throws {
    let label = """
      <label text="A text that is as long as this" id="label">
      <rect key="frame" x="20" y="90" width="120" height="20"/></label>
      """
    #expect(try picture(of: label).contains("<svg x=\"19\" y=\"86\" width=\"122\" height=\"28\""))
  }
}
