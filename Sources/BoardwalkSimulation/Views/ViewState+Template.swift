import BoardwalkDocument
import BoardwalkGraph

extension ViewState {
  /// The initial state of a view with `template`.
  init(_ template: ViewTemplate) {
    let content = template.content
    let low = content.range?.minimum ?? 0
    let pages = content.pageControl
    let input = TextInput(template)
    self.init(
      // A text input has a text, possibly empty.
      text: template.text ?? input.map { _ in "" }, placeholder: template.placeholder,
      titles: Self.titles(of: template),
      image: template.image, isHidden: template.isHidden, alpha: template.alpha,
      isUserInteractionEnabled: template.isUserInteractionEnabled, isEnabled: template.isEnabled,
      isSelected: content.isSelected, isHighlighted: content.isHighlighted,
      isOn: template.isOn,
      value: content.range?.value ?? Self.date(of: template) ?? low, minimumValue: low,
      maximumValue: content.range?.maximum ?? (template.elementKind == .stepper ? 100 : 1),
      stepValue: content.range?.step ?? 1,
      wraps: content.range?.wraps == true,
      segmentTitles: template.segmentTitles,
      disabledTitles: content.segmentedControl?.disabledTitles ?? [],
      selectedSegmentIndex: content.segmentedControl?.selectedIndex.flatMap { $0 < 0 ? nil : $0 },
      pages: PageControlState(
        numberOfPages: pages?.numberOfPages ?? 0, currentPage: pages?.currentPage ?? 0,
        hidesForSinglePage: pages?.hidesForSinglePage ?? false),
      font: template.font, numberOfLines: content.text.numberOfLines,
      textAlignment: content.text.alignment, textColor: template.textColor,
      backgroundColor: template.backgroundColor,
      borderStyle: content.textInput?.borderStyle ?? .none, keyboardType: input?.keyboardType,
      isEditable: content.textInput?.isEditable,
      returnKeyType: input?.returnKey, accessoryType: template.cell?.accessoryType ?? .none,
      showsCancelButton: content.textInput?.showsCancelButton ?? false,
      isSecure: template.isSecure,
      hidesWhenStopped: content.activityIndicator?.hidesWhenStopped ?? false,
      isAnimating: content.activityIndicator?.isAnimating ?? false,
      tag: content.tag,
      accessibilityLabel: template.accessibilityLabel,
      minimumZoomScale: content.scroll?.minimumZoomScale ?? 1,
      maximumZoomScale: content.scroll?.maximumZoomScale ?? 1,
      isPagingEnabled: content.scroll?.isPagingEnabled ?? false, axis: content.stack?.axis,
      spacing: content.stack?.spacing, distribution: content.stack?.distribution,
      alignment: content.stack?.alignment)
  }

  /// The date that a date picker begins with, in seconds since 1970; nil for the present one.
  private static func date(of template: ViewTemplate) -> Double? {
    // Documents count from the beginning of 2001.
    template.content.datePicker?.date.map { $0 + 978_307_200 }
  }

  private static func titles(of template: ViewTemplate) -> [ControlState: String] {
    let titles = template.content.button?.titles ?? [:]
    return titles.reduce(into: [:]) { titles, title in
      if let state = ControlState(rawValue: title.key) { titles[state] = title.value }
    }
  }

  /// Limits `value` to its range, as sliders, steppers and progress views do.
  mutating func limitValue() { value = max(minimumValue, min(value, maximumValue)) }

  /// The position of `value` in its range, from 0 to 1.
  var fraction: Double {
    guard maximumValue > minimumValue, (maximumValue - minimumValue).isFinite else { return 0 }
    return min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1)
  }
}

extension ViewTemplate {
  /// The template for the current `state` of a view with this template.
  func becoming(_ state: ViewState) -> ViewTemplate {
    let before = ViewState(self)
    var view = self
    view.text = elementKind == .button ? state.currentTitle : state.text
    if text == nil, view.text?.isEmpty == true { view.text = nil }
    view.placeholder = state.placeholder
    view.image = state.image
    view.isHidden = state.isHidden
    view.alpha = state.alpha
    view.isUserInteractionEnabled = state.isUserInteractionEnabled
    view.isEnabled = state.isEnabled
    view.isOn = state.isOn
    if state.fraction != before.fraction { view.fraction = state.fraction }
    view.segmentTitles =
      elementKind == .searchBar && !state.showsScopeBar ? [] : state.segmentTitles
    view.font = state.font
    view.textColor = state.textColor
    view.backgroundColor = state.backgroundColor
    view.accessibilityLabel = state.accessibilityLabel
    if let frame = state.frame {
      view.frame = frame
      // A mask describes a place in the superview of the document.
      view.content.layout.resizing = nil
    }
    view.cell?.accessoryType = state.accessoryType == .none ? nil : state.accessoryType
    view.content.become(state, before)
    return view
  }

  /// The view with its subviews in their `states`, by object id; `other` finds views that code
  /// added.
  func becoming(
    _ states: [String: ViewState], other: @escaping (String) -> ViewTemplate? = { _ in nil }
  ) -> ViewTemplate {
    guard !states.isEmpty else { return self }
    var view = self
    var application = StateApplication(states: states, other: other)
    application.apply(to: &view)
    return view
  }
}

extension ViewContent {
  /// Applies the differences between `before` and `state`.
  fileprivate mutating func become(_ state: ViewState, _ before: ViewState) {
    text.numberOfLines = state.numberOfLines
    text.alignment = state.textAlignment
    isSelected = state.isSelected
    isHighlighted = state.isHighlighted
    if state.value != before.value { range?.value = state.value }
    if state.wraps != before.wraps { range?.wraps = state.wraps }
    if state.selectedSegmentIndex != before.selectedSegmentIndex {
      segmentedControl?.selectedIndex = state.selectedSegmentIndex
    }
    if state.disabledTitles != before.disabledTitles {
      segmentedControl?.disabledTitles = state.disabledTitles
    }
    if state.pages != before.pages {
      pageControl?.numberOfPages = state.pages.numberOfPages
      pageControl?.currentPage = state.pages.currentPage
    }
    if state.showsCancelButton != before.showsCancelButton {
      textInput?.showsCancelButton = state.showsCancelButton
    }
    if state.isSecure != before.isSecure { textInput?.isSecure = state.isSecure }
    activityIndicator?.isAnimating = state.isAnimating
    activityIndicator?.hidesWhenStopped = state.hidesWhenStopped
    if state.contentOffset != before.contentOffset { scroll?.contentOffset = state.contentOffset }
    if state.axis != before.axis { stack?.axis = state.axis ?? .horizontal }
    if state.spacing != before.spacing { stack?.spacing = state.spacing }
    if state.distribution != before.distribution {
      stack?.distribution = state.distribution ?? .fill
    }
    if state.alignment != before.alignment { stack?.alignment = state.alignment ?? .fill }
    if state.showsScopeBar { textInput?.selectedScope = state.selectedSegmentIndex ?? 0 }
    if state.borderStyle != before.borderStyle {
      textInput?.borderStyle = state.borderStyle
    }
  }
}

/// Applies the current states to templates of views.
private struct StateApplication: TemplateRewriter {
  /// By the ids of the objects.
  let states: [String: ViewState]

  /// Finds views that code has put into others.
  let other: (String) -> ViewTemplate?

  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    // Copies of prototypes have separate state.
    if !role.isPrototype { apply(to: &view) }
  }

  mutating func apply(to view: inout ViewTemplate) {
    let state = states[view.id]
    if let state { view = view.becoming(state) }
    state?.content?.fill(&view)
    view.subviews.removeAll { states[$0.id]?.isRemoved == true }
    view.subviews += (state?.addedSubviews ?? []).compactMap(other)
    view.rewriteParts(with: &self)
  }
}
