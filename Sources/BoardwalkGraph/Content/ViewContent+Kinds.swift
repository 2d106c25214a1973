/// The contents of single kinds; nil for views of other kinds.
extension ViewContent {
  /// What only a button has.
  package var button: ButtonContent? {
    get { if case .button(let content) = kind { content } else { nil } }
    set { if let newValue, button != nil { kind = .button(newValue) } }
  }

  /// What only a view that text is typed into has.
  package var textInput: TextInputContent? {
    get { if case .textInput(let content) = kind { content } else { nil } }
    set { if let newValue, textInput != nil { kind = .textInput(newValue) } }
  }

  /// What only a segmented control has.
  package var segmentedControl: SegmentedControlContent? {
    get { if case .segmentedControl(let content) = kind { content } else { nil } }
    set { if let newValue, segmentedControl != nil { kind = .segmentedControl(newValue) } }
  }

  /// What only a page control has.
  package var pageControl: PageControlContent? {
    get { if case .pageControl(let content) = kind { content } else { nil } }
    set { if let newValue, pageControl != nil { kind = .pageControl(newValue) } }
  }

  /// What only a slider, a stepper or a progress view has.
  package var range: RangeContent? {
    get { if case .range(let content) = kind { content } else { nil } }
    set { if let newValue, range != nil { kind = .range(newValue) } }
  }

  /// What only an activity indicator has.
  package var activityIndicator: ActivityIndicatorContent? {
    if case .activityIndicator(let content) = kind { content } else { nil }
  }

  /// What only a date picker has.
  package var datePicker: DatePickerContent? {
    if case .datePicker(let content) = kind { content } else { nil }
  }

  /// What only a stack view has.
  package var stack: StackContent? {
    if case .stack(let content) = kind { content } else { nil }
  }

  /// What only a view that scrolls has.
  package var scroll: ScrollContent? {
    switch kind {
    case .scroll(let content): content
    case .textInput(let input): input.scroll
    default: nil
    }
  }

  /// What only a bar that stands by itself has.
  package var bar: BarContent? {
    if case .bar(let content) = kind { content } else { nil }
  }
}
