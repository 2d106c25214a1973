import BoardwalkBase
import BoardwalkDocument
import Foundation

/// The result of reading one file of a project.
package enum LoadedFile: Sendable {
  /// It is a document, of whatever platform.
  case document(Document)

  /// The file is not a valid document, with the errors; `partial` is the valid part of a scene.
  case unreadable(SourceFile, [Finding], partial: LocatedTree?)

  /// It could not be opened, for the reason in words.
  case unopened(path: String, reason: String)

  /// Reads and parses the file at `path`.
  package init(path: String) {
    do throws(SourceFile.ReadingError) {
      self.init(try SourceFile(contentsOf: path))
    } catch {
      self = .unopened(path: path, reason: error.reason(for: path))
    }
  }

  /// The contents of the regular files at `paths`, and those that cannot be opened.
  static func contents(of paths: [String]) -> (files: [SourceFile], unopened: [LoadedFile]) {
    let contents = paths.concurrentMap { path in
      Result { () throws(SourceFile.ReadingError) in
        try SourceFile(contentsOfRegularFile: path)
      }
    }
    var files: [SourceFile] = []
    var unopened: [LoadedFile] = []
    for (path, content) in zip(paths, contents) {
      switch content {
      case .success(let file): files.append(file)
      case .failure(let error):
        unopened.append(.unopened(path: path, reason: error.reason(for: path)))
      }
    }
    return (files, unopened)
  }

  /// Parses `file`.
  package init(_ file: SourceFile) {
    let syntax = DocumentSyntax(of: file)
    let (source, findings) = syntax.readPartially(file)
    if findings.isEmpty, let document = source.flatMap(Document.init) {
      self = .document(document)
    } else {
      self = .unreadable(file, findings.isEmpty ? [syntax.nothingFound] : findings, partial: source)
    }
  }

  /// The document, if it is one.
  package var document: Document? {
    if case .document(let document) = self { document } else { nil }
  }

  /// The errors in an unreadable file, which show no text of a field.
  package var diagnostics: [Diagnostic] {
    guard case .unreadable(let file, let findings, _) = self else { return [] }
    return Diagnostic.locate(findings, inUnreadable: file)
  }

  /// The path as the user wrote it.
  package var path: String {
    switch self {
    case .document(let document): document.file.path
    case .unreadable(let file, _, _): file.path
    case .unopened(let path, _): path
    }
  }
}

extension SourceFile.ReadingError {
  /// The reason why the file at `path` was not read.
  package func reason(for path: String) -> String {
    if DocumentPaths().isFolder(path) { return "it is a folder" }
    if !DocumentPaths().exists(path) { return "no such file" }
    return description
  }
}

extension DocumentPaths {
  /// Whether there is anything at `path`.
  package func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The size of the file at `path` in bytes; nil if it does not exist.
  static func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue
  }
}
