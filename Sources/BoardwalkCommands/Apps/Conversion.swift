import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

/// Turns a document from one syntax into another.
struct Conversion: Sendable {
  /// The requested syntax, `scene` or `xml`; nil for the one that the file does not have.
  let form: String?

  /// Whether XML is written in Interface Builder's canonical form.
  let isCanonical: Bool

  /// The scene text to be overwritten, whose names and comments are kept; nil if there is none.
  private let oldScene: SourceFile?

  /// A conversion to `form`, or to the other one, for `output`.
  init(form: String?, isCanonical: Bool, output: String?) {
    self.form = form
    self.isCanonical = isCanonical
    oldScene = output.flatMap { try? SourceFile(contentsOfRegularFile: $0) }.flatMap { old in
      DocumentSyntax(of: old) == .scene && old.bytes.contains { $0 > 0x20 } ? old : nil
    }
  }

  /// The bytes of `file` in the requested syntax; nil with the errors if it cannot be read. The XML
  /// of a scene comes with warnings about values that Interface Builder does not know.
  func convert(
    _ file: SourceFile
  ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic], kind: DocumentKind?) {
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    guard let tree = source?.tree else { return (nil, diagnostics, nil) }
    let kind = tree.root.map(DocumentKind.init)
    if writesScene(file) { return (scene(tree), [], kind) }
    let warnings = source.map(unknownValueWarnings) ?? []
    return (XMLWriter(canonical: isCanonical).write(tree), warnings, kind)
  }

  /// The words in `source` that Interface Builder is not known to read.
  private func unknownValueWarnings(about source: LocatedTree) -> [Diagnostic] {
    guard DocumentSyntax(of: source.file) == .scene else { return [] }
    return Document(source).map(Checker(rules: [.misspelledWord]).check) ?? []
  }

  /// The errors of the scene text to be overwritten: its names and comments could not be kept.
  func mistakesInOutput(for file: SourceFile) -> [Diagnostic] {
    guard writesScene(file), let old = oldScene else { return [] }
    let findings = SceneReader().read(old).findings.filter { $0.severity == .error }
    return Diagnostic.locate(findings, inUnreadable: old)
  }

  /// `file` as a scene text for comparison, with its conflict markers; unchanged if it cannot be
  /// read.
  func textconv(_ file: SourceFile) -> [UInt8] {
    guard let tree = DocumentSyntax(of: file).read(file).source?.tree else {
      return ConflictedScene(file).map { Array($0.text.utf8) } ?? file.bytes
    }
    return Array(SceneWriter().comparable(tree).utf8)
  }

  /// Whether the output may replace `file`: it has the same syntax.
  func keepsSyntax(of file: SourceFile) -> Bool {
    writesScene(file) == (DocumentSyntax(of: file) == .scene)
  }

  /// The error that a document of `kind` cannot have the form, or the extension of `output`: a
  /// storyboard cannot become a xib. Nil if it can.
  func mismatch(of kind: DocumentKind?, in file: SourceFile, for output: String?) -> CommandError? {
    let named = output.map { SourceFile(path: $0, bytes: []).pathExtension }
    let asked = form.flatMap { Self.kinds[$0] } ?? named.flatMap { Self.kinds[$0] }
    guard let kind, let asked, Self.kinds.values.contains(kind), kind != asked else { return nil }
    return CommandError(
      "\(file.path) is \(kind.displayName) and cannot be converted to \(asked.displayName)")
  }

  private static let kinds = ["storyboard": DocumentKind.storyboard, "xib": .xib]

  private func writesScene(_ file: SourceFile) -> Bool {
    guard let form else { return !isCanonical && DocumentSyntax(of: file) == .xml }
    return form == "scene"
  }

  private func scene(_ tree: ElementTree) -> [UInt8] {
    guard let oldScene else { return Array(SceneWriter().write(tree).utf8) }
    return Array(SceneWriter().write(tree, over: oldScene).utf8)
  }
}
