/// The size limits of values, so that growing values stop.
enum ValueLimits {
  static let textLength = 1 << 20
  static let listCount = 200_000
  static let depth = 16

  /// How many blocks of one controller may wait for a time or an end.
  static let waitingBlocks = 1_000

  /// `value`, if it is not too much.
  static func checked(_ value: Value) throws(Fault) -> Value {
    switch value {
    case .text(let text) where text.utf8.count > textLength:
      throw Fault("a text has more than \(textLength) bytes", name: "NSMallocException")
    case .list(let values) where values.count > listCount:
      throw Fault("a list has more than \(listCount) elements", name: "NSMallocException")
    case .list, .record:
      guard depth(of: value, within: depth) <= depth else {
        throw Fault("a value is nested more than \(depth) levels deep", name: "NSMallocException")
      }
      return value
    default: return value
    }
  }

  private static func depth(of value: Value, within limit: Int) -> Int {
    guard limit >= 0 else { return 1 }
    switch value {
    case .list(let values): return 1 + deepest(values, within: limit - 1)
    case .record(let fields): return 1 + deepest(Array(fields.values), within: limit - 1)
    default: return 0
    }
  }

  /// Lists of equals are as deep as their first elements; only what may hold something is looked into.
  private static func deepest(_ values: [Value], within limit: Int) -> Int {
    var result = 0
    for value in values {
      switch value {
      case .list, .record: result = max(result, depth(of: value, within: limit))
      default: continue
      }
    }
    return result
  }
}
