import BoardwalkMerge
import Foundation

/// Scripts as a difference in JSON has them.
extension EditScript {
  /// The script in `json`; nil if there is none.
  init?(json: [UInt8]) {
    guard let script = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = script
  }

  /// The script as JSON, with the same bytes in each run.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }
}
