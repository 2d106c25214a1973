import BoardwalkDocument
import BoardwalkProject
import BoardwalkTestSupport

extension Corpus {
  /// The documents that are supported, in the order of the paths.
  static let supported: [Document] = found.documents.compactMap { file in
    guard let document = LoadedFile(file).document, document.isSupported else { return nil }
    return document
  }
}
