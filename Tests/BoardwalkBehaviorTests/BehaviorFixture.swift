import BoardwalkBase
import BoardwalkBehavior
import BoardwalkTestSupport
import Foundation

/// Files of behaviors that a user could have written.
enum BehaviorFixture {
  /// All in the folder `name` of the fixtures.
  static func all(in name: String) throws -> [SourceFile] {
    let folder = PackageFolder.url.appending(path: "Tests/Fixtures/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".behavior") }
      .map { try SourceFile(contentsOf: folder.appending(path: $0).path) }
  }

  /// What `text` says.
  static func file(_ text: String) -> BehaviorFile {
    BehaviorFile(SourceFile(path: "a.behavior", text: text))
  }

  /// The statements of a handler that holds `text`.
  static func statements(_ text: String) -> [BehaviorStatement] {
    file("behavior A {\n  viewDidLoad {\n\(text)\n  }\n}\n").classes.first?.handlers.first?.body
      ?? []
  }

  /// The value that `text` says.
  static func value(_ text: String) -> ValueExpression? {
    guard case .assign(let value, _) = statements("a = \(text)").first?.action else { return nil }
    return value
  }
}
