import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSchema

/// A text and how it is set.
struct DisplayText: Sendable {
  /// The characters, dots for a secure text; nil without a text.
  let string: String?

  /// The alignment; nil for that of the language.
  let alignment: Fitting.Alignment?

  /// The color; nil for that of its kind of view.
  let color: ColorValue?

  /// The font without one of its own, in points.
  private let standardSize: Double

  private let writtenFont: Font?
  private let attributes: AttributedTextContent?

  /// The text of `view`, whose font has `standardSize` points by default.
  init(_ view: ViewTemplate, standardSize: Double) {
    self.init(view, view.shownText, standardSize: standardSize)
  }

  /// `string` as `view` sets its text.
  init(_ view: ViewTemplate, _ string: String?, standardSize: Double) {
    let content = view.content.text
    self.string = string
    alignment = Self.alignment(content.alignment ?? content.attributed?.alignment)
    color = view.textColor
    self.standardSize = standardSize
    writtenFont = view.font
    attributes = content.attributed
  }

  /// Whether there are no characters.
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// The written size of its font in points, limited.
  var pointSize: Double {
    guard let size = writtenFont?.effectiveSize, size > 0 else { return standardSize }
    return min(max(size, 4), 400)
  }

  /// Its font on `system` at `textSize`.
  func font(on system: SystemVersion, at textSize: TextSize) -> TextFont {
    let font = TextFont(writtenFont, standardSize: standardSize, on: system, at: textSize)
    return attributes?.changing(font) ?? font
  }

  private static func alignment(_ written: TextAlignment?) -> Fitting.Alignment? {
    switch written {
    case .center: .center
    case .right: .right
    case .left: .left
    case .justified, .natural, nil: nil
    }
  }
}

/// A label.
struct DisplayLabel: Sendable {
  let text: DisplayText

  /// The maximum number of lines; 0 for as many as fit.
  let lineLimit: Int

  /// The least factor by which a single line shrinks to fit; 1 if it does not.
  let minimumScale: Double

  let isEnabled: Bool

  /// The label of `view`.
  init(_ view: ViewTemplate) {
    let content = view.content.text
    text = DisplayText(view, standardSize: 17)
    lineLimit = max(0, content.numberOfLines ?? 1)
    let pointSize = text.pointSize
    let leastSize = content.minimumFontSize.map { $0 / pointSize }
    let scale = content.adjustsFontSize ? content.minimumScaleFactor ?? leastSize ?? 1 : 1
    minimumScale = lineLimit == 1 ? min(max(scale, 0.1), 1) : 1
    isEnabled = view.isEnabled
  }
}

/// A text field or a search bar.
struct DisplayTextInput: Sendable {
  /// The text, which may be empty.
  let text: DisplayText

  /// The text for the case that it is empty; nil if none is written.
  let writtenPlaceholder: String?

  let borderStyle: TextFieldBorderStyle?

  private let standardPlaceholder: String

  /// The input `view`; `standardPlaceholder` is shown if none is written.
  init(_ view: ViewTemplate, standardPlaceholder: String) {
    text = DisplayText(view, standardSize: 14)
    writtenPlaceholder = view.placeholder
    self.standardPlaceholder = standardPlaceholder
    borderStyle = view.content.textInput?.borderStyle
  }

  /// The text, or the placeholder while there is none.
  var visibleText: String {
    text.string.flatMap { $0.isEmpty ? nil : $0 } ?? writtenPlaceholder ?? standardPlaceholder
  }
}
