import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

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
