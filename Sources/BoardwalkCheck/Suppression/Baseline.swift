import BoardwalkBase
import BoardwalkProject
import Foundation

/// The known findings of a project, which are not reported.
///
/// A finding is identified by its file, its rule and its object, with the number of equal ones.
/// Neither its line nor its message matters, so that it stays known when lines are inserted and
/// when a later version changes the message.
///
/// Files of schema 1 also contain messages. If only some of several equal findings are known, those
/// with known messages are suppressed first.
package struct Baseline: Sendable, Hashable {
  /// The properties by which findings are equal.
  private struct Key: Hashable {
    let path: String
    let rule: RuleID
    let object: String

    var text: String { "\(rule) in \(path)" + (object.isEmpty ? "" : ", \(object)") }
  }

  /// Equal findings and their number.
  private struct Entry: Codable, Hashable {
    let path: String
    let rule: String
    let object: String

    /// The message in a file of schema 1.
    var message: String?

    var count: Int

    var key: Key { Key(path: path, rule: RuleID(rule), object: object) }
  }

  private struct File: Codable {
    var schema = 2
    let findings: [Entry]
  }

  /// The default name of the file.
  package static let fileName = "boardwalk-baseline.json"

  private var entries: [Entry]

  /// The baseline of `diagnostics`, by their paths within `folder`.
  package init(_ diagnostics: [Diagnostic], within folder: String) {
    entries = Dictionary(grouping: diagnostics) { Self.key(of: $0, within: folder) }
      .map { key, alike in
        Entry(path: key.path, rule: key.rule.name, object: key.object, count: alike.count)
      }
      .sorted { ($0.path, $0.rule, $0.object) < ($1.path, $1.rule, $1.object) }
  }

  /// The baseline that `bytes` hold, of schema 2 or 1; nil if they hold none.
  package init?(_ bytes: [UInt8]) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      (1...2).contains(file.schema),
      file.findings.allSatisfy({ Self.counts.contains($0.count) })
    else { return nil }
    entries = file.findings
  }

  /// The valid numbers of a finding, whose sums do not overflow.
  private static let counts = 1...Int(Int32.max)

  /// The baseline as a file, one finding after the other in a fixed order.
  package var bytes: [UInt8] {
    Array(((try? SortedJSON.text(File(findings: entries))) ?? "").utf8)
  }

  /// The number of findings in the baseline.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The diagnostics that are not known, and the known findings in the files at `paths` that no
  /// longer occur, with their number, by rule, file and object; only those of `checkedRules`,
  /// unless all rules were applied.
  package func omitting(
    from diagnostics: [Diagnostic], of paths: [String], within folder: String,
    checkedRules: Set<RuleID>? = nil
  ) -> (new: [Diagnostic], gone: [(text: String, count: Int)]) {
    let checked = Set(paths.map { AbsolutePath.of($0, within: folder) })
    let found = diagnostics.map { ($0, key: Self.key(of: $0, within: folder)) }
    var left: [Key: Int] = [:]
    var worded: [Key: [String: Int]] = [:]
    for entry in entries {
      left[entry.key, default: 0] += entry.count
      if let message = entry.message {
        worded[entry.key, default: [:]][message, default: 0] += entry.count
      }
    }
    let otherwise = found.filter { diagnostic, key in
      guard let count = worded[key]?[diagnostic.message], count > 0 else { return true }
      worded[key]?[diagnostic.message] = count - 1
      left[key, default: 0] -= 1
      return false
    }
    let new = otherwise.filter { _, key in
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    let gone = left.filter { key, count in
      count > 0 && checked.contains(key.path) && checkedRules?.contains(key.rule) ?? true
    }
    return (new.map(\.0), gone.map { ($0.text, $1) }.sorted { $0.text < $1.text })
  }

  private static func key(of diagnostic: Diagnostic, within folder: String) -> Key {
    Key(
      path: AbsolutePath.of(diagnostic.path, within: folder), rule: diagnostic.rule,
      object: diagnostic.object.joined(separator: " > "))
  }
}
