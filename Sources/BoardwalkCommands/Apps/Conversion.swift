import BoardwalkScene
import BoardwalkSource
import BoardwalkTree
import BoardwalkXML

/// Turns a document from one syntax into another.
struct Conversion: Sendable {
  /// The form asked for; nil means the other one.
  let form: String?

  /// Whether XML is written as Interface Builder would, whatever spelling it had.
  let isCanonical: Bool

  /// The file to be written, whose names and comments are kept if it is a scene.
  let output: String?

  /// The bytes of `file` in the other form; nil where it cannot be read, for the reasons given.
  func convert(_ file: SourceFile) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    let (tree, findings) = SceneSyntax.read(file)
    guard let tree else { return (nil, Diagnostic.locate(findings, in: file)) }
    let bytes = writesScene(file) ? scene(tree) : XMLWriter(canonical: isCanonical).write(tree)
    return (bytes, [])
  }

  /// `file` as a scene text for people to compare, or as it is where it cannot be read.
  func textconv(_ file: SourceFile) -> [UInt8] {
    guard let tree = SceneSyntax.read(file).tree else { return file.bytes }
    return Array(SceneWriter().write(tree).utf8)
  }

  private func writesScene(_ file: SourceFile) -> Bool {
    guard let form else { return !isCanonical && !SceneSyntax.isScene(file) }
    return form == "scene"
  }

  private func scene(_ tree: ElementTree) -> [UInt8] {
    guard let output, let old = try? SourceFile(contentsOf: output), SceneSyntax.isScene(old) else {
      return Array(SceneWriter().write(tree).utf8)
    }
    return Array(SceneWriter().write(tree, over: old).utf8)
  }
}

/// Which syntax a file is written in, and its tree.
enum SceneSyntax {
  /// Whether `file` is a scene text: by its name, else by its first character that is no blank.
  static func isScene(_ file: SourceFile) -> Bool {
    if file.pathExtension == "scene" { return true }
    guard !DocumentExtensions.xml.contains(file.pathExtension) else { return false }
    let first = file.bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first.map { $0 != UInt8(ascii: "<") } ?? false
  }

  /// The tree that `file` says; nil where it cannot be read, for the reasons found.
  static func read(_ file: SourceFile) -> (tree: ElementTree?, findings: [Finding]) {
    if isScene(file) {
      let (tree, findings) = SceneReader().read(file)
      return (findings.isEmpty ? tree : nil, findings)
    }
    do throws(UnreadableDocument) {
      return (try XMLReader().read(file).tree, [])
    } catch {
      return (nil, [error.finding])
    }
  }
}

/// The extensions of documents that are XML.
enum DocumentExtensions {
  static let xml: Set<String> = ["storyboard", "xib"]
}
