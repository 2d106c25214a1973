import BoardwalkBase
import BoardwalkProject
import Foundation

/// The findings that a project had when it began to be checked, which are left out from then on.
///
/// A finding is known again by its file, rule, object and message, never by its line, so that it
/// stays known when lines are added above it.
package struct Baseline: Sendable, Hashable {
  /// A finding, and how many alike there are.
  private struct Entry: Codable, Hashable {
    let path: String
    let rule: String
    let object: String
    let message: String
    var count: Int
  }

  private struct File: Codable {
    var schema = 1
    let findings: [Entry]
  }

  /// The name of the file, where a project does not say another.
  package static let fileName = "boardwalk-baseline.json"

  private var entries: [Entry]

  /// The baseline of `diagnostics`, by their paths within `folder`.
  package init(_ diagnostics: [Diagnostic], within folder: String) {
    var entries: [Entry] = []
    var places: [Entry: Int] = [:]
    for diagnostic in diagnostics {
      let entry = Self.entry(for: diagnostic, within: folder)
      if let place = places[entry] {
        entries[place].count += 1
      } else {
        places[entry] = entries.count
        entries.append(entry)
      }
    }
    self.entries = entries.sorted {
      ($0.path, $0.rule, $0.object, $0.message) < ($1.path, $1.rule, $1.object, $1.message)
    }
  }

  /// The baseline that `bytes` hold; nil where they hold none.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      file.schema == 1, file.findings.allSatisfy({ Self.counts.contains($0.count) })
    else { return nil }
    entries = file.findings
  }

  /// How often a finding may be there: so many that sums of them stay numbers.
  private static let counts = 1...Int(Int32.max)

  /// The baseline as a file, one finding after the other in a fixed order.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(File(findings: entries))) ?? Data()
    return [UInt8](data) + [UInt8(ascii: "\n")]
  }

  /// How many findings it knows.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The diagnostics that it does not know, and how many of those that it knows in the files at
  /// `paths` are not there.
  package func omitting(
    from diagnostics: [Diagnostic], of paths: [String], within folder: String
  ) -> (new: [Diagnostic], gone: Int) {
    let checked = Set(paths.map { AbsolutePath.of($0, within: folder) })
    var left: [Entry: Int] = [:]
    for entry in entries { left[Self.key(entry), default: 0] += entry.count }
    let new = diagnostics.filter { diagnostic in
      let key = Self.entry(for: diagnostic, within: folder)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    let gone = left.filter { checked.contains($0.key.path) }.values.reduce(0, +)
    return (new, gone)
  }

  private static func entry(for diagnostic: Diagnostic, within folder: String) -> Entry {
    Entry(
      path: AbsolutePath.of(diagnostic.path, within: folder), rule: diagnostic.rule.name,
      object: diagnostic.object.joined(separator: " > "), message: diagnostic.message, count: 1)
  }

  private static func key(_ entry: Entry) -> Entry {
    var key = entry
    key.count = 1
    return key
  }
}
