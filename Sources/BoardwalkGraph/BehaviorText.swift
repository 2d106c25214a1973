import BoardwalkBase
import BoardwalkBehavior

/// The source text of a behavior file, so that positions in it stay valid.
package struct BehaviorText: Sendable, Hashable, Codable {
  /// The file's path as compiled, for messages.
  package var path: String

  /// All of the file.
  package var text: String

  /// The text `text` of the file at `path`.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The text of `behavior` in an app with `paths`.
  init(compiling behavior: BehaviorFile, paths: CompiledPaths) {
    let file = behavior.file
    self.init(
      path: paths.path(of: file.path), text: file.text)
  }

  /// The parsed file.
  package var file: BehaviorFile { BehaviorFile(SourceFile(path: path, text: text)) }
}
