import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject
import BoardwalkTestSupport
import Foundation

/// The app in `Tests/Fixtures/generate`, which uses the accessors of the example Homepwner.
struct ExampleApp {
  /// The app's source.
  let source: String

  private let storyboard: String

  init() throws {
    source = try Self.text("Tests/Fixtures/generate/Homepwner.swift")
    storyboard = try Self.text("Examples/Homepwner/Main.storyboard")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The accessors of the storyboard after a text of it is replaced.
  func accessors(
    replacing old: String = "", with new: String = "", _ options: AccessorOptions = .init()
  ) -> String {
    let text = storyboard.replacingOccurrences(of: old, with: new)
    let file = LoadedFile(SourceFile(path: "Main.storyboard", text: text))
    return AccessorPrinter(ResourceCatalog(Project([file], isWhole: true)), options).text
  }

  /// The lines of the source with `text`, from 1.
  func lines(with text: String) -> [Int] {
    source.components(separatedBy: "\n").enumerated().filter { $0.element.contains(text) }
      .map { $0.offset + 1 }
  }
}
