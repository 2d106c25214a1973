import BoardwalkDocument
import BoardwalkSource
import BoardwalkXML
import Foundation

/// What became of one file of a project.
public enum LoadedFile: Sendable {
  /// It is a document, of whatever platform.
  case document(Document)

  /// Its bytes are no document, for the reason that is found.
  case unreadable(SourceFile, Finding)

  /// It could not be opened, for the reason in words.
  case unopened(path: String, reason: String)

  /// Reads and parses the file at `path`.
  public init(path: String) {
    do {
      self.init(try SourceFile(contentsOf: path))
    } catch {
      self = .unopened(path: path, reason: Self.reason(for: path))
    }
  }

  /// Parses `file`.
  public init(_ file: SourceFile) {
    do throws(UnreadableDocument) {
      let source = try XMLReader().read(file)
      guard let document = Document(source) else {
        self = .unreadable(
          file,
          Finding("unreadable-xml", .error, "write an element: the document has none", at: 0..<0))
        return
      }
      self = .document(document)
    } catch {
      self = .unreadable(file, error.finding)
    }
  }

  /// The document, if it is one.
  public var document: Document? {
    if case .document(let document) = self { document } else { nil }
  }

  /// The path as the user wrote it.
  public var path: String {
    switch self {
    case .document(let document): document.file.path
    case .unreadable(let file, _): file.path
    case .unopened(let path, _): path
    }
  }

  private static func reason(for path: String) -> String {
    if DocumentPaths().isFolder(path) { return "it is a folder" }
    return DocumentPaths().exists(path) ? "it cannot be read" : "no such file"
  }
}

extension DocumentPaths {
  /// Whether there is anything at `path`.
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
