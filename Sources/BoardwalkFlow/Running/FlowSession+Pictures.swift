import BoardwalkSnapshot

/// What a walk can show.
extension FlowSession {
  var outline: String { Outline().text(of: stage) }

  var tree: String { ViewTree().text(of: stage) }

  /// What a snapshot of `form` shows.
  func picture(_ form: SnapshotForm) -> String {
    switch form {
    case .wireframe: Wireframe().picture(of: stage)
    case .tree: tree
    case .outline: outline
    case .svg: SVGPicture().text(of: [stage])
    }
  }
}
