import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Cells from nibs")
struct NibCellTests {
  private let cell = """
    <collectionViewCell id="nib-cell" customClass="PhotoCell">
    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><view key="contentView" id="c">
    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
    <label id="l" text="Photo"/></subviews></view>
    <connections><outlet property="caption" destination="l" id="o"/></connections>
    </collectionViewCell>
    """

  /// A collection that registers the nib `PhotoCell`, which holds `objects`.
  private func launch(_ objects: String, nib: String = "PhotoCell") throws -> Walk {
    let nibFile = LoadedFile(
      SourceFile(
        path: "PhotoCell.xib",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          \(objects)</objects></document>
          """))
    let main = LoadedFile(
      SourceFile(
        path: "Main.storyboard",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          initialViewController="a"><scenes>\(Sketch.collection("a").xml)</scenes></document>
          """))
    let project = Project([main, nibFile], isWhole: true)
    try #require(project.documents.count == 2)
    let graph = Compiler().compile(project, main: project.documents.first)
    let items = Items(2) { items in
      items.identifier = "Photo"
      items.onLoad = { controller in
        guard let grid = controller.list("collectionView") else { return }
        controller.register(.nib(nib), forCellReuseIdentifier: "Photo", in: grid)
      }
      items.fill = { controller, path in
        guard let grid = controller.list("collectionView"),
          let cell = controller.dequeueReusableCell(
            withIdentifier: "Photo", in: grid, for: path)
        else { return nil }
        controller[cell, "caption"]?.text = "Photo \(path.item + 1)"
        return cell
      }
    }
    return Walk(graph, LaunchOptions(), ["AViewController": items])
  }

  @Test("COL-08, S1-31, S1-33: each copy wakes with its outlets")
  func copies() throws {
    let walk = try launch(cell)
    #expect(walk.simulation.texts == ["Photo 1", "Photo 2"])
    #expect(
      walk.entries.filter { $0.subject == "PhotoCell" }.map(\.text) == [
        "awakeFromNib", "awakeFromNib",
      ])
  }

  @Test("EXC-23: a nib without exactly one cell raises")
  func invalid() throws {
    let view = """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view>
      """
    for objects in ["", view, cell + view] {
      let walk = try launch(objects)
      #expect(
        walk.simulation.exception?.reason
          == "invalid nib registered for identifier (Photo) - nib must contain exactly one top level "
          + "object which is a UICollectionReusableView instance")
    }
  }

  @Test("EXC-27: a nib cell with a different identifier raises")
  func otherIdentifier() throws {
    func cell(_ identifier: String) -> String {
      self.cell.replacing(
        "id=\"nib-cell\"", with: "id=\"nib-cell\" reuseIdentifier=\"\(identifier)\"")
    }
    #expect(
      try launch(cell("Picture")).simulation.exception?.reason
        == "view reuse identifier in nib (Picture) does not match the identifier used to register "
        + "the nib (Photo)")
    #expect(try launch(cell("Photo")).simulation.exception == nil)
  }

  @Test("EXC-24: a missing nib raises")
  func missing() throws {
    let walk = try launch(cell, nib: "Other")
    #expect(
      walk.simulation.exception?.reason
        == "Could not load NIB in bundle: 'NSBundle' with name 'Other'")
  }
}
