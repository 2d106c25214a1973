import BoardwalkBase
import BoardwalkDocument

/// What must hold of the reader for any bytes at all.
package struct ReadingLaw: Sendable {
  /// How a reading ended.
  package enum Outcome: Sendable, Hashable {
    /// The document was read, and written again as it was.
    case read

    /// The document was refused with a place and a reason.
    case refused

    /// The law was broken in this way.
    case broken(String)
  }

  /// The law.
  package init() {}

  /// Reads and writes `bytes`, and tells how it went.
  package func outcome(for bytes: [UInt8]) -> Outcome {
    let file = SourceFile(path: "mutant.xml", bytes: bytes)
    do {
      return outcome(for: try XMLReader().read(file))
    } catch {
      return outcome(for: error.finding, of: bytes.count)
    }
  }

  private func outcome(for finding: Finding, of count: Int) -> Outcome {
    let ranges = [finding.range] + finding.notes.compactMap(\.range)
    guard ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= count }) else {
      return .broken("a range of “\(finding.message)” lies outside the file")
    }
    // Only where nothing is known of the fault is the parser's own code shown.
    let isExplained = !finding.message.contains("parser")
    return isExplained ? .refused : .broken("the reason says nothing: \(finding.message)")
  }

  private func outcome(for document: LocatedTree) -> Outcome {
    guard XMLWriter().write(document.tree) == document.file.bytes else {
      return .broken("the bytes written are not those read")
    }
    let canonical = XMLWriter(canonical: true).write(document.tree)
    guard let again = try? XMLReader().read(SourceFile(path: "canonical.xml", bytes: canonical))
    else { return .broken("the canonical form cannot be read") }
    guard again.tree.hasSameContent(as: document.tree) else {
      return .broken("the canonical form has other content")
    }
    guard again.tree.nonCanonicalSpellings.isEmpty else {
      return .broken("the canonical form departs from itself")
    }
    return .read
  }
}
