import BoardwalkBase
import Foundation

/// The files of one folder in `Tests/Fixtures`, for tests that read them and may update them.
package struct Fixtures: Sendable {
  private let folder: URL

  /// The fixtures in the folder named `name`.
  package init(_ name: String) {
    folder = PackageFolder.url.appendingPathComponent("Tests/Fixtures/" + name)
  }

  /// Whether what is expected shall be written rather than compared.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
  }

  /// The names, without `suffix`, of all files that end in it; of `a.xml` and `a.canonical.xml`
  /// only `a`.
  package func names(endingIn suffix: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return
      files
      .filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
      .filter { !$0.contains(".") }
      .sorted()
  }

  /// The file named `name`.
  package func file(_ name: String) throws -> SourceFile {
    SourceFile(
      path: name,
      bytes: try SourceFile(contentsOf: folder.appendingPathComponent(name).path).bytes)
  }

  /// The bytes of the file named `name`; nil where there is none.
  package func bytes(of name: String) -> [UInt8]? { try? file(name).bytes }

  /// Writes what is expected, or removes it where it is nil.
  package func update(_ name: String, to bytes: [UInt8]?) throws {
    let url = folder.appendingPathComponent(name)
    guard let bytes else {
      try? FileManager.default.removeItem(at: url)
      return
    }
    try Data(bytes).write(to: url)
  }
}
