import BoardwalkSnapshot

/// The pictures of a session.
extension FlowSession {
  var outline: String { Outline().text(of: simulation) }

  var tree: String { ViewTree().text(of: simulation) }

  /// The snapshot of `form`.
  func picture(_ form: SnapshotForm) -> String {
    switch form {
    case .wireframe: Wireframe().picture(of: simulation)
    case .tree: tree
    case .outline: outline
    case .svg: SVGPicture().text(of: [simulation])
    }
  }
}
