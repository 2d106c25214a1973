import BoardwalkBase
import Foundation

/// Suggestions for an unknown name.
package enum NameSuggestions {
  /// The note with the file that was probably meant by `path`, which does not exist.
  package static func notes(forFile path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let (stem, pathExtension) = parts(of: path)
    let near = names.sorted().filter { name in
      let other = parts(of: name)
      return isNear(stem, other.stem) && isNear(pathExtension, other.pathExtension)
    }
    guard !names.contains(url.lastPathComponent),
      let meant = Misspelling(url.lastPathComponent).closest(in: near)
    else { return [] }
    let before = path.dropLast(url.lastPathComponent.count)
    return ["did you mean \(before)\(meant)?"]
  }

  private static func parts(of path: String) -> (stem: String, pathExtension: String) {
    let url = URL(fileURLWithPath: path)
    return (url.deletingPathExtension().lastPathComponent, url.pathExtension)
  }

  private static func isNear(_ part: String, _ other: String) -> Bool {
    part == other || Misspelling(part).closest(in: [other]) != nil
  }

  /// A note with the candidate that is closest to `word`, or with all of `candidates`.
  package static func notes(for word: String, among candidates: [String]) -> [String] {
    if let meant = Misspelling(word).closest(in: candidates) { return ["did you mean \(meant)?"] }
    let longer = candidates.filter { !word.isEmpty && $0.contains(word) }.uniqued()
    if (1...3).contains(longer.count) {
      return ["did you mean \(longer.joined(separator: " or "))?"]
    }
    guard !candidates.isEmpty, candidates.count <= 12 else { return [] }
    return ["there are: " + candidates.joined(separator: ", ")]
  }
}
