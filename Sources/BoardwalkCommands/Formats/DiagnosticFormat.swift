import BoardwalkBase
import BoardwalkProject

/// A format for diagnostics, which `--format` selects by name.
struct DiagnosticFormat: Sendable {
  let name: String

  /// Whether it is for people: then it is written to the error stream, and results to the output.
  let isHuman: Bool

  /// Whether files are named as git names them: by their paths from the folder of their repository.
  var namesFilesAsGit = false

  /// The diagnostics of a run over `documents` documents, as text.
  let render:
    @Sendable (_ diagnostics: [Diagnostic], _ documents: Int, _ style: ReportStyle) -> String

  /// The report on `diagnostics` of a run over `documents` documents.
  func report(_ diagnostics: [Diagnostic], _ documents: Int, _ style: ReportStyle) -> String {
    render(namesFilesAsGit ? diagnostics.namedAsGit : diagnostics, documents, style)
  }

  static let all: [DiagnosticFormat] = [
    human, json, sarif, github, xcode, junit, checkstyle,
  ]

  /// The format `name`, else the environment's: GitHub's inside its actions.
  static func chosen(_ name: String?, _ environment: [String: String]) -> DiagnosticFormat {
    if let name, let format = all.first(where: { $0.name == name }) { return format }
    return environment["GITHUB_ACTIONS"] == "true" ? github : human
  }
}

extension DiagnosticFormat {
  /// Lines that Xcode shows in the source editor when a build phase prints them.
  static let xcode = DiagnosticFormat(name: "xcode", isHuman: false) { diagnostics, _, _ in
    diagnostics.map { diagnostic in
      "\(diagnostic.path):\(diagnostic.start): \(diagnostic.severity.rawValue): "
        + "\(diagnostic.message) [\(diagnostic.rule)]"
    }.terminalLines
  }
}

extension [Diagnostic] {
  /// The diagnostics with paths as git knows them, from the folder of the repository; files in none
  /// keep theirs.
  var namedAsGit: [Diagnostic] {
    var names: [String: String] = [:]
    return map { diagnostic in
      let path = diagnostic.path
      let name = names[path] ?? Self.gitName(of: path)
      names[path] = name
      return diagnostic.at(name)
    }
  }

  private static func gitName(of path: String) -> String {
    guard path != SourceFile.inputPath, let folder = RepositoryFolder.around(path) else {
      return path
    }
    return AbsolutePath.of(path, within: folder)
  }
}
