import BoardwalkSnapshot

/// What a walk can show.
extension FlowSession {
  var picture: String { "" }

  var outline: String { "" }

  var tree: String { "" }
}
