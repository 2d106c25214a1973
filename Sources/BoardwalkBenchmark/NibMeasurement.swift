import BoardwalkNib
import Foundation

/// Documents compiled here against Xcode's output for them: each folder in a folder has a document
/// in `source`, Xcode's nib or folder in `compiled`, and Xcode's version in `xcode` if it is known.
struct NibMeasurement {
  /// The results of the pairs of one kind.
  private struct Tally {
    var pairs = 0
    var sources: Set<[UInt8]> = []
    var outcomes: [NibPair.Outcome: Int] = [:]
    var equalInForm = 0
    var differentInClass = 0
    var differentInConnection = 0
    var equalTriples = 0
    var differentTriples = 0

    mutating func add(_ pair: NibPair) {
      pairs += 1
      sources.insert(pair.document.file.bytes)
      let outcome = pair.outcome
      outcomes[outcome, default: 0] += 1
      guard [.equal, .different].contains(outcome), let comparison = pair.comparison else { return }
      if comparison.isEqualInForm { equalInForm += 1 }
      if comparison.hasOtherClasses { differentInClass += 1 }
      if comparison.hasOtherConnections { differentInConnection += 1 }
      equalTriples += comparison.equalTriples
      differentTriples += comparison.differentTriples
    }
  }

  private var tallies: [NibPair.Kind: Tally] = [:]
  private var all = Tally()
  private let listsFailures: Bool

  /// The distinct pairs in the folders inside `folder`.
  init(folder: String, listsFailures: Bool) throws {
    self.listsFailures = listsFailures
    var known: Set<NibPair.Identity> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard let pair = try NibPair(folder: "\(folder)/\(name)"),
        known.insert(pair.identity).inserted
      else { continue }
      tallies[pair.kind, default: Tally()].add(pair)
      all.add(pair)
      if listsFailures, pair.comparison?.isEqualInForm != true {
        Swift.print(pair.failure(name: name))
      }
    }
  }

  /// Prints a row for each kind, and one for all pairs.
  func print() {
    var table = Table(headings: [
      "kind", "pairs", "documents", "older Xcode", "other document", "refused", "equal",
      "of compiled", "also in form", "triples equal", "other class", "other connection",
    ])
    for kind in NibPair.Kind.allCases {
      if let tally = tallies[kind] { table.add(Self.row(kind.rawValue, tally)) }
    }
    table.add(Self.row("all", all))
    Swift.print(table.text, terminator: "")
  }

  private static func row(_ name: String, _ tally: Tally) -> [String] {
    let count = { (outcome: NibPair.Outcome) in tally.outcomes[outcome] ?? 0 }
    return [
      name, "\(tally.pairs)", "\(tally.sources.count)", "\(count(.older))", "\(count(.unrelated))",
      "\(count(.refused))", "\(count(.equal))",
      percentage(count(.equal), of: count(.equal) + count(.different)),
      "\(tally.equalInForm)",
      percentage(tally.equalTriples, of: tally.equalTriples + tally.differentTriples),
      "\(tally.differentInClass)", "\(tally.differentInConnection)",
    ]
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "-" : Table.number(Double(part) / Double(whole) * 100, places: 2) + " %"
  }
}
