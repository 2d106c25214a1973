import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

extension ElementTree {
  /// The tree in the syntax of `file`, which it replaces: a scene text keeps its names and
  /// comments, by the new ids of `renamed` objects.
  func written(over file: SourceFile, renamed: [String: String] = [:]) -> [UInt8] {
    DocumentSyntax(of: file) == .scene
      ? Array(SceneWriter().write(self, over: file, renamed: renamed).utf8)
      : XMLWriter().write(self)
  }
}
