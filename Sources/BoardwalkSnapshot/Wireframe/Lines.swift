/// The lines that meet in a cell.
struct Lines: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let up = Lines(rawValue: 1)
  static let down = Lines(rawValue: 2)
  static let left = Lines(rawValue: 4)
  static let right = Lines(rawValue: 8)

  /// Whether all horizontal lines here are dashed.
  static let dashed = Lines(rawValue: 16)

  /// Whether a line passes from left to right and none up or down.
  var isHorizontal: Bool {
    !isDisjoint(with: [.left, .right]) && isDisjoint(with: [.up, .down])
  }

  /// Whether a line passes up or down.
  var isUpright: Bool { !isDisjoint(with: [.up, .down]) }

  /// The directions alone.
  var directions: UInt8 { rawValue & 15 }
}
