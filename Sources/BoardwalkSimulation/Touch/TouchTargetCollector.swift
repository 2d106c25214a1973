import BoardwalkDocument
import BoardwalkGraph

/// Collects the touchable elements of a view: controls, cells, items of standalone bars, and views
/// with a tap recognizer or a connection.
struct TouchTargetCollector: Sendable {
  /// The touch targets of lists with a data source, by list id.
  private var lists: [String: [TouchTarget]] = [:]
  private let recognizers: [String: [String]]
  private let sources: Set<String>

  /// A collector for views without connections.
  init() {
    recognizers = [:]
    sources = []
  }

  init(_ scene: CompiledScene) {
    var recognizers: [String: [String]] = [:]
    for recognizer in scene.recognizers where recognizer.isSingleTap {
      for view in recognizer.views { recognizers[view, default: []].append(recognizer.id) }
    }
    self.recognizers = recognizers
    sources = Set(scene.segues.filter { $0.kind != .embed }.map(\.source))
      .union(scene.actions.map(\.source))
  }

  /// The touchable elements of `view` in document order, without those that no touch reaches
  /// (CTL-04); `lists` has those of lists with a data source.
  func targets(in view: ViewTemplate, lists: [String: [TouchTarget]] = [:]) -> [TouchTarget] {
    var collector = self
    collector.lists = lists
    var result: [TouchTarget] = []
    collector.collect(view, isReached: true, into: &result)
    return result
  }

  /// The visible views in `view` with the ids `ids`, in document order, without cells that code
  /// copies.
  func views(_ ids: Set<String>, in view: ViewTemplate) -> [TouchTarget] {
    guard view.isVisible, view.isUserInteractionEnabled else { return [] }
    let role = role(of: view) ?? .view
    let own = TouchTarget(
      id: view.id, role: role, texts: texts(of: view, role),
      innerTexts: innerTexts(of: view, role), recognizers: [], isEnabled: view.isEnabled)
    let inside = (view.table?.isStatic == true ? view.cells : []) + view.subviews
    return (ids.contains(view.id) ? [own] : []) + inside.flatMap { views(ids, in: $0) }
  }

  /// The visible views in `view` without a role of their own, in document order.
  func plainViews(in view: ViewTemplate) -> [TouchTarget] {
    guard view.isVisible, view.isUserInteractionEnabled || view.elementKind == .label else {
      return []
    }
    let own = TouchTarget(
      id: view.id, role: .view, texts: texts(of: view, .view),
      innerTexts: innerTexts(of: view, .view), recognizers: [], isEnabled: view.isEnabled)
    let isPlain = role(of: view) == nil && !view.id.isEmpty
    return (isPlain ? [own] : []) + view.subviews.flatMap(plainViews)
  }

  /// The contents of a view without user interaction exist but do not react.
  private func collect(_ view: ViewTemplate, isReached: Bool, into result: inout [TouchTarget]) {
    guard view.isVisible else { return }
    let isReached = isReached && view.isUserInteractionEnabled
    if let role = role(of: view), !view.id.isEmpty {
      add(view, role, isReached, to: &result)
      if view.hasDetailButton {
        result.append(
          TouchTarget(
            id: view.id, role: .detailButton, texts: ["More Info"], recognizers: [],
            isEnabled: isReached))
      }
    }
    if view.elementKind == .searchBar { addSearchParts(of: view, isReached, to: &result) }
    for item in view.items { collect(item, .toolbarItem, isReached, into: &result) }
    for item in view.navigationItems { collect(item, isReached, into: &result) }
    if let running = lists[view.id] {
      collect(view.table?.headerView ?? [], isReached, into: &result)
      if isReached { result += running }
      collect(view.table?.footerView ?? [], isReached, into: &result)
    } else {
      collect(view.cells, isReached, into: &result)
    }
    collect(view.subviews, isReached, into: &result)
  }

  private func collect(
    _ views: [ViewTemplate], _ isReached: Bool, into result: inout [TouchTarget]
  ) {
    for view in views { collect(view, isReached: isReached, into: &result) }
  }

  /// The Cancel button and the scopes of a search bar.
  private func addSearchParts(
    of view: ViewTemplate, _ isReached: Bool, to result: inout [TouchTarget]
  ) {
    if view.content.textInput?.showsCancelButton == true {
      result.append(
        TouchTarget(
          id: view.id, role: .cancelButton, texts: ["Cancel"], recognizers: [],
          isEnabled: isReached))
    }
    for (index, title) in view.segmentTitles.enumerated() {
      result.append(
        TouchTarget(
          id: view.id, part: index, role: .control, texts: [title], recognizers: [],
          isEnabled: isReached))
    }
  }

  private func collect(
    _ item: NavigationItemTemplate, _ isReached: Bool, into result: inout [TouchTarget]
  ) {
    if let view = item.titleView { collect(view, isReached: isReached, into: &result) }
    // Items on the right are numbered from the edge (BAR-08).
    for item in item.leftBarButtonItems + item.rightBarButtonItems.reversed() {
      collect(item, .barItem, isReached, into: &result)
    }
  }

  /// The view as a whole, or each of its parts.
  private func add(
    _ view: ViewTemplate, _ role: Touchable.Role, _ isReached: Bool,
    to result: inout [TouchTarget]
  ) {
    let whole = TouchTarget(
      id: view.id, role: role, texts: texts(of: view, role),
      innerTexts: innerTexts(of: view, role), recognizers: recognizers[view.id] ?? [],
      isEnabled: isReached && view.isEnabled)
    let parts = parts(of: view)
    guard !parts.isEmpty else { return result.append(whole) }
    for (index, text) in parts.enumerated() {
      result.append(
        TouchTarget(
          id: view.id, part: index, role: role, texts: [text].filter { !$0.isEmpty } + whole.texts,
          recognizers: whole.recognizers,
          isEnabled: whole.isEnabled && isPartEnabled(index, of: view)))
    }
  }

  private func collect(
    _ item: BarButtonItemTemplate, _ role: Touchable.Role, _ isReached: Bool,
    into result: inout [TouchTarget]
  ) {
    if let view = item.customView { return collect(view, isReached: isReached, into: &result) }
    guard item.systemItem?.isSpace != true else { return }
    result.append(
      TouchTarget(
        id: item.id, role: role, texts: item.texts, recognizers: [],
        isEnabled: isReached && item.isEnabled))
  }

  /// The role of `view`; nil if it is not touchable itself.
  func role(of view: ViewTemplate) -> Touchable.Role? {
    switch view.elementKind {
    case .button: .button
    case .tableViewCell, .collectionViewCell: .cell
    case .textField, .textView, .searchBar: .field
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .pickerView:
      .control
    default: recognizers[view.id] != nil || sources.contains(view.id) ? .view : nil
    }
  }
}

extension BarButtonItemTemplate {
  /// Its visible texts, its label for assistive technologies, its system name and its image.
  var texts: [String] {
    var texts = [visibleText]
    for name in [accessibilityLabel, systemItem?.rawValue, image] {
      if let name, !texts.contains(name) { texts.append(name) }
    }
    return texts.filter { !$0.isEmpty }
  }
}

extension ViewTemplate {
  /// Whether it is visible, so that it can be touched (CTL-04).
  var isVisible: Bool { !isHidden && alpha >= 0.01 }

  /// Whether its accessory is a button (TBL-20).
  fileprivate var hasDetailButton: Bool {
    [.detailDisclosureButton, .detailButton].contains(cell?.accessoryType)
  }

  /// Its cells: those of a static table, or one of each prototype.
  fileprivate var cells: [ViewTemplate] {
    if let table {
      return table.headerView
        + (table.isStatic ? table.sections.flatMap(\.cells) : table.prototypes)
        + table.footerView
    }
    return collection.map { $0.prototypes + $0.reusableViews } ?? []
  }
}

extension RecognizerTemplate {
  /// Whether it recognizes a single tap with one finger.
  fileprivate var isSingleTap: Bool {
    gesture == .tap && content.asksForSingleTap
  }
}

/// Controls with several parts, each of which is a separate target.
extension TouchTargetCollector {
  /// The text of each part of `view`, in order; empty if it has no parts.
  func parts(of view: ViewTemplate) -> [String] {
    switch view.elementKind {
    case .segmentedControl: view.segmentTitles
    case .stepper: ["Decrement", "Increment"]
    case .pageControl: ["Previous Page", "Next Page"]
    default: []
    }
  }

  /// Whether the part `index` of `view` is enabled.
  func isPartEnabled(_ index: Int, of view: ViewTemplate) -> Bool {
    switch view.elementKind {
    case .segmentedControl:
      let disabled = view.content.segmentedControl?.disabledTitles ?? []
      return !disabled.contains(view.segmentTitles[index])
    case .stepper:
      guard view.content.range?.wraps != true else { return true }
      return index == 0 ? view.fraction > 0 : view.fraction < 1
    default: return true
    }
  }
}

/// The names of touchable elements by their texts.
extension TouchTargetCollector {
  /// The texts of `view`, including those inside cells and inside views without other touchable
  /// elements, then its other names.
  func texts(of view: ViewTemplate, _ role: Touchable.Role) -> [String] {
    var texts = [view.shownText, view.placeholder].compactMap { $0 }
    if role == .cell || role == .view && !isBackdrop(view) { texts += innerTexts(in: view) }
    texts += [view.accessibilityLabel, view.userLabel, view.image].compactMap { $0 }
    if role == .cell { texts += images(in: view) }
    texts += [view.cell?.reuseIdentifier, view.accessibilityIdentifier].compactMap { $0 }
    return texts.filter { !$0.isEmpty }
  }

  /// The texts in the backdrop `view`: a tap on them reaches it, but they are not its name.
  func innerTexts(of view: ViewTemplate, _ role: Touchable.Role) -> [String] {
    role == .view && isBackdrop(view) ? innerTexts(in: view).filter { !$0.isEmpty } : []
  }

  /// Whether `view` is a backdrop of other elements: it scrolls, or contains touchable elements.
  private func isBackdrop(_ view: ViewTemplate) -> Bool {
    view.elementKind == .scrollView || holdsTargets(view)
  }

  private func holdsTargets(_ view: ViewTemplate) -> Bool {
    view.table != nil || view.collection != nil || !view.items.isEmpty
      || !view.navigationItems.isEmpty
      || view.subviews.contains { $0.isVisible && (role(of: $0) != nil || holdsTargets($0)) }
  }

  /// The texts in `view`, except those of touchable elements.
  private func innerTexts(in view: ViewTemplate) -> [String] {
    view.subviews.filter { $0.isVisible && role(of: $0) == nil }.flatMap { subview in
      [subview.shownText].compactMap { $0 } + innerTexts(in: subview)
    }
  }

  /// The names of the images in `view`, except those of touchable elements.
  private func images(in view: ViewTemplate) -> [String] {
    view.subviews.filter { $0.isVisible && role(of: $0) == nil }.flatMap { subview in
      [subview.image].compactMap { $0 } + images(in: subview)
    }
  }
}
