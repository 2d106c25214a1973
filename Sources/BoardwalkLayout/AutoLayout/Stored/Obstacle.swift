import BoardwalkDocument
import BoardwalkGraph

/// A constraint that keeps a view from its stored frame: it holds at the solved frame and is
/// violated at the stored one.
package struct Obstacle: Sendable {
  /// The kind of an obstacle.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A constraint with a safe area, or with the guides that came before them.
    case safeArea

    /// A constraint with the end of a controller's own view, which may be above bars.
    case screenEnd

    /// A constraint with a view's layout margins.
    case margins

    /// A constraint between baselines.
    case baselines

    /// A constraint between edges, centers or lengths.
    case plain

    /// The intrinsic content size of a view.
    case content

    /// The arrangement of a stack view.
    case arrangement

    /// A frame that the document gives.
    case frame
  }

  /// The kind.
  package let kind: Kind

  /// The view that it is about: the one that has the margins, the content, the arrangement or the
  /// frame, or that holds the constraint.
  package let view: ViewTemplate

  /// The element name of that view's superview; nil for the outermost view.
  package let superview: String?

  /// The role of the layout root.
  package let role: SolvedRoot.Role

  /// The priority, up to 1000.
  package let priority: Double

  /// Its violation at the stored frames, in points.
  package let distance: Double

  /// Whether it is about the vertical axis.
  package let isVertical: Bool
}
