/// The index path of a row or an item.
///
/// The name differs from UIKit's so that nothing clashes where Foundation is imported too.
public struct ItemPath: Sendable, Hashable, Codable, Comparable {
  /// The section, the first being 0.
  public var section: Int

  /// The row or item in its section, the first being 0.
  public var item: Int

  /// The place of `item` in `section`; both count from 0.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether `left` precedes `right`.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path in UIKit's format: `[0, 2]`.
  public var description: String { "[\(section), \(item)]" }
}
