import BoardwalkBase
import BoardwalkDocument
import BoardwalkSnapshot

/// An arrow from one scene to another.
struct MapArrow: Sendable {
  /// The style of an arrow, by the kind of its edge.
  enum Style: String, Sendable, Hashable, CaseIterable {
    /// A relationship to an initial child.
    case relationship

    /// Within the same stack or split view.
    case show

    /// A presentation over the screen, or a part of it.
    case present

    /// It is a part of the scene's own view.
    case embed

    /// The app's own class performs it.
    case custom
  }

  /// The ends' indices among the map's scenes.
  let source: Int
  let destination: Int

  let label: String
  let style: Style
  let curve: MapCurve

  /// The middle of the label.
  let labelPlace: LayoutPoint
}

extension NavigationMap.Link {
  /// The style of an arrow for the link.
  var style: MapArrow.Style {
    switch kind {
    case .relationship: .relationship
    case .segue(.show), .segue(.push), .segue(.showDetail), .segue(.replace): .show
    case .segue(.presentation), .segue(.modal), .segue(.popoverPresentation), .segue(.popover):
      .present
    case .segue(.embed): .embed
    case .segue: .custom
    }
  }
}
