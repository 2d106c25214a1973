import BoardwalkDocument
import BoardwalkSchema

/// The properties of a view beyond its template: layout, text, and the content of its kind.
package struct ViewContent: ArchivedContent {
  /// The properties of views of one kind.
  package indirect enum Kind: Sendable, Hashable {
    case button(ButtonContent)
    case textInput(TextInputContent)
    case segmentedControl(SegmentedControlContent)
    case pageControl(PageControlContent)

    /// A slider, a stepper or a progress view.
    case range(RangeContent)
    case activityIndicator(ActivityIndicatorContent)
    case datePicker(DatePickerContent)
    case stack(StackContent)
    case scroll(ScrollContent)
    case bar(BarContent)
    case visualEffect(EffectStyle)
    case other
  }

  /// The layout properties.
  package var layout: LayoutContent

  /// The text properties.
  package var text: TextContent

  /// The properties of its kind.
  package var kind: Kind

  /// Whether it is selected, for controls and cells.
  package var isSelected: Bool

  /// Whether a finger is on it, for controls and cells.
  package var isHighlighted: Bool

  /// Whether it clips its subviews.
  package var clipsSubviews: Bool

  /// The content mode.
  package let contentMode: ViewContentMode

  /// The tint color.
  package var tintColor: ColorValue?

  /// The image that it shows while it is highlighted.
  package var highlightedImage: String?

  /// The accessory of a cell while its table is edited.
  package var editingAccessoryType: CellAccessoryType?

  /// The height of a row that its author gave it, in points.
  package var rowHeight: Double?

  /// The number by which code finds it.
  package var tag: Int

  /// The refresh control above its content.
  package var refreshControl: RefreshControlContent?

  /// Decodes `element`, beyond the template.
  package init(_ element: ArchivedElement) {
    layout = LayoutContent(element)
    text = TextContent(element)
    kind = Kind(element)
    isSelected = element.flag("selected") == true
    isHighlighted = element.flag("highlighted") == true
    clipsSubviews = element.flag("clipsSubviews") == true
    contentMode = element.word("contentMode") ?? .scaleToFill
    tintColor = element.color("tintColor")
    highlightedImage = element["highlightedImage"]
    editingAccessoryType = element.word("editingAccessoryType")
    rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    tag = element.integer("tag") ?? 0
    refreshControl = RefreshControlContent(holder: element)
  }
}

extension ViewContent.Kind {
  fileprivate init(_ element: ArchivedElement) {
    switch ElementKind.named(element.name) {
    case .button: self = .button(ButtonContent(element))
    case .textField, .textView, .searchBar: self = .textInput(TextInputContent(element))
    case .segmentedControl: self = .segmentedControl(SegmentedControlContent(element))
    case .pageControl: self = .pageControl(PageControlContent(element))
    case .slider, .stepper, .progressView, .switch: self = .range(RangeContent(element))
    case .activityIndicatorView, .refreshControl:
      self = .activityIndicator(ActivityIndicatorContent(element))
    case .datePicker: self = .datePicker(DatePickerContent(element))
    case .stackView: self = .stack(StackContent(element))
    case .scrollView, .tableView, .collectionView: self = .scroll(ScrollContent(element))
    case .navigationBar, .toolbar, .tabBar: self = .bar(BarContent(element))
    case .visualEffectView:
      self = .visualEffect(EffectStyle(written: element.child("blurEffect")?["style"] ?? ""))
    default: self = .other
    }
  }
}

extension ViewTemplate {
  /// Its values beyond the template's own; a running app changes these.
  package var content: ViewContent {
    get { rest.content }
    set { rest.content = newValue }
  }
}

/// The contents of single kinds; nil for views of other kinds.
extension ViewContent {
  /// The properties of a button.
  package var button: ButtonContent? {
    get { if case .button(let content) = kind { content } else { nil } }
    set { if let newValue, button != nil { kind = .button(newValue) } }
  }

  /// The properties of a text input.
  package var textInput: TextInputContent? {
    get { if case .textInput(let content) = kind { content } else { nil } }
    set { if let newValue, textInput != nil { kind = .textInput(newValue) } }
  }

  /// The properties of a segmented control.
  package var segmentedControl: SegmentedControlContent? {
    get { if case .segmentedControl(let content) = kind { content } else { nil } }
    set { if let newValue, segmentedControl != nil { kind = .segmentedControl(newValue) } }
  }

  /// The properties of a page control.
  package var pageControl: PageControlContent? {
    get { if case .pageControl(let content) = kind { content } else { nil } }
    set { if let newValue, pageControl != nil { kind = .pageControl(newValue) } }
  }

  /// The properties of a slider, a stepper or a progress view.
  package var range: RangeContent? {
    get { if case .range(let content) = kind { content } else { nil } }
    set { if let newValue, range != nil { kind = .range(newValue) } }
  }

  /// The properties of an activity indicator.
  package var activityIndicator: ActivityIndicatorContent? {
    get { if case .activityIndicator(let content) = kind { content } else { nil } }
    set { if let newValue, activityIndicator != nil { kind = .activityIndicator(newValue) } }
  }

  /// The properties of a date picker.
  package var datePicker: DatePickerContent? {
    if case .datePicker(let content) = kind { content } else { nil }
  }

  /// The properties of a stack view.
  package var stack: StackContent? {
    get { if case .stack(let content) = kind { content } else { nil } }
    set { if let newValue, stack != nil { kind = .stack(newValue) } }
  }

  /// The properties of a scroll view.
  package var scroll: ScrollContent? {
    get {
      switch kind {
      case .scroll(let content): content
      case .textInput(let input): input.scroll
      default: nil
      }
    }
    set { if let newValue, case .scroll = kind { kind = .scroll(newValue) } }
  }

  /// The style of a visual effect.
  package var effectStyle: EffectStyle? {
    if case .visualEffect(let style) = kind { style } else { nil }
  }

  /// The properties of a standalone bar.
  package var bar: BarContent? {
    if case .bar(let content) = kind { content } else { nil }
  }
}
