import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import Foundation

/// Real documents of many projects, which are not part of this package.
struct Corpus {
  /// The folder that `BOARDWALK_CORPUS` names, else `../shared/corpus` beside the package.
  static var folder: String {
    ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]
      ?? Package.folder.appendingPathComponent("../shared/corpus").path
  }

  /// Why a test of the corpus was skipped.
  static let absence = "there is no corpus: name its folder in BOARDWALK_CORPUS"

  /// Whether there are documents to test.
  static var isPresent: Bool { DocumentPaths().isFolder(folder) }

  /// Every document that can be read and is one of iOS, in the order of the paths.
  static let documents: [Document] = DocumentPaths().documents(in: folder).compactMap { path in
    guard let bytes = try? SourceFile(contentsOf: path).bytes else { return nil }
    let name = String(path.dropFirst(folder.count + 1))
    guard let document = LoadedFile(SourceFile(path: name, bytes: bytes)).document else {
      return nil
    }
    return document.isSupported ? document : nil
  }
}

/// The package whose tests are running.
enum Package {
  /// Its folder, found from this file's own.
  static var folder: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
