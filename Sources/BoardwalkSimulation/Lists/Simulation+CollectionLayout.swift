import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Data source and layout calls of collection views.
extension Simulation {
  /// `invalidateLayout()`: computes the layout again; the selection stays (COL-31).
  package mutating func invalidateLayout(of list: ListID) {
    guard !isOver, self[list]?.counts != nil, isCollection(list) else { return }
    prepareLayout(of: list)
    layoutQueue.add(list)
  }

  /// The settings of the flow layout of `list`.
  package func flowSettings(of list: ListID) -> FlowSettings {
    self[list]?.flow ?? FlowSettings(template(of: list)?.collection)
  }

  /// Gives `list` a layout of the class `className`, whose code is among the behaviors; nil gives
  /// it a flow layout.
  package mutating func setLayout(_ className: String?, of list: ListID) {
    guard !isOver, prepare(list) else { return }
    change(list) { $0.layoutClass = className ?? Self.flowLayout }
    invalidateLayout(of: list)
  }

  /// Gives the collection `list` the layout of `configuration`.
  mutating func setListLayout(_ configuration: ListLayoutConfiguration, of list: ListID) {
    guard !isOver, prepare(list) else { return }
    change(list) { $0.listLayout = configuration }
    setLayout(ListLayoutConfiguration.className, of: list)
  }

  /// The class of flow layouts.
  private static let flowLayout = "UICollectionViewFlowLayout"

  /// Changes the flow layout of `list` and invalidates it (FLOW-15).
  package mutating func updateFlowLayout(
    of list: ListID, _ change: (inout FlowSettings) -> Void
  ) {
    guard !isOver, prepare(list) else { return }
    self.change(list) { change(&$0.flow) }
    invalidateLayout(of: list)
  }

  /// Computes the layout of `list`: the frames of its items, and the size of its content.
  mutating func prepareLayout(of list: ListID) {
    guard let state = self[list], let counts = state.counts else { return }
    if let layout = customLayout(of: list) {
      let window = state.window ?? findWindow(of: list)
      let size = window.map { window in
        LayoutSize(
          width: max(0, window.size.width - window.insets.left - window.insets.right),
          height: max(0, window.size.height - window.insets.top - window.insets.bottom))
      }
      let places = layout.places(
        in: CollectionContent(
          counts: counts, size: size ?? LayoutSize(width: 0, height: 0)))
      change(list) { $0.content = .places(places.byPlace, places.contentSize) }
      return
    }
    // The base class of all layouts places nothing (S1-03).
    let isFlow =
      state.layoutClass.map { $0 != "UICollectionViewLayout" }
      ?? (template(of: list)?.collection?.flowLayout != nil)
    guard isFlow else {
      change(list) { $0.content = .places([:], LayoutSize(width: 0, height: 0)) }
      return
    }
    var sections = counts.map { state.flow.section(count: $0) }
    if let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any CollectionViewDelegateFlowLayout).self)
    {
      for section in counts.indices where !isOver {
        sections[section] = delegate.section(
          section, count: counts[section], usual: sections[section], of: list, as: id, on: &self)
      }
    }
    change(list) { list in
      list.content = .flow(sections, state.flow.scrollDirection)
      list.isFlowUnchecked = true
    }
  }

  /// The code of the layout class of `list`; nil for UIKit's own.
  private func customLayout(of list: ListID) -> (any CollectionViewLayout)? {
    if self[list]?.listLayout != nil { return ListCollectionLayout() }
    let template = template(of: list)
    let written =
      template?.collection?.flowLayout?.content.customClass
      ?? template?.content.scroll?.layoutClass
    return (self[list]?.layoutClass ?? written).flatMap { library.collectionLayouts[$0] }
  }

  /// Logs UIKit's lines where items are larger than there is room for (EXC-53).
  mutating func logItemSizeWarnings(of list: ListID) {
    guard self[list]?.isFlowUnchecked == true, case .flow(let flow)? = self[list]?.arrangement
    else { return }
    change(list) { $0.isFlowUnchecked = false }
    guard flow.firstOverlongItem != nil else { return }
    let isSideways = flow.direction == .horizontal
    let (extent, before, after) =
      isSideways ? ("height", "top", "bottom") : ("width", "left", "right")
    log("The behavior of the UICollectionViewFlowLayout is not defined because:")
    log(
      "the item \(extent) must be less than the \(extent) of the UICollectionView minus the section "
        + "insets \(before) and \(after) values, minus the content insets \(before) and \(after) "
        + "values.")
    log(
      "The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it is "
        + "attached to <\(template(of: list)?.className ?? "UICollectionView")>.")
  }

  /// Asks for the cell of the item at `path`, which has to be one that was dequeued (COL-09).
  mutating func askForItem(at path: ItemPath, of list: ListID) -> CellID? {
    ask(CellPlace(.cell, path), "cellForItemAt \(path)", of: list)
  }

  /// Asks for the view above or below a section; without one the app ends (COL-10).
  mutating func askForSupplement(at place: CellPlace, of list: ListID) -> CellID? {
    let kind = place.kind == .header ? "header" : "footer"
    return ask(place, "viewForSupplementaryElement \(kind) \(place.path)", of: list)
  }

  private mutating func ask(
    _ place: CellPlace, _ question: String, of list: ListID
  ) -> CellID? {
    guard let id = dataSource(of: list),
      let source = behavior(of: id, as: (any CollectionViewDataSource).self)
    else { return nil }
    record(id, .callback(.dataSource(question)))
    if let cell = source.cell(at: place, of: list, as: id, on: &self) {
      if self[list]?.cells[cell.number]?.key != nil { return cell }
      if !isOver {
        raise(
          .notDequeued(
            className: template(of: cell)?.className ?? "UICollectionViewCell", place.path))
      }
      return nil
    }
    if !isOver { raise(.noItem(place.path, isCell: place.kind == .cell)) }
    return nil
  }
}
