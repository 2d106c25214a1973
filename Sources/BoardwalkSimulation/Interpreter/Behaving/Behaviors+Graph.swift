import BoardwalkGraph

extension Behaviors {
  /// The behaviours that `graph` holds as text.
  package init(of graph: SceneGraph) {
    self.init()
    guard !graph.behaviors.isEmpty else { return }
    let script = Script(graph.behaviors)
    for name in script.classes.keys.sorted() {
      let behavior = InterpretedBehavior(name, in: script)
      self[name] = script.isView(name) ? InterpretedView(behavior) : behavior
    }
  }

  /// These behaviours, and those of `graph` for all other classes.
  package func adding(of graph: SceneGraph) -> Behaviors {
    var result = Behaviors(of: graph)
    result.add(self)
    return result
  }
}
