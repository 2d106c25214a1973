import Foundation

/// JSON whose keys are in order, so that the same value is always the same text.
package enum SortedJSON {
  /// `value` as indented JSON with a line feed at the end.
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self).escapedInJSON + "\n"
  }
}
