import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Collection items in pictures")
struct ItemPictureTests {
  /// Code of a collection of three items, the last of which have menus.
  private struct Items: CollectionViewDataSource, CollectionViewMenuDelegate {
    func collectionView(
      _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
    ) -> Int { 3 }

    func collectionView(
      _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
    ) -> CellID? {
      controller.dequeueReusableCell(withIdentifier: "Cell", in: collection, for: path)
    }

    func collectionView(
      _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
    ) -> Bool { true }

    func collectionView(
      _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
      of collection: ListID
    ) -> Bool { action == .copy || action == .paste }

    func collectionView(
      _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
      of collection: ListID
    ) {}
  }

  /// The collection, whose items hold `content` on ground of `color`.
  private func simulation(_ color: String, content: String = "") -> Simulation {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="con"><scenes><scene sceneID="s"><objects>
      <collectionViewController id="con" sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="grid">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow">
      <size key="itemSize" width="100" height="120"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="Cell" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="100" height="120"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="100" height="120"/>
      <subviews>\(content)</subviews></view>
      <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/>
      </collectionViewCell></cells></collectionView></collectionViewController></objects></scene>
      </scenes></document>
      """
    let sample = Sample(SourceFile(path: "Main.storyboard", text: document))
    return Simulation.launch(sample.graph, behaviors: ["UICollectionViewController": Items()])
      .simulation
  }

  private func count(_ text: String, _ simulation: Simulation) -> Int {
    Wireframe().picture(of: simulation).ranges(of: text).count
  }

  private static let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""

  @Test("items without text show their color")
  func colors() {
    #expect(count("red", simulation(Self.red)) == 3)
    let label =
      "<label text=\"One\" id=\"l\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" "
      + "height=\"20\"/></label>"
    let labeled = simulation(Self.red, content: label)
    #expect(count("red", labeled) == 0 && count("One", labeled) == 3)
    let hidden = simulation(
      Self.red, content: label.replacing("<label ", with: "<label hidden=\"YES\" "))
    #expect(count("red", hidden) == 3)
  }

  @Test("the menu of a pressed item is drawn over the collection (COL-30)")
  func menus() throws {
    var simulation = simulation(Self.red)
    let item = try #require(simulation.touchables.first { $0.role == .cell })
    try simulation.perform(.touch(item, .press(milliseconds: 600)))
    #expect(count("Copy | Paste", simulation) == 1)
    #expect(SVGPicture().text(of: [simulation]).contains(">Copy  |  Paste</text>"))
  }

  @Test(
    "named colors are matched by visual distance",
    arguments: [
      ([1, 0, 0, 1], "red"), ([0.98, 0.03, 0, 1], "red"), ([0.9, 0, 0, 1], nil),
      ([0, 0, 1, 0.5], "blue"), ([0, 0, 1, 0.05], nil), ([1, 0.5, 0, 1], "orange"),
      ([1, 1, 1, 1], nil), ([0, 0, 0, 1], nil), ([0.5, 0.5, 0.5, 1], nil),
    ] as [([Double], String?)])
  func words(_ parts: [Double], _ word: String?) {
    let color = ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    #expect(color.commonName == word)
    #expect(ColorValue.named("red").commonName == nil, "who knows what a catalog calls red")
  }
}
