import Boardwalk
import BoardwalkBase
import BoardwalkBehavior
import BoardwalkFlow
import BoardwalkProject
import BoardwalkScene

extension Command {
  static let format = Command(
    name: "format",
    operands: "[PATHS]",
    summary: "format scene texts, behaviors and flows",
    discussion: """
      PATHS are .scene, .behavior and .flow files and folders; the default is the current folder. -
      is the standard input, a scene text unless --as is given. Files with errors are not changed.
      """,
    options: [
      .flag("--check", "write nothing; exit with 1 if a file is not formatted"),
      .flag("--diff", "write nothing; print the changes"),
      .value(
        "--as", "LANGUAGE", choices: TextLanguage.all.map(\.name), "language of the input"),
    ]
  ) { arguments, console throws(CommandError) in
    var run = FormatRun(arguments: arguments, console: console)
    return try run.run()
  }
}

/// One run of `boardwalk format`.
private struct FormatRun {
  let arguments: Arguments
  let console: Console
  var status = ExitStatus.success

  mutating func run() throws(CommandError) -> ExitStatus {
    for path in try paths() { try format(path) }
    return status
  }

  /// The files of the operands.
  private mutating func paths() throws(CommandError) -> [String] {
    let finder = DocumentPaths()
    var paths: [String] = []
    for path in arguments.operands.isEmpty ? ["."] : arguments.operands {
      guard finder.isFolder(path) else {
        if DocumentSyntax.xmlExtensions.contains(SourceFile(path: path, bytes: []).pathExtension) {
          throw CommandError(
            "\(path) is XML; boardwalk format formats scene texts, behaviors and flows",
            notes: ["boardwalk convert --canonical writes Interface Builder's form"])
        }
        paths.append(path)
        continue
      }
      let listing = finder.listing(of: path) { TextLanguage.named($0) != nil }
      paths += listing.files
      if !listing.unopened.isEmpty {
        status = console.reportUnread(listing.unopened, consequence: "it is not formatted")
      }
    }
    return paths
  }

  private mutating func format(_ path: String) throws(CommandError) {
    let isInput = path == "-"
    let file = try console.read(path)
    let language = TextLanguage.named(isInput ? arguments["--as"] : file.pathExtension) ?? .scene
    let (text, findings) = language.format(file)
    guard let text else {
      console.reportCounted(Diagnostic.locate(findings, inUnreadable: file))
      status = .findings
      return
    }
    let formatted = SourceFile(path: file.path, bytes: Array(text.utf8))
    let isCanonical = formatted.bytes == file.bytes
    if arguments.has("--check") {
      guard !isCanonical else { return }
      console.outputLines(file.path)
      status = .findings
    } else if arguments.has("--diff") {
      let texts = [file, formatted].map {
        ($0.pathExtension == TextLanguage.scene.name ? $0.concealingFields : $0).text
      }
      console.output(LineDifference(from: texts[0], to: texts[1]).text(file.path))
    } else if isInput {
      console.output(text)
    } else if !isCanonical {
      try console.write(formatted.bytes, to: path)
    }
  }
}

/// A language whose texts have a canonical layout; its name is the extension of their files.
private struct TextLanguage: Sendable {
  let name: String

  /// A text in canonical layout, with its errors and warnings.
  let format: @Sendable (SourceFile) -> (text: String?, findings: [Finding])

  static let all: [TextLanguage] = [scene, behavior, flow]

  /// The language named `name`; nil if there is none.
  static func named(_ name: String?) -> TextLanguage? { all.first { $0.name == name } }

  static let scene = TextLanguage(name: "scene") { SceneFormatter().format($0) }

  static let behavior = TextLanguage(name: "behavior") { BehaviorFormatter().format($0) }

  static let flow = TextLanguage(name: "flow") { FlowFormatter().format($0) }
}
