/// A line drawing for a system symbol.
///
/// The figures are simple drawings of their names. Parts of a name have the same effect on all
/// figures: `circle` and `square` enclose it, `slash` crosses it, and `fill` fills it.
struct SymbolFigure: Sendable, Hashable {
  /// The shape around a figure.
  enum Enclosure: String, Sendable, Hashable {
    case circle, square
  }

  /// The lines of the figure, as SVG writes a path, in a square whose sides are `side`.
  let path: String

  /// The enclosing shape; nil for none.
  let enclosure: Enclosure?

  /// Whether it is filled.
  let isFilled: Bool

  /// Whether a line crosses it.
  let isSlashed: Bool

  /// The side length of the square of a figure.
  static let side = 24.0

  /// The figure of the symbol named `name`: that of the longest part of the name, from its
  /// beginning, that has one; nil if none has.
  init?(named name: String) {
    let parts = name.split(separator: ".").map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let known = parts.prefix(count).joined(separator: ".")
      guard let path = SymbolPaths.path(of: known) else { continue }
      let rest = parts.dropFirst(count)
      self.path = path
      enclosure = rest.lazy.compactMap(Enclosure.init(rawValue:)).first
      isFilled = rest.contains("fill")
      isSlashed = rest.contains("slash")
      return
    }
    return nil
  }
}
