/// Paths of files, each once, sorted: in whatever order they were added, the list is the same.
package struct PathList: Sendable {
  private var spellings: [String: String] = [:]

  /// A list of `paths`.
  package init(_ paths: some Sequence<String> = []) {
    for path in paths { add(path) }
  }

  /// Adds `path`. Of several spellings of a path, the one that sorts first is kept.
  package mutating func add(_ path: String) {
    let absolute = AbsolutePath.of(path)
    spellings[absolute] = [path, spellings[absolute] ?? path].min(by: Self.precedes)
  }

  /// The paths in the order of their bytes.
  package var paths: [String] { spellings.values.sorted(by: Self.precedes) }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
