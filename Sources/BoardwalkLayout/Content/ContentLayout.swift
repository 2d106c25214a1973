import BoardwalkDocument
import BoardwalkGraph
import BoardwalkStage

/// Finds the places of a controller's own views from the frames that its document stores.
///
/// Interface Builder stores each frame as Auto Layout solved it, so a scene of the stored size needs
/// no solving. In a room of another size views follow what their edges are tied to, or else their
/// autoresizing masks, and otherwise keep their place and size. This is where a constraint solver
/// takes over: it answers the same question.
public struct ContentLayout: Sendable {
  /// Coordinates beyond this are taken for this: no screen is as large.
  private static let limit = 100_000.0

  /// The part of the screen that no bar covers, in points of the screen.
  public let safeArea: Rect

  /// What lists show that code gives rows or items, by their ids.
  private let lists: [String: RunningList]

  /// A layout of content whose part `safeArea` no bar covers, and in which code gives `lists` their
  /// rows or items.
  public init(safeArea: Rect, lists: [String: RunningList] = [:]) {
    self.safeArea = safeArea
    self.lists = lists
  }

  /// `view` at exactly `frame`, in points of the screen, and all that is inside it.
  public func place(_ view: ViewTemplate, in frame: Rect) -> PlacedView {
    var placed = PlacedView(
      id: view.id, className: view.className, frame: frame, content: .view(view),
      clips: view.clips)
    if view.elementKind == .textView {
      let inset = inset(of: view, at: frame)
      placed.contentTop = inset > 0 ? frame.minY + inset : nil
    }
    if view.table != nil || view.collection != nil {
      placed.contentTop = frame.minY + inset(of: view, at: frame)
      placed.contentBottom = min(frame.maxY, max(frame.minY, safeArea.maxY))
    }
    placed.subviews = subviews(of: view, at: frame)
    return placed
  }

  private func subviews(of view: ViewTemplate, at frame: Rect) -> [PlacedView] {
    if let list = lists[view.id] {
      return RunningListLayout(content: self, view: view, list: list, frame: frame).parts()
    }
    if let table = view.table {
      return TableLayout(content: self, view: view, table: table, frame: frame).rows()
    }
    if let collection = view.collection {
      return CollectionLayout(content: self, view: view, collection: collection, frame: frame)
        .items()
    }
    guard !view.subviews.isEmpty else { return [] }
    var origin = frame.origin
    if view.elementKind == .scrollView { origin.y += inset(of: view, at: frame) }
    let frames = SubviewFrames(view, at: frame, safeArea: safeArea).frames()
    return zip(view.subviews, frames).map { subview, inner in
      place(subview, in: Self.limited(inner.moved(by: origin)))
    }
  }

  /// How far the content of the scroll view `view` begins below its top, so that bars do not cover
  /// it.
  func inset(of view: ViewTemplate, at frame: Rect) -> Double {
    guard view.rest.attributes["contentInsetAdjustmentBehavior"] != "never",
      frame.minY < safeArea.minY, safeArea.minY < frame.maxY
    else { return 0 }
    return safeArea.minY - frame.minY
  }

  private static func limited(_ rect: Rect) -> Rect {
    func limited(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }
    return Rect(
      x: limited(rect.minX), y: limited(rect.minY), width: max(0, limited(rect.size.width)),
      height: max(0, limited(rect.size.height)))
  }
}

extension ViewTemplate {
  /// Whether what is inside ends at its edges.
  var clips: Bool {
    switch elementKind {
    case .scrollView, .tableView, .collectionView, .tableViewCell, .textView: true
    default: rest.attributes["clipsSubviews"] == "YES"
    }
  }
}
