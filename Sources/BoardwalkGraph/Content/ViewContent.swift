import BoardwalkDocument

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

  /// How it is laid out.
  package var layout: LayoutContent

  /// How its text is set.
  package var text: TextContent

  /// What only views of its kind have.
  package var kind: Kind

  /// Whether it is selected, for controls and cells.
  package var isSelected: Bool

  /// Whether a finger is on it, for controls and cells.
  package var isHighlighted: Bool

  /// Whether what is inside ends at its edges.
  package var clipsSubviews: Bool

  /// The color of what can be touched in it.
  package var tintColor: ColorValue?

  /// The image that it shows while it is highlighted.
  package var highlightedImage: String?

  /// What a cell's right end shows while its table is edited.
  package var editingAccessoryType: String?

  /// The height of a row that its author gave it, in points.
  package var rowHeight: Double?

  /// The refresh control above its content.
  package var refreshControl: RefreshControlContent?

  /// What `element`, an element of a view, says beyond the template.
  package init(_ element: ArchivedElement) {
    layout = LayoutContent(element)
    text = TextContent(element)
    kind = Kind(element)
    isSelected = element.flag("selected") == true
    isHighlighted = element.flag("highlighted") == true
    clipsSubviews = element.flag("clipsSubviews") == true
    tintColor = element.color("tintColor")
    highlightedImage = element["highlightedImage"]
    editingAccessoryType = element["editingAccessoryType"]
    rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
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
