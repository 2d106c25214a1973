import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

extension ControllerTemplate {
  /// The refresh controls of its views, by the ids of the views that scroll. A table view controller hands
  /// its own to its table.
  var refreshControls: [String: ViewTemplate] {
    guard let view else { return [:] }
    var controls = view.refreshControls
    if let control = rest.refreshControl { controls[view.id] = control }
    return controls
  }
}

extension ViewTemplate {
  /// The refresh controls in it, by the ids of the views that scroll.
  fileprivate var refreshControls: [String: ViewTemplate] {
    let inside = subviews.map(\.refreshControls)
    let own = rest.refreshControl.map { [id: $0] } ?? [:]
    return inside.reduce(own) { $0.merging($1) { first, _ in first } }
  }

  /// The view with `controls` above what they refresh, by the ids of the views that scroll.
  func showing(_ controls: [String: ViewTemplate]) -> ViewTemplate {
    guard !controls.isEmpty else { return self }
    var view = self
    view.subviews = subviews.map { $0.showing(controls) }
    if let control = controls[id] { view.subviews.append(control) }
    return view
  }
}

extension ArchivedElement {
  /// How high a refresh control is, in points.
  private static let refreshControlHeight = 60.0

  /// The refresh control that it holds, above the beginning of the content.
  ///
  /// Interface Builder writes that it is not enabled; it refreshes all the same.
  fileprivate var refreshControl: ViewTemplate? {
    guard let element = child("refreshControl", key: "refreshControl"),
      let id = element.attributes["id"]
    else { return nil }
    let height = Self.refreshControlHeight
    var control = ViewTemplate.madeByCode(
      id, "refreshControl", frame: LayoutRect(x: 0, y: -height, width: 0, height: height))
    control.userLabel = element.attributes["userLabel"]
    return control
  }
}
