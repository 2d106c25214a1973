import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

/// Code of a collection with as many items in each section as its state says.
struct Items: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  struct State: Hashable, Sendable { var counts: [Int] }

  typealias Step = @Sendable (inout RunningController<Items>) -> Void
  typealias AtPath<Answer> = @Sendable (inout RunningController<Items>, ItemPath) -> Answer

  let initialState: State
  var actions: [String: Handler]?
  var identifier = "Cells"
  var onLoad: Step = { _ in }
  var onWillAppear: Step = { _ in }
  var onSelect: AtPath<Void> = { _, _ in }
  var fill: AtPath<CellID?>?
  var supplement: @Sendable (inout Instance, SupplementaryKind, ItemPath) -> CellID? = { _, _, _ in
    nil
  }
  var highlights: @Sendable (ItemPath) -> Bool = { _ in true }
  var selects: @Sendable (ItemPath) -> Bool = { _ in true }
  var size: @Sendable (ItemPath) -> LayoutSize? = { _ in nil }
  var headerSize: @Sendable (Int) -> LayoutSize? = { _ in nil }
  var onHighlight: AtPath<Void> = { _, _ in }
  var onUnhighlight: AtPath<Void> = { _, _ in }

  init(_ counts: Int..., change: (inout Items) -> Void = { _ in }) {
    initialState = State(counts: counts)
    change(&self)
  }

  func viewDidLoad(_ controller: inout Instance) { onLoad(&controller) }

  func viewWillAppear(_ controller: inout Instance, animated: Bool) { onWillAppear(&controller) }

  func numberOfSections(_ controller: inout Instance, in collection: ListID) -> Int {
    controller.state.counts.count
  }

  func collectionView(
    _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
  ) -> Int { controller.state.counts[section] }

  func collectionView(
    _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
  ) -> CellID? {
    if let fill { return fill(&controller, path) }
    let cell = controller.dequeueReusableCell(
      withIdentifier: identifier, in: collection, for: path)
    guard let cell else { return nil }
    controller[cell, "label"]?.text = "\(path)"
    return cell
  }

  func collectionView(
    _ controller: inout Instance, viewFor kind: SupplementaryKind, at path: ItemPath,
    of collection: ListID
  ) -> CellID? { supplement(&controller, kind, path) }

  func collectionView(
    _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
  ) -> LayoutSize? { size(path) }

  func collectionView(
    _ controller: inout Instance, referenceSizeFor kind: SupplementaryKind, in section: Int,
    of collection: ListID
  ) -> LayoutSize? { kind == .header ? headerSize(section) : nil }

  func collectionView(
    _ controller: inout Instance, shouldHighlightItemAt path: ItemPath, of collection: ListID
  ) -> Bool { highlights(path) }

  func collectionView(
    _ controller: inout Instance, shouldSelectItemAt path: ItemPath, of collection: ListID
  ) -> Bool { selects(path) }

  func collectionView(
    _ controller: inout Instance, didSelectItemAt path: ItemPath, of collection: ListID
  ) { onSelect(&controller, path) }

  func collectionView(
    _ controller: inout Instance, didHighlightItemAt path: ItemPath, of collection: ListID
  ) { onHighlight(&controller, path) }

  func collectionView(
    _ controller: inout Instance, didUnhighlightItemAt path: ItemPath, of collection: ListID
  ) { onUnhighlight(&controller, path) }
}

extension Sketch {
  /// A collection view controller of the class `AViewController` for `a`; its cells `Cells` have a
  /// label, and `collection` and `layout` are what else the collection and its layout say.
  static func collection(
    _ id: String, _ collection: String = "", layout: String = "itemSize", content: String = "",
    supplements: String = ""
  ) -> Sketch {
    let size = "<size key=\"itemSize\" width=\"80\" height=\"120\"/>"
    let inset = "<inset key=\"sectionInset\" minX=\"20\" minY=\"10\" maxX=\"20\" maxY=\"10\"/>"
    let element =
      layout == "itemSize"
      ? "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"\(id)-flow\" "
        + "minimumLineSpacing=\"20\" minimumInteritemSpacing=\"10\">\(size)\(inset)"
        + "</collectionViewFlowLayout>" : layout
    return Sketch(id, "collectionViewController", class: "\(id.uppercased())ViewController").part(
      """
      <collectionView key="view" id="\(id)-grid" \(collection)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(element)
      <cells><collectionViewCell id="\(id)-cell" reuseIdentifier="Cells" customClass="ItemCell">
      <view key="contentView" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="80" height="120"/>
      <subviews><label id="\(id)-label" text="Prototype"/></subviews></view>
      <connections><outlet property="label" destination="\(id)-label" id="\(id)-o"/>\(content)
      </connections></collectionViewCell></cells>\(supplements)</collectionView>
      """)
  }
}

extension Walk {
  /// The collection of the controller in front.
  func grid() throws -> ListID {
    try #require(simulation.frontmost.flatMap { simulation.list("collectionView", of: $0) })
  }

  /// Where what can be seen of the list in front is, by what it is.
  func frames(_ list: ListID) throws -> [LayoutRect] {
    try #require(simulation.runningLists(of: list.controller)[list.object]).parts.map(\.frame)
  }
}
