import BoardwalkProject

/// Compiled storyboards: everything that a simulation needs, independent of the documents.
///
/// The same documents give the same graph. A graph can be written to a `.scenegraph` file and read
/// back equal.
public struct SceneGraph: Sendable, Hashable, Codable {
  /// The compiled documents, in the order of their names, then of their paths.
  package var documents: [CompiledDocument]

  /// The index of the document that the app launches with; nil if it is unknown.
  package var main: Int?

  /// The strings of other languages, by language, then by document.
  package var strings: [StringsTable]

  /// The colors of the app's asset catalogs, by name.
  @OmittedIfDefault<Default.Empty<ColorSet>> package var colorSets: [ColorSet]

  /// The behaviors of the app's classes, in the order of the paths of their files.
  @OmittedIfDefault<Default.Empty<BehaviorText>> package var behaviors: [BehaviorText]

  /// A graph of `documents` that launches with the one at `main`.
  package init(
    documents: [CompiledDocument], main: Int?, strings: [StringsTable] = [],
    colorSets: [ColorSet] = [], behaviors: [BehaviorText] = []
  ) {
    self.documents = documents
    self.main = main
    self.strings = strings
    self.colorSets = colorSets
    self.behaviors = behaviors
  }

  /// The scene at `place`; nil if there is none.
  package func scene(at place: ScenePlace) -> CompiledScene? {
    guard documents.indices.contains(place.document) else { return nil }
    let scenes = documents[place.document].scenes
    return scenes.indices.contains(place.scene) ? scenes[place.scene] : nil
  }
}

/// The indices of a document and a scene in it.
package struct ScenePlace: Sendable, Hashable, Codable {
  /// The document's index.
  package var document: Int

  /// The scene's index in the document.
  package var scene: Int

  /// The scene with index `scene` of the document with index `document`.
  package init(document: Int, scene: Int) {
    self.document = document
    self.scene = scene
  }
}
