/// Pseudolocalization: texts with the growth that is expected of translations, which is greatest for
/// short ones.
enum Pseudolocalization {
  /// The relative growth of a text up to a number of characters.
  private static let growth: [(length: Int, share: Double)] = [(10, 0.5), (20, 0.4), (.max, 0.3)]

  /// `text` with as much added as other languages need.
  static func lengthened(_ text: String) -> String {
    let share = growth.first { text.count <= $0.length }?.share ?? 0
    return text + String(repeating: "o", count: Int((Double(text.count) * share).rounded(.up)))
  }
}
