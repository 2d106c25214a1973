import BoardwalkBase
import BoardwalkDocument

/// A scene text with the name of a storyboard or xib next to it: the same document in the other
/// language.
///
/// The storyboard or xib is the one that is checked, compiled and run.
package struct SceneCopy: Sendable {
  /// The scene text.
  package let scene: LoadedFile

  /// The path of the storyboard or xib.
  package let documentPath: String

  /// The copy `scene` of the document at `documentPath`.
  package init(scene: LoadedFile, documentPath: String) {
    self.scene = scene
    self.documentPath = documentPath
  }

  /// The pairs among `paths`, in the order of the scenes' paths.
  package static func pairs(among paths: [String]) -> [(scene: String, document: String)] {
    let all = Set(paths)
    return paths.compactMap { path in
      guard DocumentPaths.pathExtension(of: path) == DocumentSyntax.sceneExtension else {
        return nil
      }
      let stem = path.dropLast(DocumentSyntax.sceneExtension.count)
      let document = DocumentSyntax.xmlExtensions.sorted().map { stem + $0 }.first(
        where: all.contains)
      return document.map { (path, $0) }
    }
  }
}
