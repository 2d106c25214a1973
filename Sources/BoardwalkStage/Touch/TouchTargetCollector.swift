import BoardwalkDocument
import BoardwalkGraph

/// Finds what can be touched in a view: controls, cells, and views with gesture recognizers.
struct TouchTargetCollector: Sendable {
  private let recognizers: [String: [String]]
  private let sources: Set<String>

  init(_ scene: CompiledScene) {
    var recognizers: [String: [String]] = [:]
    for recognizer in scene.recognizers {
      for view in recognizer.views { recognizers[view, default: []].append(recognizer.id) }
    }
    self.recognizers = recognizers
    sources = Set(scene.segues.map(\.source)).union(scene.actions.map(\.source))
  }

  /// The touchable views in `view`, in document order, without those that no touch reaches (CTL-04).
  func targets(in view: ViewTemplate) -> [TouchTarget] {
    var result: [TouchTarget] = []
    collect(view, into: &result)
    return result
  }

  private func collect(_ view: ViewTemplate, into result: inout [TouchTarget]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let role = role(of: view), !view.id.isEmpty {
      result.append(
        TouchTarget(
          id: view.id, role: role, texts: texts(of: view), recognizers: recognizers[view.id] ?? [],
          isEnabled: view.isEnabled && view.isUserInteractionEnabled))
    }
    for item in view.items { collect(item, into: &result) }
    for item in view.navigationItems {
      for item in item.leftBarButtonItems + item.rightBarButtonItems {
        collect(item, into: &result)
      }
    }
    for cell in cells(of: view) { collect(cell, into: &result) }
    for subview in view.subviews { collect(subview, into: &result) }
  }

  private func collect(_ item: BarButtonItemTemplate, into result: inout [TouchTarget]) {
    if let view = item.customView { collect(view, into: &result) }
    guard item.systemItem?.isSpace != true else { return }
    result.append(
      TouchTarget(
        id: item.id, role: .toolbarItem, texts: [item.face].filter { !$0.isEmpty },
        recognizers: [], isEnabled: item.isEnabled))
  }

  private func cells(of view: ViewTemplate) -> [ViewTemplate] {
    if let table = view.table {
      return table.headerView
        + (table.isStatic ? table.sections.flatMap(\.cells) : table.prototypes)
        + table.footerView
    }
    return view.collection.map { $0.prototypes + $0.reusableViews } ?? []
  }

  private func role(of view: ViewTemplate) -> Touchable.Role? {
    switch view.elementKind {
    case .button: .button
    case .tableViewCell, .collectionViewCell: .cell
    case .textField, .textView, .searchBar: .field
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .pickerView:
      .control
    default: recognizers[view.id] != nil || sources.contains(view.id) ? .view : nil
    }
  }

  /// What is written on it, or inside it for cells, then its other names.
  private func texts(of view: ViewTemplate) -> [String] {
    var texts = [view.text, view.placeholder].compactMap { $0 }
    texts += view.segmentTitles
    if view.cell != nil { texts += labels(in: view) }
    texts += [
      view.accessibilityLabel, view.userLabel, view.image, view.cell?.reuseIdentifier,
      view.accessibilityIdentifier,
    ].compactMap { $0 }
    return texts.filter { !$0.isEmpty }
  }

  private func labels(in view: ViewTemplate) -> [String] {
    view.subviews.flatMap { [$0.text].compactMap { $0 } + labels(in: $0) }
  }
}
