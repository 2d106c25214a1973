import BoardwalkGraph
import BoardwalkStage

extension FlowSession {
  /// Every text on screen: in the views in front, in bars and on tabs.
  var texts: Set<String> {
    guard let root = stage.presentationChain.last else { return [] }
    var texts: Set<String> = []
    for id in stage.visibleTree(of: root) {
      if let view = stage.template(of: id)?.view { view.collectTexts(into: &texts) }
      if let bar = stage.navigationBar(of: id) {
        texts.formUnion([bar.title, bar.prompt, bar.backTitle].compactMap { $0 })
      }
    }
    texts.formUnion(stage.touchables.flatMap(\.texts))
    return texts
  }

  /// The texts on screen, for messages.
  var onScreen: String {
    let sorted = texts.sorted()
    guard !sorted.isEmpty else { return "no text is on screen" }
    return "on screen: " + sorted.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
      + (sorted.count > 20 ? ", …" : "")
  }
}

extension ViewTemplate {
  fileprivate func collectTexts(into texts: inout Set<String>) {
    guard !isHidden else { return }
    texts.formUnion([text, placeholder].compactMap { $0 })
    texts.formUnion(segmentTitles)
    for view in subviews { view.collectTexts(into: &texts) }
    for section in table?.sections ?? [] {
      texts.formUnion([section.headerTitle, section.footerTitle].compactMap { $0 })
      for cell in section.cells { cell.collectTexts(into: &texts) }
    }
    for cell in (table?.prototypes ?? []) + (collection?.prototypes ?? []) {
      cell.collectTexts(into: &texts)
    }
  }
}
