import BoardwalkBase

/// UIKit's styles of table cells, as `UITableViewCell.CellStyle` (TBL-21).
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// A text on the left.
  case `default`

  /// A text on the left and a gray one on the right.
  case value1

  /// A small colored text followed by another one.
  case value2

  /// A text and a smaller one below.
  case subtitle

  /// No labels: a class of the app, or a collection's cell.
  case none

  /// The prefix of the style's name in documents.
  package static let writtenPrefix = "IBUITableViewCellStyle"

  /// The names of all styles in documents.
  static let writtenNames = allCases.compactMap(\.written)

  /// The style with the name `written` in documents; nil if it is unknown.
  package init?(written: String) {
    let known = Self.allCases.first { $0 != .none && $0.written == written }
    guard let known else { return nil }
    self = known
  }

  /// The style as documents write it; nil if they write none.
  package var written: String? {
    self == .none ? nil : Self.writtenPrefix + rawValue.firstUppercased
  }
}

/// A style is encoded by its name in documents.
extension CellStyle: Codable {
  /// Decodes the style by its name in documents.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let style = CellStyle(written: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "there is no cell style '\(name)'")
    }
    self = style
  }

  /// Encodes the name in documents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(written)
  }
}
