import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The current state of a table or collection view.
///
/// It stores the counts of its data source, and only the visible and reusable cells.
public struct ListState: Sendable, Hashable {
  /// The number of rows or items in each section; nil before the data source was asked.
  public internal(set) var counts: [Int]?

  /// The content offset in points, as in UIKit: negative at the top if bars cover the content.
  public internal(set) var contentOffset = LayoutPoint(x: 0, y: 0)

  /// The selected rows or items, in the order of selection.
  public internal(set) var selected: [ItemPath] = []

  /// The row or item under a finger.
  package internal(set) var highlighted: ItemPath?

  /// The menu of one of its rows or items, while it is shown (COL-30, TBL-45).
  package internal(set) var menu: ItemMenu?

  /// Whether it is being edited.
  public internal(set) var isEditing = false

  /// The row that shows its delete button or the actions of a swipe.
  package internal(set) var confirming: Confirmation?

  /// Whether a tap selects.
  public var allowsSelection = true

  /// Whether several rows or items can be selected, and a second tap deselects (TBL-14).
  public var allowsMultipleSelection = false

  /// Whether a tap selects while it is being edited.
  public var allowsSelectionDuringEditing = false

  /// Whether several rows or items can be selected while it is being edited.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether it prefetches the data of cells that will soon be visible.
  package var isPrefetchingEnabled = true

  /// Whether the selection is cleared when it appears again (TBL-30, COL-27).
  public var clearsSelectionOnViewWillAppear = true

  /// The controller that code made its data source.
  var dataSource: ControllerID?

  /// The blocks of its diffable data source that make cells, headers and footers.
  var providers = CellProviders()

  /// Whether scrolling by touch dismisses the keyboard, if code has set `keyboardDismissMode`.
  var dismissesKeyboard: Bool?

  /// The controller that code made its delegate.
  var delegate: ControllerID?

  /// The controller that code made its prefetching data source.
  var prefetchDataSource: ControllerID?

  /// The prefetched rows or items that have not become visible yet.
  var prefetched: [ItemPath] = []

  /// The registrations of code, by reuse identifier.
  var registrations: [Registration.Key: Registration] = [:]

  /// All cells that it has made, by their numbers.
  var cells: [Int: CellState] = [:]

  /// The numbers of the visible cells, by their places.
  var visible: [CellPlace: Int] = [:]

  /// The numbers of reusable cells by reuse key, the most recent one last.
  var reusable: [Registration.Key: [Int]] = [:]

  /// The number of the next cell.
  var nextCell = 0

  /// The titles of the sections, if they have any.
  var titles: [SectionTitles] = []

  /// The visible area; nil until it is known.
  var window: ListWindow? { didSet { isArranged = false } }

  /// The height that code gives the rows of a table, in points.
  var rowHeight: Double?

  /// The space that code leaves above the headers of a table's sections, in points.
  var sectionHeaderTopPadding: Double?

  /// The heights that the delegate gives rows of the document, in points.
  var staticHeights: [ItemPath: Double] = [:]

  /// The editing actions of the visible rows, while editing.
  var editing: [ItemPath: RowEditing] = [:]

  /// The settings of its flow layout.
  var flow = FlowSettings()

  /// Whether item sizes have not been validated yet (EXC-53).
  var isFlowUnchecked = false

  /// The class of the layout that code gave it.
  var layoutClass: String?

  /// The layout that places its items as rows; nil for another layout.
  var listLayout: ListLayoutConfiguration?

  /// The snapshot of its diffable data source; nil if it has another one.
  var snapshot: ListSnapshot?

  /// The changes that code has reported since it began a batch; nil outside of one.
  var batch: [ListUpdate]?

  /// The content, which determines the frames of rows or items.
  var content = ListContent.rows([]) { didSet { isArranged = false } }

  /// The positions of its rows or items, derived from the rest.
  @Derived var arrangement = ListArrangement.none

  /// Whether `arrangement` is that of its content and its window: scrolling changes neither
  /// (FLOW-15).
  @Derived var isArranged = false

  /// A row that shows its delete button or the actions of a swipe.
  package struct Confirmation: Sendable, Hashable {
    /// The row.
    package let path: ItemPath

    /// Whether the row was swiped; else its minus sign was tapped.
    package let isSwiped: Bool

    /// The buttons that it shows.
    let buttons: Buttons

    /// The buttons next to a row.
    enum Buttons: Sendable, Hashable {
      /// A delete button of this title.
      case delete(String)

      /// The actions of a swipe from one side.
      case actions([SwipeActionsConfiguration.Action], RowSide)
    }
  }

  /// The header and footer titles of a section.
  struct SectionTitles: Sendable, Hashable {
    var header: String?
    var footer: String?
  }

  /// Whether several rows or items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a tap selects: while editing only if the document or code allows it (TBL-14).
  var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// The number of existing cells, headers and footers, including reusable ones.
  package var cellCount: Int { cells.count }

  /// Whether there is a row or item at `path`.
  func holds(_ path: ItemPath) -> Bool {
    guard let counts, counts.indices.contains(path.section) else { return false }
    return (0..<counts[path.section]).contains(path.item)
  }

  /// The cell that shows the row or item at `path`; nil if that cannot be seen.
  func cell(at path: ItemPath) -> Int? { visible[CellPlace(.cell, path)] }

  /// The place of the cell `number`; nil if it is not visible.
  func place(of number: Int) -> CellPlace? { visible.first { $0.value == number }?.key }

  /// The state with its cells renumbered in the order of their places, so that lists with equal
  /// contents are equal.
  func renumbered() -> ListState {
    guard !cells.isEmpty else {
      var copy = self
      copy.nextCell = 0
      return copy
    }
    var numbers: [Int: Int] = [:]
    let shown = visible.sorted { $0.key < $1.key }.map(\.value)
    let waiting = reusable.sorted { $0.key < $1.key }.flatMap(\.value)
    for number in shown + waiting { numbers[number] = numbers[number] ?? numbers.count }
    var copy = self
    copy.cells = Dictionary(
      cells.compactMap { number, cell in numbers[number].map { ($0, cell) } },
      uniquingKeysWith: { first, _ in first })
    copy.visible = visible.compactMapValues { numbers[$0] }
    copy.reusable = reusable.mapValues { $0.compactMap { numbers[$0] } }
    copy.nextCell = numbers.count
    return copy
  }
}

extension ListState {
  /// A new list from `template`, in the view of a controller made from `controller`.
  init(_ template: ViewTemplate, of controller: ControllerTemplate?) {
    self.init()
    clearsSelectionOnViewWillAppear = controller?.content.clearsSelectionOnViewWillAppear ?? true
    let selection = template.content.scroll?.selection
    allowsSelection = selection?.isAllowed ?? true
    guard template.table != nil else {
      flow = FlowSettings(template.collection)
      allowsMultipleSelection = selection?.allowsMultipleItems ?? false
      return
    }
    allowsMultipleSelection = selection?.allowsMultiple ?? false
    allowsSelectionDuringEditing = selection?.isAllowedDuringEditing ?? false
    allowsMultipleSelectionDuringEditing = selection?.allowsMultipleDuringEditing ?? false
  }

  /// The part of the content inside the list's bounds, including the part under bars.
  var visibleRect: LayoutRect {
    LayoutRect(
      x: contentOffset.x, y: contentOffset.y, width: window?.size.width ?? 0,
      height: window?.size.height ?? 0)
  }

  /// The extent of all content, in points.
  package var contentSize: LayoutSize { arrangement.contentSize }

  /// The nearest to `offset` that the content can be scrolled.
  func limited(_ offset: LayoutPoint) -> LayoutPoint {
    let insets = window?.insets ?? .zero
    let size = window?.size ?? LayoutSize(width: 0, height: 0)
    func limited(
      _ value: Double, _ before: Double, _ content: Double, _ after: Double, _ room: Double
    )
      -> Double
    {
      min(max(value, -before), max(-before, content + after - room))
    }
    return LayoutPoint(
      x: limited(offset.x, insets.left, contentSize.width, insets.right, size.width),
      y: limited(offset.y, insets.top, contentSize.height, insets.bottom, size.height))
  }

  /// Gives the list another window; content at its beginning stays there.
  mutating func resize(to new: ListWindow) {
    let before = window?.insets ?? .zero
    contentOffset.y += before.top - new.insets.top
    contentOffset.x += before.left - new.insets.left
    window = new
  }

  /// Frees the cells at places that `isKept` does not keep, and returns them; those with a reuse
  /// identifier wait to be used again.
  mutating func recycle(keeping isKept: (CellPlace) -> Bool) -> [RemovedCell] {
    visible.keys.filter { !isKept($0) }.sorted().compactMap { free($0) }
  }

  /// Frees the cell at `place`.
  mutating func free(_ place: CellPlace) -> RemovedCell? {
    guard let number = visible.removeValue(forKey: place) else { return nil }
    if let key = cells[number]?.key {
      reusable[key, default: []].append(number)
    } else {
      cells[number] = nil
    }
    return RemovedCell(place: place, number: number)
  }

  /// Forgets cells that were made and never shown.
  mutating func removeUnusedCells() {
    guard cells.count > visible.count + reusable.values.reduce(0, { $0 + $1.count }) else { return }
    let known = Set(visible.values).union(reusable.values.joined())
    cells = cells.filter { known.contains($0.key) }
  }
}
