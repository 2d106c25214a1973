import BoardwalkGraph

/// Texts on screen.
extension Simulation {
  /// Every text on screen, each once: bars, then views, outermost controller first, then texts of
  /// touchable elements.
  ///
  /// Only the topmost presentation counts, with what its sheet does not dim. Of cells that code copies, the prototypes' texts are
  /// included.
  package var texts: [String] {
    var texts = TextList()
    for id in controllersOnScreen {
      if let bar = navigationBar(of: id) {
        for text in [bar.backTitle, bar.title, bar.prompt] { texts.add(text) }
      }
      if let view = view(of: id) { texts.add(textsIn: view, runningLists(of: id)) }
    }
    for touchable in touchables { touchable.texts.forEach { texts.add($0) } }
    return texts.all
  }
}

/// Texts in the order in which they are found, each once.
private struct TextList {
  private(set) var all: [String] = []
  private var known: Set<String> = []

  private mutating func add(_ list: RunningList) {
    for part in list.parts {
      switch part.content {
      case .cell(_, let view), .supplement(_, let view): add(textsIn: view)
      case .header(let title), .footer(let title): add(title)
      }
      for title in part.leadingButtons + part.trailingButtons { add(title) }
    }
  }

  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty, known.insert(text).inserted else { return }
    all.append(text)
  }

  mutating func add(textsIn view: ViewTemplate, _ lists: [String: RunningList] = [:]) {
    guard !view.isHidden else { return }
    for text in [view.shownText, view.placeholder] + view.segmentTitles.map(Optional.some) {
      add(text)
    }
    for subview in view.subviews { add(textsIn: subview, lists) }
    for header in view.table?.headerView ?? [] { add(textsIn: header, lists) }
    for footer in view.table?.footerView ?? [] { add(textsIn: footer, lists) }
    if let list = lists[view.id] { return add(list) }
    for section in view.table?.sections ?? [] {
      add(section.headerTitle)
      for cell in section.cells { add(textsIn: cell) }
      add(section.footerTitle)
    }
    for cell in (view.table?.prototypes ?? []) + (view.collection?.prototypes ?? []) {
      add(textsIn: cell)
    }
  }
}
