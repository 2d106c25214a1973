import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

extension PlacedView {
  /// The view with all that is inside it drawn as the transforms of `states` say, by the ids of the
  /// objects; frames stay those of the layout otherwise.
  func transformed(by states: [String: ViewState]) -> PlacedView {
    guard states.values.contains(where: { $0.transform != .identity }) else { return self }
    var view = self
    view.subviews = subviews.map { $0.transformed(by: states) }
    guard let transform = states[id]?.transform, transform != .identity else { return view }
    let center = LayoutPoint(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    view.transform(by: transform, about: center)
    return view
  }

  /// Moves the view with all that is inside it.
  mutating func move(by offset: LayoutPoint) {
    frame = frame.moved(by: offset)
    contentOrigin = contentOrigin.map { LayoutPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
    for index in subviews.indices { subviews[index].move(by: offset) }
  }

  private mutating func transform(by transform: ViewTransform, about center: LayoutPoint) {
    frame = transform.applied(to: frame, about: center)
    for index in subviews.indices { subviews[index].transform(by: transform, about: center) }
  }
}
