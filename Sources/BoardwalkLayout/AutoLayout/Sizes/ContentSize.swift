import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// The intrinsic content size of a view, in points of its frame.
struct ContentSize: Hashable {
  /// The width; nil if there is no intrinsic one.
  var width: Double?

  /// The height; nil if there is no intrinsic one.
  var height: Double?

  static let none = ContentSize()

  /// Replaces the lengths that another size is given for, of which one may be none.
  fileprivate mutating func replace(
    width: LayoutContent.IntrinsicLength?, height: LayoutContent.IntrinsicLength?
  ) {
    if let width { self.width = width.points }
    if let height { self.height = height.points }
  }
}

extension ContentSize {
  /// The size `size`.
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

/// The intrinsic content sizes of views: controls by the version of Interface Builder (LAY-40 …
/// LAY-44), text by its font, images by their resources (LAY-45).
struct ContentSizes {
  let canvas: Canvas

  /// Whether the views are inside an item of a bar.
  var isInBar = false

  /// The content size of `node`, with text wrapped to `textWidth`.
  ///
  /// A toolbar `isAtBottom` if constraints relate it to the bottom of the safe area.
  func size(of node: LayoutNode, textWidth: Double?, isAtBottom: Bool) -> ContentSize {
    var size: ContentSize
    if canvas.textSizes == .stored, let stored = storedSize(of: node) {
      size = stored
    } else {
      size = predictedSize(of: node, textWidth: textWidth, isAtBottom: isAtBottom)
    }
    let layout = node.content.layout
    size.replace(width: layout.placeholderWidth, height: layout.placeholderHeight)
    return size
  }

  /// The size that Interface Builder stored for a view of an app's class, or that of UIKit's class.
  private func predictedSize(
    of node: LayoutNode, textWidth: Double?, isAtBottom: Bool
  ) -> ContentSize {
    var size = intrinsicSize(of: node, textWidth: textWidth, isAtBottom: isAtBottom)
    let stored = canvas.designableSizes[node.view.id]
    size.replace(width: stored?.width, height: stored?.height)
    return size
  }

  private func intrinsicSize(
    of node: LayoutNode, textWidth: Double?, isAtBottom: Bool
  ) -> ContentSize {
    let controls = canvas.profile.controls
    switch node.kind {
    case .label, .button, .textField, .textView, .segmentedControl:
      return textSize(of: node, textWidth: textWidth)
    case .switch: return ContentSize(controls.switchSize)
    case .slider: return ContentSize(height: controls.sliderHeight(inBar: isInBar))
    case .stepper: return ContentSize(width: 94, height: controls.stepperHeight)
    case .progressView: return ContentSize(height: controls.progressHeight)
    case .activityIndicatorView:
      let length = node.content.activityIndicator?.isLarge == true ? 37.0 : 20
      return ContentSize(width: length, height: length)
    case .pageControl: return pageControlSize(of: node)
    case .pickerView: return ContentSize(width: 320, height: 216)
    case .datePicker: return datePickerSize(of: node)
    case .searchBar: return ContentSize(height: controls.searchBarHeight)
    case .navigationBar: return ContentSize(height: canvas.profile.bars.navigationBar())
    case .tabBar: return ContentSize(height: 49)
    case .toolbar:
      return ContentSize(height: canvas.profile.bars.toolbar(aboveHomeIndicator: isAtBottom))
    case .imageView: return imageSize(of: node)
    default: return .none
    }
  }

  /// The stored size of a view that shows text or a symbol, if the document has one.
  private func storedSize(of node: LayoutNode) -> ContentSize? {
    guard StoredSizes.keepsSize(node.view, symbols: canvas.symbols),
      let size = node.view.frame?.size
    else { return nil }
    return ContentSize(size)
  }

  private func imageSize(of node: LayoutNode) -> ContentSize {
    guard let name = node.view.image else { return .none }
    let symbol = symbolSize(name, pointSize: 17)
    return (symbol ?? canvas.imageSizes[name]).map { ContentSize($0) } ?? .none
  }

  private func pageControlSize(of node: LayoutNode) -> ContentSize {
    let pages = Double(node.content.pageControl?.numberOfPages ?? 0)
    let metrics = canvas.profile.controls.pageControl
    return ContentSize(
      width: max(7, pages * metrics.dot + metrics.around), height: metrics.height)
  }
}

/// The views whose stored sizes are content sizes rather than results of constraints.
enum StoredSizes {
  /// Whether the stored size of `view` is that of its content: text, or one of `symbols`.
  static func keepsSize(_ view: ViewTemplate, symbols: Set<String>) -> Bool {
    switch view.elementKind {
    case .label, .button, .textField, .segmentedControl: true
    case .textView: view.content.scroll?.isScrollEnabled == false
    case .imageView: view.image.map { symbols.contains($0) } ?? false
    default: false
    }
  }
}

/// The intrinsic content sizes of date pickers.
extension ContentSizes {
  /// The padding of the buttons of compact pickers: 117.5 points for a text of 93.5 (ORC-85).
  private static let padding = LayoutSize(width: 24, height: 14)

  /// The widest texts of the buttons of compact pickers, by mode. There is room for longer dates
  /// than the current one: the button with "Sep 4, 2026" takes 117.5 of 128 points (ORC-85).
  private static let samples = [
    DatePickerMode.date: ["Dec 28, 2026"], .time: ["9:41 AM"],
    .dateAndTime: ["Dec 28, 2026", "9:41 AM"],
  ]

  /// The height of a date picker without a style (LAY-79).
  private static let unstyledHeight = 36.0

  /// Whether Interface Builder's canvas draws a picker of `mode`, which shows a date or a time.
  private func isOnCanvas(_ mode: DatePickerMode) -> Bool {
    !canvas.isRunning && mode != .countDownTimer
  }

  /// The size of `node` by its style and mode.
  func datePickerSize(of node: LayoutNode) -> ContentSize {
    let picker = node.content.datePicker
    let mode = picker?.mode ?? .dateAndTime
    switch picker?.style {
    case .compact: return buttons(Self.samples[mode] ?? [])
    // A time has no calendar but the button of compact pickers.
    case .inline where mode == .time: return buttons(Self.samples[mode] ?? [])
    case nil where canvas.profile.controls.drawsUnstyledDatePickersCompact && isOnCanvas(mode):
      return ContentSize(height: Self.unstyledHeight)
    // The height of a calendar depends on its width and on the month.
    case .inline: return ContentSize(width: 320)
    default: return ContentSize(width: 320, height: 216)
    }
  }

  /// Buttons with the titles `titles` side by side.
  private func buttons(_ titles: [String]) -> ContentSize {
    let font = TextFont(pointSize: 17)
    let unit = canvas.textGranularity
    let width = titles.reduce(0) { width, title in
      width + (font.width(of: title) / unit).rounded(.up) * unit + Self.padding.width
    }
    let step = canvas.profile.controls.datePickersTakeWholePoints ? 1 : unit
    let line = (font.lineHeight / step).rounded() * step
    return ContentSize(width: width, height: line + Self.padding.height)
  }
}
