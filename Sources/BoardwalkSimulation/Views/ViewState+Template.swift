import BoardwalkDocument
import BoardwalkGraph

extension ViewState {
  /// What a view is like that has just been made from `template`.
  init(_ template: ViewTemplate) {
    let written = template.rest.attributes
    func number(_ names: String...) -> Double? {
      names.lazy.compactMap { written[$0].flatMap(Double.init) }.first { $0.isFinite }
    }
    let low = number("minValue", "minimumValue") ?? 0
    let high = number("maxValue", "maximumValue") ?? 1
    let input = TextInput(template)
    self.init(
      // What can be typed into has a text, be it an empty one.
      text: template.text ?? input.map { _ in "" }, placeholder: template.placeholder,
      titles: Self.titles(of: template),
      image: template.image, isHidden: template.isHidden, alpha: template.alpha,
      isUserInteractionEnabled: template.isUserInteractionEnabled, isEnabled: template.isEnabled,
      isSelected: written["selected"] == "YES", isHighlighted: written["highlighted"] == "YES",
      isOn: template.isOn,
      value: number("value", "progress") ?? Self.date(of: template) ?? low, minimumValue: low,
      maximumValue: high,
      stepValue: number("stepValue") ?? 1, segmentTitles: template.segmentTitles,
      selectedSegmentIndex: written["selectedSegmentIndex"].flatMap(Int.init).flatMap {
        $0 < 0 ? nil : $0
      },
      pages: PageControlState(
        numberOfPages: written["numberOfPages"].flatMap(Int.init) ?? 0,
        currentPage: written["currentPage"].flatMap(Int.init) ?? 0,
        hidesForSinglePage: written["hidesForSinglePage"] == "YES"),
      textColor: template.textColor, backgroundColor: template.backgroundColor,
      borderStyle: written["borderStyle"], keyboardType: input?.keyboardType,
      returnKeyType: input?.returnKey, accessoryType: template.cell?.accessoryType)
  }

  /// The date that a date picker begins with, in seconds since 1970; nil for the present one.
  private static func date(of template: ViewTemplate) -> Double? {
    guard template.elementKind == .datePicker else { return nil }
    let date = template.rest.child("date", key: "date")
    let seconds = date?.attributes["timeIntervalSinceReferenceDate"].flatMap(Double.init)
    // Documents count from the beginning of 2001.
    return seconds.flatMap { $0.isFinite ? $0 + 978_307_200 : nil }
  }

  private static func titles(of template: ViewTemplate) -> [ControlState: String] {
    guard template.elementKind == .button else { return [:] }
    var titles: [ControlState: String] = [:]
    for state in template.rest.children where state.name == "state" {
      guard let key = state.attributes["key"].flatMap(ControlState.init), key != .normal else {
        continue
      }
      titles[key] = state.attributes["title"]
    }
    return titles
  }

  /// Where `value` stands between its ends, from 0 to 1.
  var fraction: Double {
    guard maximumValue > minimumValue, (maximumValue - minimumValue).isFinite else { return 0 }
    return min(max((value - minimumValue) / (maximumValue - minimumValue), 0), 1)
  }
}

extension ViewTemplate {
  /// What would make a view as it is now that was made from this and has become as `state` says.
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
    view.segmentTitles = state.segmentTitles
    view.textColor = state.textColor
    view.backgroundColor = state.backgroundColor
    view.cell?.accessoryType = state.accessoryType
    view.writeRest(state, before)
    return view
  }

  /// Writes what templates keep as documents spell it.
  private mutating func writeRest(_ state: ViewState, _ before: ViewState) {
    func text(_ flag: Bool) -> String? { flag ? "YES" : nil }
    let changes: [(name: String, value: String?, isChanged: Bool)] = [
      ("value", "\(state.value)", state.value != before.value),
      (
        "selectedSegmentIndex", state.selectedSegmentIndex.map(String.init),
        state.selectedSegmentIndex != before.selectedSegmentIndex
      ),
      ("numberOfPages", "\(state.pages.numberOfPages)", state.pages != before.pages),
      ("currentPage", "\(state.pages.currentPage)", state.pages != before.pages),
      ("selected", text(state.isSelected), state.isSelected != before.isSelected),
      ("highlighted", text(state.isHighlighted), state.isHighlighted != before.isHighlighted),
      ("borderStyle", state.borderStyle, state.borderStyle != before.borderStyle),
    ]
    for change in changes where change.isChanged { rest.attributes[change.name] = change.value }
  }

  /// The view with what is inside it as `states` say, by the ids of the objects; `other` finds views that
  /// code has put there.
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

/// Brings views into the states that they are in at this moment.
private struct StateApplication: TemplateRewriter {
  /// By the ids of the objects.
  let states: [String: ViewState]

  /// Finds views that code has put into others.
  let other: (String) -> ViewTemplate?

  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    // Copies of prototypes have states of their own.
    if !role.isPrototype { apply(to: &view) }
  }

  mutating func apply(to view: inout ViewTemplate) {
    let state = states[view.id]
    if let state { view = view.becoming(state) }
    view.subviews.removeAll { states[$0.id]?.isRemoved == true }
    view.subviews += (state?.addedSubviews ?? []).compactMap(other)
    view.rewriteParts(with: &self)
  }
}
