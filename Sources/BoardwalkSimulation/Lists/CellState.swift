import BoardwalkGraph
import BoardwalkPlatform

/// A cell, header or footer that a list has made, as it is at this moment. What was written on it
/// stays when it is used again (TBL-24).
struct CellState: Sendable, Hashable {
  /// What cells are made from.
  enum Source: Sendable, Hashable {
    /// A prototype, by its id in the list's document.
    case prototype(String)

    /// The only view of a nib, by its document's index.
    case nib(Int)

    /// One of UIKit's own looks, or a class of the app's own that has none.
    case style(CellStyle, className: String?)
  }

  /// What it was made from.
  let source: Source

  /// What it is used again for; nil where it is not.
  let key: Registration.Key?

  /// Its views that are no longer as they were made, itself included, by the ids of their objects.
  var views: [String: ViewState] = [:]
}

/// Where a cell can stand in a list.
struct CellPlace: Sendable, Hashable, Comparable {
  /// What stands there.
  enum Kind: Int, Sendable, Hashable, Comparable {
    case header, cell, footer

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind

  /// The row or item; the section's first for headers and footers.
  let path: ItemPath

  init(_ kind: Kind, _ path: ItemPath) {
    self.kind = kind
    self.path = path
  }

  /// Reading order: a section's header, its rows, its footer.
  static func < (left: CellPlace, right: CellPlace) -> Bool {
    (left.path.section, left.kind, left.path.item)
      < (right.path.section, right.kind, right.path.item)
  }
}
