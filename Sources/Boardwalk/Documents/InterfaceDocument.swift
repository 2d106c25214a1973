import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

/// A storyboard or xib, in Interface Builder's XML or in the scene language.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: "Main.storyboard")
/// print(document.sceneText())
/// ```
///
/// Conversion is lossless: the scene text of a document converts back to the same XML.
public struct InterfaceDocument: Sendable {
  /// The kind of a document.
  public enum Kind: Sendable, Hashable {
    /// An iOS storyboard.
    case storyboard

    /// An iOS xib.
    case xib

    /// A document of another platform or an old archive, such as `a watchOS document`. It can be
    /// converted, but not checked or compiled.
    case unsupported(String)
  }

  let document: Document

  init(_ document: Document) { self.document = document }

  /// Reads the file at `path`. Throws an error if it cannot be opened or is malformed.
  public init(contentsOf path: String) throws(InterfaceDocumentError) {
    document = try Self.document(in: LoadedFile(path: path))
  }

  /// The document with the text `text`, which is XML if `path` ends in `.storyboard` or `.xib`, and
  /// a scene text if it ends in `.scene`. The file need not exist: `path` names the document in
  /// diagnostics and references. Throws an error if the text is malformed.
  public init(_ text: String, path: String) throws(InterfaceDocumentError) {
    document = try Self.document(in: LoadedFile(SourceFile(path: path, text: text)))
  }

  private static func document(in file: LoadedFile) throws(InterfaceDocumentError) -> Document {
    switch file {
    case .document(let document): return document
    case .unopened(let path, let reason):
      throw InterfaceDocumentError("cannot open \(path): \(reason)")
    case .unreadable: throw InterfaceDocumentError(file.diagnostics)
    }
  }

  /// The path of the document.
  public var path: String { document.file.path }

  /// The file name without its extension, which storyboard references use.
  public var name: String { document.name }

  /// The kind of the document, which its text determines, not its file extension.
  public var kind: Kind {
    switch document.kind {
    case .storyboard: .storyboard
    case .xib: .xib
    case .unsupported(let words): .unsupported(words)
    }
  }

  /// The document as XML: byte for byte if it was read from XML, or in Interface Builder's form if
  /// `isCanonical`.
  public func xml(isCanonical: Bool = false) -> String {
    String(decoding: XMLWriter(canonical: isCanonical).write(document.tree), as: UTF8.self)
  }

  /// The document in the scene language.
  public func sceneText() -> String { SceneWriter().write(document.tree) }

  /// The findings of all rules that need only this document, ordered by position.
  public func check(
    _ configuration: CheckConfiguration = CheckConfiguration()
  ) -> [Diagnostic] {
    configuration.checker.check(document)
  }
}
