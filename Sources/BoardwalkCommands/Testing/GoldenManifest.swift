import Foundation

/// A list of files in a golden folder that runs of its flow have written: only these are ever
/// removed.
///
/// It is a file next to the snapshots with one name per line, sorted.
struct GoldenManifest: Sendable, Hashable {
  /// The name of the file that lists the accepted snapshots. Snapshots have other extensions.
  static let fileName = "manifest"

  /// The name of the file that lists the screens that differ from them. It is there as long as
  /// these are, so that a failed test changes nothing that is kept in version control.
  static let newFileName = "manifest.new"

  private static let heading = "# Written by boardwalk test, which removes no other file.\n"

  /// The names of the files.
  private(set) var names: Set<String> = []

  /// A manifest that names nothing.
  init() {}

  /// The manifest that `text` holds. Anybody may have written it: what leads out of the folder is
  /// no name.
  init(_ text: String) {
    names = Set(
      text.split(whereSeparator: \.isNewline)
        .filter { !$0.hasPrefix("#") && !$0.hasPrefix(".") && !$0.contains("/") }
        .map(String.init))
  }

  /// The manifest as a file.
  var text: String {
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Self.heading + sorted.map { $0 + "\n" }.joined()
  }

  /// Adds the file `name`.
  mutating func insert(_ name: String) { names.insert(name) }

  /// Removes the file `name`.
  mutating func remove(_ name: String) { names.remove(name) }
}
