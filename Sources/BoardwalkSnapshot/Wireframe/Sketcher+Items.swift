import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Items of collections, and their menus.
extension Sketcher {
  /// The box of an item. One that is empty says what colour it is; one that is selected what colour is
  /// behind its content.
  mutating func addItem(_ template: ViewTemplate, _ view: PlacedView, _ visible: Rect) {
    addBox(around: visible)
    let background = view.subviews.first { $0.id == PlacedView.selectedBackgroundID }
    if let word = background?.template?.backgroundColor?.plainWord {
      let strip = Rect(
        x: view.frame.minX, y: view.frame.maxY - 36, width: view.frame.size.width, height: 36)
      addText(word, in: strip, .center, mayRun: false)
    } else if view.isEmpty, let word = template.backgroundColor?.plainWord {
      addText(word, in: visible, .center, mayRun: false)
    }
  }

  /// The menu of an item.
  mutating func addMenu(_ titles: [String], in frame: Rect) {
    sketch.cover(frame)
    addBox(around: frame, isOpaque: true)
    addText(titles.joined(separator: " | "), in: frame, .center, mayRun: false)
  }
}

extension PlacedView {
  /// Whether nothing is in it that shows anything.
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

extension Color {
  /// What people call it, where it is one of the colours that have such a name, other than those of
  /// backgrounds and of paper.
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
