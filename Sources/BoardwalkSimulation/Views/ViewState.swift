import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// The current state of a view.
///
/// It is initially that of the document; a simulation stores only changed states. The meaningful
/// properties depend on the view: a label has no value, a slider no text.
public struct ViewState: Sendable, Hashable {
  /// The text that it shows: a label's, a field's, a button's normal title.
  public var text: String?

  /// The text that a field shows while it is empty.
  public var placeholder: String?

  /// A button's titles for other states than the normal one.
  public internal(set) var titles: [ControlState: String]

  /// The name of the image that it shows.
  public var image: String?

  /// Whether code removed it from its superview in the document.
  package internal(set) var isRemoved = false

  /// The views that code has put into it, by their ids in the document, back to front.
  package internal(set) var addedSubviews: [String] = []

  /// The view that code has put behind the contents of a list, by its id; it is one of
  /// `addedSubviews`.
  var backgroundView: String?

  /// Whether it is hidden.
  public var isHidden: Bool

  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Whether touches reach it.
  public var isUserInteractionEnabled: Bool

  /// Whether it can be used, for controls.
  public var isEnabled: Bool

  /// Whether it is selected, for controls and cells.
  public var isSelected = false

  /// Whether a finger is on it, for controls and cells.
  public var isHighlighted = false

  /// Whether a switch is on.
  public var isOn: Bool

  /// The value of a slider, stepper or progress view; the row of a picker's first component, or a
  /// date picker's date in seconds since 1970.
  public var value: Double

  /// The rows of a picker's components after the first one.
  var furtherRows: [Int: Int] = [:]

  /// The least `value`.
  public var minimumValue: Double

  /// The greatest `value`.
  public var maximumValue: Double

  /// The step of a stepper.
  public var stepValue: Double

  /// Whether a stepper goes on at the other end of its range.
  public var wraps = false

  /// The date before which a date picker has none.
  public var minimumDate: Double?

  /// The date after which a date picker has none.
  public var maximumDate: Double?

  /// A segmented control's titles.
  public var segmentTitles: [String]

  /// The titles of the segments that cannot be chosen.
  package var disabledTitles: Set<String> = []

  /// The selected segment; nil for none.
  public var selectedSegmentIndex: Int?

  /// A page control's dots.
  public var pages: PageControlState

  /// Whether a refresh control is refreshing.
  public var isRefreshing = false

  /// The font of its text; nil for that of UIKit.
  package var font: Font?

  /// The maximum number of lines of a label, 0 for no limit; nil for that of UIKit.
  package var numberOfLines: Int?

  /// The alignment of its text; nil for that of UIKit.
  package var textAlignment: TextAlignment?

  /// The color of its text.
  public var textColor: ColorValue?

  /// Its background color.
  public var backgroundColor: ColorValue?

  /// The background of a selected or highlighted cell (COL-26).
  public var selectedBackground: ColorValue?

  /// The tint color.
  public var tintColor: ColorValue?

  /// The transform of its drawing.
  public var transform = ViewTransform.identity

  /// A field's border.
  public var borderStyle = TextFieldBorderStyle.none

  /// The keyboard type of a text input; a visible keyboard stays (TXT-08).
  public var keyboardType: KeyboardType?

  /// Whether the text of a text view can be edited; nil for other views.
  var isEditable: Bool?

  /// The label of the Return key while it is first responder.
  public var returnKeyType: ReturnKey?

  /// The accessory of a table cell.
  public var accessoryType = CellAccessoryType.none

  /// The content configuration of a cell; nil without one.
  package var content: CellContent?

  /// Whether a button shows the chosen action of its menu, or is selected by taps without a menu.
  package var changesSelectionAsPrimaryAction = false

  /// Whether a search bar shows its Cancel button.
  public var showsCancelButton = false

  /// Whether a search bar shows its scopes, whose titles are `segmentTitles`, and of which
  /// `selectedSegmentIndex` is selected.
  public var showsScopeBar = false

  /// Whether a text field shows dots.
  package var isSecure = false

  /// Whether an activity indicator is hidden while it is not animating.
  package var hidesWhenStopped = false

  /// Whether an activity indicator is animating.
  package var isAnimating = false

  /// The number by which code finds it.
  package var tag = 0

  /// The text that VoiceOver reads.
  package var accessibilityLabel: String?

  /// The frame that code has set; nil for that of the document.
  package var frame: LayoutRect?

  /// The point of its content at its origin, for scroll views.
  package internal(set) var contentOffset = LayoutPoint.zero

  /// The size of a scroll view's content, if code has set it; otherwise its layout decides.
  var contentSize: LayoutSize?

  /// The scale of a scroll view's content, and its limits.
  var zoomScale = 1.0, minimumZoomScale = 1.0, maximumZoomScale = 1.0

  /// Whether it scrolls by whole pages.
  package var isPagingEnabled = false

  /// The axis of a stack view; nil for other views, as the following properties of stack views.
  package var axis: LayoutAxis?

  /// The spacing of a stack view.
  package var spacing: Double?

  /// The distribution of a stack view.
  package var distribution: StackDistribution?

  /// The alignment of a stack view.
  package var alignment: StackContent.Alignment?
}

extension ViewState {
  /// The title that a button has for `state`: its own, else the normal one.
  public func title(for state: ControlState) -> String? { titles[state] ?? text }

  /// Makes `title` the one that a button has for `state`; nil leaves it the normal one.
  public mutating func setTitle(_ title: String?, for state: ControlState) {
    if state == .normal { text = title } else { titles[state] = title }
  }

  /// The title that a button shows now.
  var currentTitle: String? {
    if !isEnabled { return title(for: .disabled) }
    if isHighlighted { return title(for: .highlighted) }
    return title(for: isSelected ? .selected : .normal)
  }
}
