import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling tables to nibs")
struct TableCompilationTests {
  private static func cell(_ attributes: String, _ content: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" indentationWidth="10" \(attributes) \
    id="cell"><rect key="frame" x="0.0" y="28" width="375" height="44"/>\
    <autoresizingMask key="autoresizingMask"/>\
    <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" \
    tableViewCell="cell" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\
    <autoresizingMask key="autoresizingMask"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  private static func controller(_ table: String, _ attributes: String) -> String {
    """
    <tableViewController id="home" sceneMemberID="viewController">\
    <tableView key="view" contentMode="scaleToFill" \(attributes) style="plain" \
    separatorStyle="default" rowHeight="44" sectionHeaderHeight="22" sectionFooterHeight="22" \
    id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(table)</tableView>\
    </tableViewController>
    """
  }

  @Test("a prototype cell is an archive in the table that lists its external objects")
  func prototype() throws {
    let button = """
      <subviews><button opaque="NO" contentMode="scaleToFill" id="button">\
      <rect key="frame" x="0.0" y="0.0" width="40" height="40"/><state key="normal" title="Go"/>\
      <connections><action selector="go:" destination="home" eventType="touchUpInside" id="a"/>\
      </connections></button></subviews>
      """
    let cell = Self.cell(#"selectionStyle="default" reuseIdentifier="Row""#, button)
    let archive = try viewNib(
      Self.controller("<prototypes>\(cell)</prototypes>", #"dataMode="prototypes""#))
    let table = try #require(archive.first("UITableView"))
    let nibs = try #require(archive.object(table["UITableViewCellPrototypeNibs"]))
    #expect(archive.text(nibs.elements.first) == "Row")
    let nib = try #require(archive.object(nibs.elements.last))
    let data = try #require(archive.object(nib["archiveData"]))
    guard case .data(let bytes)? = data["NS.bytes"] else {
      Issue.record("the prototype has no archive")
      return
    }
    let inner = try NIBArchive(bytes)
    #expect(inner.first("UITableViewCell") != nil)
    let all = try #require(
      archive.object(table["UITableViewCellPrototypeNibExternalObjects"]))
    let outside = try #require(archive.object(all.elements.last))
    let event = try #require(inner.first("UIRuntimeEventConnection"))
    let owner = try #require(inner.object(event["UIDestination"]))
    #expect(archive.text(outside.elements.first) == inner.text(owner["UIProxiedObjectIdentifier"]))
  }

  @Test("Xcode 11 alone stores the text of a cell's label with its attributes too")
  func labelText() throws {
    let label = { (attributes: String) in
      """
      <subviews><label opaque="NO" contentMode="left" text="Row" lineBreakMode="tailTruncation" \
      adjustsFontSizeToFit="NO" id="label" \(attributes)>\
      <rect key="frame" x="15" y="0.0" width="345" height="44"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <nil key="textColor"/><nil key="highlightedColor"/></label></subviews>
      """
    }
    let nib = { (attributes: String, generation: XcodeGeneration) in
      let cell = Self.cell(
        #"selectionStyle="none" textLabel="label" style="IBUITableViewCellStyleDefault""#,
        label(attributes))
      let section = """
        <sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection></sections>
        """
      return try self.viewNib(
        Self.controller(section, #"dataMode="static""#), generation: generation)
    }
    let archive = try nib("", .xcode11)
    let label11 = try #require(archive.first("UITableViewLabel"))
    let styled = try #require(archive.object(label11["UIAttributedText"]))
    #expect(styled.className == "NSMutableAttributedString")
    #expect(archive.object(styled["NSString"])?["NS.bytes"] == .data(Array("Row".utf8)))
    let later = try nib("", .xcode15).first("UITableViewLabel")
    #expect(later != nil && later?["UIAttributedText"] == nil)
    let centered = try nib(#"textAlignment="center""#, .xcode11)
    #expect(centered.first("NSMutableParagraphStyle")?["NSAlignment"] == .int8(1))
  }

  @Test("a static table stores its sections as its data source")
  func sections() throws {
    let cell = Self.cell(#"selectionStyle="none" rowHeight="60""#)
    let section = """
      <sections><tableViewSection headerTitle="First" id="s"><cells>\(cell)</cells>\
      </tableViewSection></sections>
      """
    let archive = try viewNib(Self.controller(section, #"dataMode="static""#))
    let source = try #require(archive.first("UITableViewDataSource"))
    let sections = try #require(archive.object(source["UITableSections"]))
    let first = try #require(archive.object(sections.elements.first))
    #expect(archive.text(first["UITableSectionHeaderTitle"]) == "First")
    let row = try #require(archive.first("UITableViewRow"))
    #expect(row["UITableRowHeight"] == .float(60))
    #expect(archive.object(row["UITableRowCell"])?.className == "UITableViewCell")
    let labels = archive.objects.filter { $0.className == "UIRuntimeOutletConnection" }
      .compactMap { archive.text($0["UILabel"]) }
    #expect(labels.contains("staticDataSource"))
  }

  @Test("a selection style stores the background that UIKit sets up")
  func background() throws {
    for (style, hasBackground) in [("none", true), ("default", false)] {
      let section = """
        <sections><tableViewSection id="s"><cells>\(Self.cell("selectionStyle=\"\(style)\""))\
        </cells></tableViewSection></sections>
        """
      let archive = try viewNib(Self.controller(section, #"dataMode="static""#))
      #expect((archive.first("_UISystemBackgroundView") != nil) == hasBackground)
      let cell = try #require(archive.first("UITableViewCell"))
      #expect((cell["UIBackgroundColor"] != nil) == hasBackground)
    }
  }

  @Test("a cell's segue is its selection segue template")
  func selectionSegue() throws {
    let cell = Self.cell(#"reuseIdentifier="Row""#).replacing(
      "</tableViewCell>",
      with: """
        <connections><segue destination="home" kind="show" id="segue"/></connections>\
        </tableViewCell>
        """)
    let document = try StoryboardFixture.storyboard(
      Self.controller("<prototypes>\(cell)</prototypes>", #"dataMode="prototypes""#))
    let compiled = try StoryboardCompiler().compile(document)
    let scene = try #require(compiled.archives["UITableViewController-home"])
    #expect(scene.first("UIStoryboardShowSegueTemplate") != nil)
    let owner = try #require(
      scene.objects.first { $0["UIExternalObjectsTableForViewLoading"] != nil })
    let table = try #require(scene.object(owner["UIExternalObjectsTableForViewLoading"]))
    let names = table.elements.compactMap { scene.text($0) }
    #expect(names == ["UpstreamPlaceholder-1"])
  }

  @Test("Xcode 7 stores content sizes, the colors of cells, and content views above a separator")
  func olderTable() throws {
    let cells =
      "<sections><tableViewSection id=\"s\"><cells>\(Self.cell(""))</cells></tableViewSection></sections>"
    let table = Self.controller(cells, #"dataMode="static""#)
    let archive = try viewNib(
      table.replacing(#"style="plain""#, with: #"style="grouped""#), generation: .xcode7)
    let object = try #require(archive.first("UITableView"))
    #expect(object["UIContentSize"] == .data(PackedGeometry.bytes([375, 77])))
    #expect(object["UIRowHeight"] == nil)
    #expect(archive.first("UITableViewRow")?["UITableRowHeight"] == .float(44))
    #expect(archive.first("UITableViewCell")?["UITableCellBackgroundColorSet"] == .bool(true))
    let content = archive.first("UITableViewCellContentView")
    #expect(content?["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 375, 43])))
    let later = try viewNib(table, generation: .xcode8)
    #expect(later.first("UITableViewCell")?["UITableCellBackgroundColorSet"] == nil)
  }

  @Test("each cell of a static table has a list of its variations")
  func variedCell() throws {
    let label = StoryboardFixture.label()
    let parts = """
      <subviews>\(label)</subviews><constraints><constraint firstItem="title" firstAttribute="top" \
      secondItem="content" secondAttribute="top" id="k"/></constraints><variation key="default">\
      <mask key="constraints"><exclude reference="k"/></mask></variation>
      """
    let cells = """
      <sections><tableViewSection id="s"><cells>\(Self.cell("", parts))</cells></tableViewSection>\
      </sections>
      """
    let archive = try viewNib(
      Self.controller(cells, #"dataMode="static""#), generation: .xcode7)
    let list = try #require(archive.first("_UITraitStorageList"))
    #expect(archive.object(list["UITopLevelObject"])?.className == "UITableViewCell")
    let related = try #require(archive.object(list["UIDescendants"]))
    #expect(
      Set(related.elements.compactMap { archive.object($0)?.className })
        == ["UILabel", "UITableViewCellContentView"])
  }

  private func viewNib(
    _ controller: String, generation: XcodeGeneration = .standard
  ) throws -> NIBArchive {
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(
      StoryboardFixture.storyboard(controller))
    return try #require(compiled.archives["home-view-root"])
  }
}
