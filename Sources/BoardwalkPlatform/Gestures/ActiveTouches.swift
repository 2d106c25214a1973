import BoardwalkBase

/// The fingers on the screen, with their start locations.
struct ActiveTouches: Sendable, Hashable {
  struct Track: Sendable, Hashable {
    let finger: Int
    let start: LayoutPoint
    let startTime: Int
    var location: LayoutPoint

    /// The distance from its start, in points.
    var distance: Double { start.distance(to: location) }
  }

  /// The fingers in the order in which they were put down.
  private(set) var tracks: [Track] = []

  /// The largest number of fingers that were down together since the first one.
  private(set) var most = 0

  var count: Int { tracks.count }

  /// Records `touch`; a lifted finger is included until ``lift(_:)``.
  mutating func follow(_ touch: Touch) {
    if touch.phase == .began {
      if tracks.isEmpty { most = 0 }
      tracks.removeAll { $0.finger == touch.finger }
      tracks.append(
        Track(
          finger: touch.finger, start: touch.location, startTime: touch.time,
          location: touch.location))
      most = max(most, tracks.count)
    } else if let index = tracks.firstIndex(where: { $0.finger == touch.finger }) {
      tracks[index].location = touch.location
    }
  }

  /// Removes the finger of `touch` if it is lifted.
  mutating func lift(_ touch: Touch) {
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    tracks.removeAll { $0.finger == touch.finger }
  }

  /// The point in the middle of all fingers.
  var centroid: LayoutPoint { middle(of: tracks.map(\.location)) }

  /// The centroid of the start locations.
  var startCentroid: LayoutPoint { middle(of: tracks.map(\.start)) }

  private func middle(of points: [LayoutPoint]) -> LayoutPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(LayoutPoint.zero) { LayoutPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return LayoutPoint(x: sum.x / Double(points.count), y: sum.y / Double(points.count))
  }
}
