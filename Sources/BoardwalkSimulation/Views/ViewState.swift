import BoardwalkDocument
import BoardwalkPlatform

/// The current state of a view.
///
/// It begins as its document says; a simulation keeps only those that have become different. Which
/// properties mean something depends on the view: a label has no value, a slider no text.
public struct ViewState: Sendable, Hashable {
  /// The text that it shows: a label's, a field's, a button's normal title.
  public var text: String?

  /// The text that a field shows while it is empty.
  public var placeholder: String?

  /// A button's titles for other states than the normal one.
  public internal(set) var titles: [ControlState: String]

  /// The name of the image that it shows.
  public var image: String?

  /// Whether code has taken it out of the view that its document puts it into.
  package internal(set) var isRemoved = false

  /// The views that code has put into it, by their ids in the document, back to front.
  package internal(set) var addedSubviews: [String] = []

  /// Whether it is hidden.
  public var isHidden: Bool

  /// How opaque it is, from 0 to 1.
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

  /// Where a slider, stepper or progress view stands; the row of a picker, or a date picker's date in
  /// seconds since 1970.
  public var value: Double

  /// The least `value`.
  public var minimumValue: Double

  /// The greatest `value`.
  public var maximumValue: Double

  /// How far one tap moves a stepper.
  public var stepValue: Double

  /// A segmented control's titles.
  public var segmentTitles: [String]

  /// The segment that is selected; nil for none.
  public var selectedSegmentIndex: Int?

  /// A page control's dots.
  public var pages: PageControlState

  /// Whether a refresh control is refreshing.
  public var isRefreshing = false

  /// The color of its text.
  public var textColor: ColorValue?

  /// Its background color.
  public var backgroundColor: ColorValue?

  /// What is behind a cell's content while it is selected or highlighted (COL-26).
  public var selectedBackground: ColorValue?

  /// The color of what can be touched in it.
  public var tintColor: ColorValue?

  /// How it is drawn other than its frame says.
  public var transform = ViewTransform.identity

  /// A field's border: `none`, `line`, `bezel` or `roundedRect`.
  public var borderStyle: String?

  /// Which keyboard a field asks for; one that is shown already stays (TXT-08).
  public var keyboardType: KeyboardType?

  /// What the Return key says while it is first responder.
  public var returnKeyType: ReturnKey?

  /// What a table cell's right end shows, such as `disclosureIndicator`; nil for nothing.
  public var accessoryType: String?

  /// Whether a search bar shows its Cancel button.
  public var showsCancelButton = false

  /// Whether a search bar shows its scopes, whose titles are `segmentTitles`, and of which
  /// `selectedSegmentIndex` is selected.
  public var showsScopeBar = false
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
