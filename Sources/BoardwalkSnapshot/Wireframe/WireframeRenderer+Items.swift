import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Items of collections, and their menus.
extension WireframeRenderer {
  /// The box of an item; an empty one shows the name of its color.
  mutating func addItem(_ view: PlacedView, _ visible: LayoutRect) {
    addBox(around: visible)
    if view.isEmpty, let word = view.template?.backgroundColor?.plainWord {
      addText(word, in: visible, .center, mayOverflow: false)
    }
  }

  /// The background of a selected item shows the name of its color, at its bottom.
  mutating func addSelectedBackground(_ template: ViewTemplate, _ visible: LayoutRect) {
    let strip = LayoutRect(
      x: visible.minX, y: visible.maxY - 36, width: visible.size.width, height: 36)
    addText(
      template.backgroundColor?.plainWord ?? "selected", in: strip, .center, mayOverflow: false)
  }

  /// The menu of an item.
  mutating func addMenu(_ titles: [String], in frame: LayoutRect) {
    sketch.cover(frame)
    addBox(around: frame, isOpaque: true)
    addText(titles.joined(separator: " | "), in: frame, .center, mayOverflow: false)
  }
}

extension PlacedView {
  /// Whether it has no visible contents.
  fileprivate var isEmpty: Bool {
    subviews.allSatisfy { view in
      guard let template = view.template else { return false }
      switch template.elementKind {
      case .view, .collectionViewCellContentView: return view.isEmpty
      default: return template.isHidden
      }
    }
  }
}

extension ColorValue {
  /// The common name of the color, except for colors of backgrounds.
  var plainWord: String? {
    guard let components, components.count == 4, components[3] > 0.05 else { return nil }
    return Self.words.first {
      $0.components == components.prefix(3).map { ($0 * 10).rounded() / 10 }
    }?
    .word
  }

  private static let words: [(word: String, components: [Double])] = [
    ("red", [1, 0, 0]), ("green", [0, 1, 0]), ("blue", [0, 0, 1]), ("yellow", [1, 1, 0]),
    ("cyan", [0, 1, 1]), ("magenta", [1, 0, 1]), ("orange", [1, 0.5, 0]),
    ("purple", [0.5, 0, 0.5]), ("brown", [0.6, 0.4, 0.2]),
  ]
}
