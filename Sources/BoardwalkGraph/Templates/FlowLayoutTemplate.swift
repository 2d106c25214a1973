import BoardwalkBase
import BoardwalkDocument

/// A flow layout; sizes and spacings in points.
package struct FlowLayoutTemplate: Sendable, Hashable, Codable {
  /// The items' size.
  package var itemSize: LayoutSize?

  /// The least space between lines.
  package var minimumLineSpacing: Double

  /// The least space between items of a line.
  package var minimumInteritemSpacing: Double

  /// Whether content scrolls sideways.
  @OmittedIfDefault<Default.No> package var scrollsHorizontally: Bool

  /// The unmodeled parts.
  package var rest: Archived<FlowLayoutContent>
}
