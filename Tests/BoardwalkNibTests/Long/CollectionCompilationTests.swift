import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling collection views to nibs")
struct CollectionCompilationTests {
  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="80"/>"#

  private func document(_ layout: String, cells: String = "") throws -> Document {
    let view = """
      <subviews><collectionView clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="scaleToFill" dataMode="prototypes" id="grid">\(frame)\(layout)\
      <cells>\(cells)</cells></collectionView></subviews>
      """
    return try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
  }

  private func layout(_ width: Int) -> String {
    """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
    minimumInteritemSpacing="4" id="flow"><size key="itemSize" width="\(width)" height="50"/>\
    <size key="headerReferenceSize" width="0.0" height="0.0"/>\
    <size key="footerReferenceSize" width="0.0" height="44"/>\
    <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>\
    </collectionViewFlowLayout>
    """
  }

  private var cell: String {
    """
    <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="center" \
    reuseIdentifier="Tile" id="cell">\(frame)<collectionViewCellContentView key="contentView" \
    opaque="NO" multipleTouchEnabled="YES" contentMode="center" id="content">\(frame)\
    <autoresizingMask key="autoresizingMask"/></collectionViewCellContentView>\
    </collectionViewCell>
    """
  }

  private func viewNib(_ document: Document) throws -> NIBArchive {
    try #require(try StoryboardCompiler().compile(document).archives["home-view-root"])
  }

  @Test("a flow layout stores only nondefault values")
  func flowLayout() throws {
    let flow = { try viewNib(document(layout($0))).first("UICollectionViewFlowLayout") }
    #expect(try flow(50)?["UIItemSize"] == nil)
    #expect(try flow(60)?["UIItemSize"] == .data(PackedGeometry.bytes([60, 50])))
    #expect(try flow(50)?["UIInteritemSpacing"] == .float(4))
    #expect(try flow(50)?["UILineSpacing"] == nil)
    #expect(try flow(50)?["UIHeaderReferenceSize"] == nil)
    #expect(try flow(50)?["UIFooterReferenceSize"] == .data(PackedGeometry.bytes([0, 44])))
  }

  @Test("a layout of the app has its class, and one without a class is rejected")
  func customLayout() throws {
    let layout = #"<collectionViewLayout key="collectionViewLayout" id="l" customClass="Tiles"/>"#
    let archive = try viewNib(document(layout))
    let grid = try #require(archive.first("UICollectionView"))
    let object = archive.object(grid["UICollectionLayout"])
    #expect(archive.text(object?["UIClassName"]) == "Tiles")
    #expect(archive.text(object?["UIOriginalClassName"]) == "UICollectionViewLayout")
    let error = #expect(throws: CompilationError.self) {
      try viewNib(document(layout.replacing(#" customClass="Tiles""#, with: "")))
    }
    #expect(error?.unsupported.map(\.name) == ["a collection view without a layout"])
  }

  @Test("system constraints pin the content view of a cell to its edges")
  func cellArchive() throws {
    let archive = try viewNib(document(layout(50), cells: cell))
    let nib = try #require(archive.first("UINib"))
    guard case .data(let bytes)? = archive.object(nib["archiveData"])?["NS.bytes"] else {
      Issue.record("a nib without an archive")
      return
    }
    let inner = try NIBArchive(bytes)
    let constraints = inner.objects.filter { $0.className == "NSLayoutConstraint" }
    #expect(
      constraints.map { inner.text($0["NSLayoutIdentifier"]) }
        == Array(repeating: "UIIBSystemGenerated", count: 4))
  }

  @Test("the content view of an older document is the cell's, placed by its frame")
  func olderCell() throws {
    let older = cell.replacing("collectionViewCellContentView", with: "view")
    let archive = try viewNib(document(layout(50), cells: older))
    let nib = try #require(archive.first("UINib"))
    guard case .data(let bytes)? = archive.object(nib["archiveData"])?["NS.bytes"] else {
      Issue.record("a nib without an archive")
      return
    }
    let inner = try NIBArchive(bytes)
    let cell = try #require(inner.first("UICollectionViewCell"))
    #expect(inner.object(cell["UIContentView"])?.className == "UIView")
    #expect(cell["UIViewAutolayoutConstraints"] == nil)
  }

  @Test("a selection segue is compiled")
  func segue() throws {
    let linked = cell.replacing(
      "</collectionViewCell>",
      with: #"<connections><segue destination="home" kind="show" id="go"/></connections>"#
        + "</collectionViewCell>")
    let compiled = try StoryboardCompiler().compile(document(layout(50), cells: linked))
    let scene = try #require(compiled.archives["UIViewController-home"])
    #expect(scene.first("UIStoryboardShowSegueTemplate") != nil)
  }

  @Test("a layout other than a flow layout is rejected")
  func otherLayout() {
    let custom = #"<collectionViewLayout key="collectionViewLayout" id="l"/>"#
    #expect(throws: CompilationError.self) { try viewNib(document(custom)) }
  }

  @Test("a collection view's layout and cells are read back")
  func readBack() throws {
    let compiled = try StoryboardCompiler().compile(document(layout(50), cells: cell))
    var reader = CompiledStoryboardReader(compiled.archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    let read = try #require(Document(try XMLReader().read(file)))
    let collection = try #require(read.elements(of: .collectionView).first)
    let size = collection.child(key: "collectionViewLayout")?.child(key: "itemSize")
    #expect(size?["width"] == "50")
    #expect(collection.child("cells")?.child("collectionViewCell")?["reuseIdentifier"] == "Tile")
  }
}
