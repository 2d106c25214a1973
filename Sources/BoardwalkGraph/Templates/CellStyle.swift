import BoardwalkBase

/// UIKit's styles of table cells: default, value 1, value 2 and subtitle (TBL-21).
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// A text on the left.
  case `default`

  /// A text on the left and a grey one on the right.
  case value1

  /// A small colored text followed by another one.
  case value2

  /// A text and a smaller one below.
  case subtitle

  /// No labels at all: a class of the app's own, or a collection's cell.
  case none

  /// The prefix of the style's name in documents.
  private static let prefix = "IBUITableViewCellStyle"

  /// The style with the name `written` in documents; nil if it is unknown.
  package init?(written: String) {
    let known = Self.allCases.first { $0 != .none && $0.written == written }
    guard let known else { return nil }
    self = known
  }

  /// The style as documents write it; nil if they write none.
  package var written: String? {
    self == .none ? nil : Self.prefix + rawValue.firstUppercased
  }
}
