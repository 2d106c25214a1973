import BoardwalkBase

@testable import BoardwalkScene

extension SceneWordCheck {
  /// The unknown words in `file`.
  static func findings(in file: SourceFile) -> [Finding] {
    var scene = SceneSyntax(parsing: file)
    scene.recoverHeader()
    return findings(in: scene)
  }
}
