/// The size limits of values, so that growing values stop.
enum ValueLimits {
  static let textLength = 1 << 20
  static let listCount = 200_000
  static let depth = 16

  /// The maximum number of pending blocks of a controller.
  static let waitingBlocks = 1_000

  /// The size of a value in bytes: 16 for each part and the bytes of its texts, a copy for each
  /// mention. Lists that refer to one another would otherwise have more parts than can be counted.
  static let size = 64 << 20

  /// `value`, if it is not too much.
  static func checked(_ value: Value) throws(Fault) -> Value {
    switch value {
    case .text(let text) where text.utf8.count > textLength:
      throw Fault("a text has more than \(textLength) bytes", name: "NSMallocException")
    case .list(let values) where values.count > listCount:
      throw Fault("a list has more than \(listCount) elements", name: "NSMallocException")
    case .list, .record, .dictionary, .object, .closure:
      _ = try checkedSize(of: value)
      return value
    default: return value
    }
  }

  /// The size of `value` in bytes; 0 for what is neither a text nor made of others.
  static func checkedSize(of value: Value) throws(Fault) -> Int {
    switch value {
    case .text(let text): return text.utf8.count
    case .list, .record, .dictionary, .object, .closure:
      var extent = Extent()
      extent.add(value, depth: 0)
      guard extent.depth <= depth else {
        throw Fault("a value is nested more than \(depth) levels deep", name: "NSMallocException")
      }
      guard extent.size <= size else {
        throw Fault("a value has more than \(size >> 20) MB", name: "NSMallocException")
      }
      return extent.size
    default: return 0
    }
  }

  /// The size of a value, counted up to its limit.
  private struct Extent {
    var size = 0
    var depth = 0

    private var isTooMuch: Bool { size > ValueLimits.size || depth > ValueLimits.depth }

    mutating func add(_ value: Value, depth: Int) {
      size += 16
      switch value {
      case .text(let text): size += text.utf8.count
      case .list(let values): add(values, depth: depth + 1)
      case .record(let fields), .object(_, let fields): add(fields.values, depth: depth + 1)
      case .dictionary(let fields):
        add(fields.keys, depth: depth + 1)
        add(fields.values, depth: depth + 1)
      case .closure(let closure): add(closure.names.values, depth: depth + 1)
      default: break
      }
    }

    private mutating func add(_ values: some Sequence<Value>, depth: Int) {
      self.depth = max(self.depth, depth)
      for value in values {
        guard !isTooMuch else { return }
        add(value, depth: depth)
      }
    }
  }
}
