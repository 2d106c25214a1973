// Controls, and views that show one value.
extension ClassRules {
  /// The controls that can be compiled besides buttons and text fields.
  static let controls: [ClassRules] = [
    ClassRules(
      "segmentedControl", "UISegmentedControl", hugging: .none,
      design: ["segmentControlStyle"], known: modern.union([.xcode7]),
      derived: [.xcode8, .xcode9, .xcode10],
      inherits: KeyRule.control.filter { $0.key != "UITintColor" },
      KeyRule.segmentedControl),
    ClassRules(
      "slider", "UISlider", hugging: .none, inherits: KeyRule.control, KeyRule.slider),
    ClassRules(
      "stepper", "UIStepper", hugging: .init(750, 750), inherits: KeyRule.control, KeyRule.stepper),
    ClassRules(
      "switch", "UISwitch", hugging: .init(750, 750), resistance: .init(750, 750),
      inherits: KeyRule.control.filter { $0.key != "UITintColor" }, KeyRule.switchControl),
    ClassRules(
      "pageControl", "UIPageControl", hugging: .none, inherits: KeyRule.control,
      KeyRule.pageControl),
    ClassRules(
      "datePicker", "UIDatePicker", design: ["useCurrentDate"],
      known: [.xcode7, .xcode8, .xcode9, .xcode14, .xcode15],
      derived: [.xcode10, .xcode11, .xcode12, .xcode13],
      inherits: KeyRule.control, KeyRule.datePicker),
    ClassRules("pickerView", "UIPickerView", hugging: .none, KeyRule.pickerView),
    ClassRules(
      "progressView", "UIProgressView", hugging: .init(250, 750), KeyRule.progressView),
    ClassRules(
      "activityIndicatorView", "UIActivityIndicatorView", hugging: .init(750, 750),
      KeyRule.activityIndicator),
    ClassRules(
      "searchBar", "UISearchBar", hugging: .none, known: modern,
      derived: [.xcode7, .xcode8, .xcode9, .xcode10],
      inherits: KeyRule.view.filter { $0.key != "UIOpaque" }, KeyRule.searchBar),
  ]

  private static let modern: Set<XcodeGeneration> = [
    .xcode11, .xcode12, .xcode13, .xcode14, .xcode15,
  ]
}

extension KeyRule {
  static let segmentedControl: [KeyRule] = [
    KeyRule("UISubviews", .computed(.segmentViews), samples: 589),
    KeyRule("UISegmentedControlTintColor", .color("tintColor"), samples: 516),
    KeyRule(
      "UIContentVerticalAlignment2",
      .word(
        "contentVerticalAlignment", .contentVerticalAlignment, standard: "center",
        omitted: "center"), since: .xcode11, samples: 49),
    KeyRule("UIPointerInteractionEnabled", .constant(.bool(true)), since: .xcode13, samples: 20),
    .flag("UIMomentary", "momentary", standard: false, writes: true, samples: 70),
    KeyRule("UISegments", .computed(.segments), samples: 589),
    KeyRule(
      "UISelectedSegmentIndex", .integer("selectedSegmentIndex", standard: -1), samples: 589),
  ]

  static let slider: [KeyRule] = [
    KeyRule("UIValue", .float("value", standard: 0), samples: 57),
    KeyRule(
      "UIMinValue", .float("minValue", standard: 0, omitted: 0), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIMaxValue", .float("maxValue", standard: 1, omitted: 1), samples: 1,
      evidence: .compiledFiles),
    KeyRule("UIMinimumTintColor", .color("minimumTrackTintColor"), samples: 1),
    KeyRule("UIMaximumTintColor", .color("maximumTrackTintColor"), samples: 1),
    KeyRule("UIThumbTintColor", .color("thumbTintColor"), samples: 1),
    KeyRule(
      "UIHitTestDirectionalInsets", .constantText("{-12.5, -12.5, -12.5, -12.5}"), since: .xcode11,
      until: .xcode11, samples: 4),
    KeyRule("UIBehavioralStyle", .constant(.int8(0)), since: .xcode13, samples: 21),
  ]

  static let stepper: [KeyRule] = [
    KeyRule(
      "UIMaximumValue", .double("maximumValue", standard: 100, omitted: 100), samples: 15),
    KeyRule(
      "UIMinimumValue", .double("minimumValue", standard: 0, omitted: 0), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIValue", .double("value", standard: 0, omitted: 0), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIStepValue", .double("stepValue", standard: 1, omitted: 1), samples: 0,
      evidence: .independentReaders),
  ]

  static let pageControl: [KeyRule] = [
    KeyRule("UINumberOfPages", .integer("numberOfPages", standard: 0), samples: 17),
    KeyRule(
      "UICurrentPage", .integer("currentPage", standard: 0), since: .xcode12, samples: 7),
    KeyRule(
      "UICurrentPageIndicatorTintColor", .color("currentPageIndicatorTintColor"), samples: 17),
    KeyRule("UIPageIndicatorTintColor", .color("pageIndicatorTintColor"), samples: 17),
  ]

  static let datePicker: [KeyRule] = [
    KeyRule(
      "UIViewContentHuggingPriority", .computed(.pickerHugging), until: .xcode10, samples: 152),
    KeyRule(
      "UIViewContentHuggingPriority", .priorities(.hugging), since: .xcode11, samples: 1,
      evidence: .compiledFiles),
    KeyRule("UIDate", .computed(.pickerDate("date")), samples: 159),
    KeyRule(
      "UIMinimumDate", .computed(.pickerDate("minimumDate")), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIMaximumDate", .computed(.pickerDate("maximumDate")), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIDatePickerMode",
      .word("datePickerMode", .datePickerMode, standard: "dateAndTime", omitted: "dateAndTime"),
      samples: 6),
    KeyRule(
      "UIPickerStyle",
      .word("style", .datePickerStyle, standard: "automatic", omitted: "automatic"),
      samples: 2, evidence: .compiledFiles),
    KeyRule(
      "UIMinuteInterval", .integer("minuteInterval", standard: 1, omitted: 1), samples: 100),
  ]

  static let pickerView: [KeyRule] = [
    KeyRule("UIAllowSelectingCells", .constant(.bool(true)), samples: 17),
    KeyRule("UIShowsSelectionBar", .constant(.bool(true)), until: .xcode8, samples: 2),
  ]

  static let progressView: [KeyRule] = [
    KeyRule(
      "UIProgressViewStyle",
      .word("progressViewStyle", .progressViewStyle, standard: "default", omitted: "default"),
      samples: 17),
    KeyRule("UIProgress", .float("progress", standard: 0, omitted: 0), samples: 51),
    KeyRule(
      "UIProgressProgressTintColor", .color("progressTintColor"), samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UIProgressTrackTintColor", .color("trackTintColor"), samples: 0,
      evidence: .independentReaders),
  ]

  static let activityIndicator: [KeyRule] = [
    KeyRule(
      "UIActivityIndicatorViewStyle-Modern",
      .word("style", .activityIndicatorStyle, standard: "white"), since: .xcode11, samples: 32),
    KeyRule(
      "UIActivityIndicatorViewStyle",
      .word("style", .activityIndicatorStyle, standard: "white"), samples: 45),
    .flag("UIAnimating", "animating", standard: false, writes: true, samples: 1),
    KeyRule(
      "UIHidesWhenStopped",
      .flag("hidesWhenStopped", standard: false, isSet: false, writes: false), samples: 44),
    KeyRule("UITintColor", .computed(.indicatorTint), until: .xcode10, samples: 14),
    KeyRule(
      "UITintColor", .color("tintColor"), since: .xcode11, samples: 2111),
    KeyRule("UIColor", .computed(.indicatorColor), since: .xcode11, samples: 32),
  ]

  static let switchControl: [KeyRule] = [
    .flag("UISwitchOn", "on", standard: false, writes: true, samples: 361),
    .flag("UISwitchEnabled", "enabled", standard: true, writes: true, samples: 361),
    KeyRule("UISwitchTintColor", .color("tintColor"), samples: 92),
    KeyRule("UISwitchOnTintColor", .color("onTintColor"), samples: 296),
    KeyRule("UISwitchThumbTintColor", .color("thumbTintColor"), samples: 92),
  ]

  static let searchBar: [KeyRule] = [
    KeyRule("UISearchBarTranslucence", .computed(.barTranslucence), samples: 29),
    KeyRule("UIScopeButtonTitles", .computed(.scopeTitles), samples: 6),
    KeyRule("UIText", .computed(.searchText), samples: 29),
    KeyRule(
      "UIPlaceholder", .text("placeholder", suffix: "placeholder"), samples: 0,
      evidence: .independentReaders),
    .flag(
      "UIShowsCancelButton", "showsCancelButton", standard: false, writes: true, samples: 0,
      evidence: .independentReaders),
    .flag(
      "UIShowSearchResultsButton", "showsSearchResultsButton", standard: false, writes: true,
      samples: 0, evidence: .independentReaders),
    .flag(
      "UIShowsBookmarkButton", "showsBookmarkButton", standard: false, writes: true, samples: 0,
      evidence: .independentReaders),
    .flag(
      "UIShowsScopeBar", "showsScopeBar", standard: false, writes: true, samples: 0,
      evidence: .independentReaders),
    KeyRule(
      "UISearchBarStyle", .word("searchBarStyle", .searchBarStyle, omitted: "default"), samples: 0,
      evidence: .independentReaders),
    KeyRule("UIEnablesReturnKeyAutomatically", .constant(.bool(false)), samples: 25),
    KeyRule("UISecureTextEntry", .constant(.bool(false)), samples: 29),
  ]
}

extension EnumerationTable {
  fileprivate static let searchBarStyle = EnumerationTable("default", "prominent", "minimal")
}

extension ComputedValue {
  /// Before Xcode 11 no priority is that of a new date picker.
  fileprivate static let pickerHugging = ComputedValue(
    attributes: PriorityKind.hugging.attributes, "always", "the priorities, or else 250"
  ) { $0.priorities(.hugging, of: $1, standard: nil) }
}
