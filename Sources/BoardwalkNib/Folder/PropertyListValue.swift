import Foundation

/// A value of a property list, with the types of compiled documents and reports.
package indirect enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// The list as XML, with the keys in order.
  package var xml: [UInt8] {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: foundation, format: .xml, options: 0)
    return data.map { Array($0) } ?? []
  }

  private var foundation: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): number
    case .array(let values): values.map(\.foundation)
    case .dictionary(let values): values.mapValues(\.foundation)
    }
  }
}
