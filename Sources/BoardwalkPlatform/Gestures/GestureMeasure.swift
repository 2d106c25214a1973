import BoardwalkBase

/// The measured values of a gesture.
package enum GestureMeasure: Sendable, Hashable {
  /// No value, as for a tap.
  case none

  /// The translation of the fingers, in points.
  case translation(LayoutPoint)

  /// The ratio of the fingers' distance to that at the start: above 1 apart, below 1 together
  /// (GES-11).
  case scale(Double)

  /// The angle of the turn, clockwise, in radians.
  case rotation(Double)
}

extension GestureMeasure {
  /// The measure as counted from `origin`.
  package func relative(to origin: GestureMeasure?) -> GestureMeasure {
    switch (self, origin) {
    case (.translation(let moved), .translation(let start)):
      .translation(LayoutPoint(x: moved.x - start.x, y: moved.y - start.y))
    case (.scale(let scale), .scale(let start)) where start != 0: .scale(scale / start)
    case (.rotation(let angle), .rotation(let start)): .rotation(angle - start)
    default: self
    }
  }

  /// The measure from which `relative(to: origin)` makes this one.
  package func absolute(from origin: GestureMeasure?) -> GestureMeasure {
    switch (self, origin) {
    case (.translation(let moved), .translation(let start)):
      .translation(LayoutPoint(x: moved.x + start.x, y: moved.y + start.y))
    case (.scale(let scale), .scale(let start)): .scale(scale * start)
    case (.rotation(let angle), .rotation(let start)): .rotation(angle + start)
    default: self
    }
  }
}
