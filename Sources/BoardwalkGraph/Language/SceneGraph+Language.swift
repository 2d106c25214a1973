import BoardwalkProject

extension SceneGraph {
  /// The languages that strings were compiled for, sorted.
  public var languages: [String] { Set(strings.map(\.language)).sorted() }

  /// The graph as it reads in `language`: every text that a strings table has by the object's id
  /// takes the place of the document's own.
  public func localized(in language: String) -> SceneGraph {
    var graph = self
    for index in documents.indices {
      let tables = strings.filter { $0.language == language && $0.name == documents[index].name }
      guard !tables.isEmpty else { continue }
      var localizer = Localizer(tables)
      graph.documents[index].rewriteParts(with: &localizer)
    }
    return graph
  }
}
