import BoardwalkSnapshot

/// What a walk can show.
extension FlowSession {
  var picture: String { Wireframe().picture(of: stage) }

  var outline: String { Outline().text(of: stage) }

  var tree: String { ViewTree().text(of: stage) }
}
