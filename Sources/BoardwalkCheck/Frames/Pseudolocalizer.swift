import BoardwalkGraph

/// Pseudolocalization: makes the texts of all views as long as their translations may be. The
/// growth is greatest for short ones.
struct Pseudolocalizer: TemplateRewriter {
  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    view.text = view.text.map(Self.lengthened)
    view.placeholder = view.placeholder.map(Self.lengthened)
    view.segmentTitles = view.segmentTitles.map(Self.lengthened)
    view.rewriteParts(with: &self)
  }

  /// The relative growth of a text up to a number of characters.
  private static let growth: [(length: Int, share: Double)] = [(10, 0.5), (20, 0.4), (.max, 0.3)]

  /// `text` with as much added as other languages need, each word with its share.
  static func lengthened(_ text: String) -> String {
    let share = growth.first { text.count <= $0.length }?.share ?? 0
    var result = ""
    var (read, added) = (0, 0)
    func lengthen() {
      let due = Int((Double(read) * share).rounded())
      result += String(repeating: "o", count: due - added)
      added = due
    }
    for character in text {
      if character.isWhitespace { lengthen() }
      result.append(character)
      read += 1
    }
    lengthen()
    return result
  }
}
