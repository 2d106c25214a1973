import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// A search bar.
struct DisplaySearchBar: Sendable {
  /// The frames of its parts.
  struct Parts: Sendable {
    /// The field with the room around it.
    let field: LayoutRect

    /// The Cancel button; nil if it is hidden.
    let cancel: LayoutRect?

    /// The control of the scopes; nil if they are hidden.
    let scopes: LayoutRect?
  }

  let input: DisplayTextInput

  /// The title of the Cancel button; nil if it is hidden.
  let cancelTitle: String?

  /// The titles of the visible scopes.
  let scopes: [String]

  let selectedScope: Int

  /// The font of the Cancel button.
  static let font = TextFont(pointSize: 17)

  /// The margin of the parts at the sides of the bar.
  private static let margin = 8.0
  private static let scopeHeight = 32.0

  /// The search bar `view`.
  init(_ view: ViewTemplate) {
    input = DisplayTextInput(view, standardPlaceholder: "Search")
    cancelTitle = view.content.textInput?.showsCancelButton == true ? "Cancel" : nil
    scopes = view.segmentTitles
    selectedScope = view.content.textInput?.selectedScope ?? 0
  }

  /// The frames of its parts at `frame`: the scopes are below the field, and the Cancel button is
  /// at the end of it (SRCH-05).
  func parts(at frame: LayoutRect, isRightToLeft: Bool) -> Parts {
    var row = frame
    var scopeBar: LayoutRect?
    if !scopes.isEmpty {
      row.size.height = max(frame.size.height / 2, frame.size.height - SearchState.scopeBarHeight)
      scopeBar = LayoutRect(
        x: frame.minX + Self.margin, y: row.maxY,
        width: max(0, frame.size.width - 2 * Self.margin),
        height: min(Self.scopeHeight, frame.maxY - row.maxY))
    }
    guard let cancelTitle else { return Parts(field: row, cancel: nil, scopes: scopeBar) }
    let width = Self.font.width(of: cancelTitle).rounded(.up)
    let room = min(width + Self.margin, row.size.width)
    let cancel = LayoutRect(
      x: isRightToLeft ? row.minX + Self.margin : row.maxX - Self.margin - width, y: row.minY,
      width: width, height: row.size.height)
    let field = LayoutRect(
      x: isRightToLeft ? row.minX + room : row.minX, y: row.minY, width: row.size.width - room,
      height: row.size.height)
    return Parts(field: field, cancel: cancel, scopes: scopeBar)
  }
}
