/// A segue of a sketched scene.
struct SketchedSegue {
  let kind: String
  let destination: String
  var attributes: [(String, String)] = []

  static func show(_ scene: String, id: String? = nil) -> SketchedSegue {
    SketchedSegue("show", scene, id)
  }
  static func showDetail(_ scene: String, id: String? = nil) -> SketchedSegue {
    SketchedSegue("showDetail", scene, id)
  }
  static func push(_ scene: String, id: String? = nil) -> SketchedSegue {
    SketchedSegue("push", scene, id)
  }
  static func embed(_ scene: String, id: String? = nil) -> SketchedSegue {
    SketchedSegue("embed", scene, id)
  }

  static func present(
    _ scene: String, _ style: String? = nil, transition: String? = nil, id: String? = nil
  ) -> SketchedSegue {
    var way = SketchedSegue("presentation", scene, id)
    if let style { way = way.with("modalPresentationStyle", style) }
    return transition.map { way.with("modalTransitionStyle", $0) } ?? way
  }

  static func popover(_ scene: String, anchor: String) -> SketchedSegue {
    SketchedSegue("popoverPresentation", scene, nil).with("popoverAnchorView", anchor)
  }

  static func custom(_ scene: String, class name: String) -> SketchedSegue {
    SketchedSegue("custom", scene, nil).with("customClass", name)
  }

  /// Back to whoever has the method `action`, through the exit of the scene it stands in.
  static func unwind(_ action: String, id: String? = nil) -> SketchedSegue {
    SketchedSegue("unwind", "", id).with("unwindAction", action)
  }

  static func relationship(_ kind: String, _ scene: String) -> SketchedSegue {
    SketchedSegue("relationship", scene, nil).with("relationship", kind)
  }

  private init(_ kind: String, _ destination: String, _ identifier: String?) {
    self.kind = kind
    self.destination = destination
    if let identifier { attributes = [("identifier", identifier)] }
  }

  func with(_ name: String, _ value: String) -> SketchedSegue {
    var way = self
    way.attributes.append((name, value))
    return way
  }

  /// Without its animation.
  var still: SketchedSegue { with("animates", "NO") }

  func xml(id: String, exit: String) -> String {
    let attributes = attributes.map { " \($0)=\"\($1)\"" }.joined()
    let destination = destination.isEmpty ? exit : destination
    return "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(id)\"\(attributes)/>"
  }
}
