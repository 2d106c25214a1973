import Foundation

/// The files of a golden folder that runs of its flow have written: only these are ever removed.
///
/// It is a file next to the snapshots with one name per line, sorted.
struct GoldenManifest: Sendable, Hashable {
  /// The name of the file. Snapshots have extensions.
  static let fileName = "manifest"

  private static let heading = "# Written by boardwalk test, which removes no other file.\n"

  /// The names of the files.
  private(set) var names: Set<String> = []

  /// A manifest that names nothing.
  init() {}

  /// The manifest that `text` holds.
  init(_ text: String) {
    names = Set(
      text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init))
  }

  /// The manifest as a file.
  var text: String {
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Self.heading + sorted.map { $0 + "\n" }.joined()
  }

  /// Takes the file called `name` as written.
  mutating func insert(_ name: String) { names.insert(name) }

  /// Forgets the file called `name`.
  mutating func remove(_ name: String) { names.remove(name) }
}
