import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Labels and controls.
extension WireframeRenderer {
  /// A label, with as many lines as its height allows.
  mutating func add(_ label: DisplayLabel, _ view: PlacedView, _ visible: LayoutRect) {
    guard let text = label.text.string, !text.isEmpty, visible.size.width >= 1,
      visible.size.height >= 1
    else { return }
    let size = label.text.pointSize
    let lineHeight = size * 1.193
    let fitting = max(1, Int((view.frame.size.height / lineHeight + 0.3).rounded(.down)))
    let limit = label.lineLimit == 0 ? fitting : min(label.lineLimit, fitting)
    let alignment =
      label.text.alignment
      ?? (isRightToLeft ? .right : edgeAlignment(of: text, size, in: visible))
    guard limit > 1 else {
      // A text that fits its label in points may need more cells.
      let width = label.text.font(on: system, at: textSize).width(of: text) * label.minimumScale
      return addText(
        text, in: visible, alignment, mayOverflow: width <= view.frame.size.width + 1)
    }
    let width = columns.textColumns(visible).count
    // A small font puts more letters into its width than there are cells.
    let lines = Fitting.wrap(text, to: width, limit: limit, ellipsis: glyphs.ellipsis)
    let height = min(lineHeight, visible.size.height / Double(max(lines.count, 1)))
    let top = visible.minY + (visible.size.height - height * Double(lines.count)) / 2
    for (index, line) in lines.enumerated() {
      let y = top + Double(index) * height
      addText(
        line, in: LayoutRect(x: visible.minX, y: y, width: visible.size.width, height: height),
        alignment)
    }
  }

  /// A text of `size` points that fills its frame is aligned to the right if its frame ends at the
  /// right edge of the screen: letters are narrower or wider than cells.
  private func edgeAlignment(
    of text: String, _ size: Double, in frame: LayoutRect
  ) -> Fitting.Alignment {
    // The width of letters of the system font is about half its size.
    let width = Double(CellWidth.of(VisibleText.line(text))) * size / 2
    let screen = drawing.bounds
    guard abs(frame.size.width - width) <= max(10, 0.2 * width) else { return .left }
    let (left, right) = (frame.minX - screen.minX, screen.maxX - frame.maxX)
    if abs(left - right) <= 8 { return .center }
    return right < 40 && right < left ? .right : .left
  }

  mutating func add(_ button: DisplayButton, _ frame: LayoutRect, hasBackground: Bool) {
    guard frame.size.width >= 1, frame.size.height >= 1 else { return }
    let title = button.title.string.map(VisibleText.line).flatMap { $0.isEmpty ? nil : $0 }
    let textColumns = columns.textColumns(frame).count
    var label = title ?? button.sign.map(symbol) ?? button.image.map(VisibleText.line)
    if title == nil, let image = label, CellWidth.of(image) + 4 > max(textColumns, 6) {
      label = button.image == nil ? image : glyphs.image
    }
    guard var label else {
      // An invisible button can be touched.
      if hasBackground { addBox(around: frame) }
      return
    }
    if button.showsMenu { label += " " + glyphs.menu }
    let width = CellWidth.of(label)
    let inner = textColumns - 4 >= width ? Fitting.pad(label, to: textColumns - 4, .center) : label
    let isTight = textColumns < width + 4 && textColumns >= width + 2
    addText(
      isTight ? "[\(label)]" : "[ \(inner) ]", in: frame, .center, tighter: "[\(label)]")
  }

  private func symbol(_ sign: DisplayButton.Sign) -> String {
    switch sign {
    case .add: "+"
    case .info: "i"
    case .close: glyphs.replacements["×"] ?? "×"
    }
  }

  /// The field of `input`, which shows `text`.
  mutating func addField(_ text: String, _ input: DisplayTextInput, _ frame: LayoutRect) {
    guard frame.size.width >= 1, frame.size.height >= 1 else { return }
    let width = max(columns.textColumns(frame).count, 4)
    let inner = Fitting.pad(
      VisibleText.line(text), to: width - 2, input.text.alignment ?? naturalAlignment,
      ellipsis: glyphs.ellipsis)
    // Square borders are drawn as lines.
    let isSquare = input.borderStyle?.isSquare ?? false
    let (left, right) = isSquare ? (glyphs.divider, glyphs.divider) : ("[", "]")
    addText("\(left)\(inner)\(right)", in: frame, .left, mayOverflow: false)
  }

  /// The glyph of a switch. In a right-to-left layout, the knob is on the left while it is on.
  func switchGlyph(isOn: Bool) -> String {
    let glyph = isOn ? glyphs.switchOn : glyphs.switchOff
    return isRightToLeft ? "(" + String(glyph.dropFirst().dropLast().reversed()) + ")" : glyph
  }

  /// A slider between the images at its ends.
  mutating func add(_ slider: DisplaySlider, _ frame: LayoutRect) {
    let parts = SliderParts(slider, frame, isRightToLeft: isRightToLeft)
    for image in parts.images {
      addText(glyphs.image, in: image.frame, .center, mayOverflow: false)
    }
    addText(track(slider.fraction, parts.track), in: parts.track, .left, mayOverflow: false)
  }

  private func track(_ fraction: Double, _ frame: LayoutRect) -> String {
    let width = max(columns.textColumns(frame).count, 3)
    let before = Int((Double(width - 1) * fraction).rounded())
    return read(
      String(repeating: glyphs.trackFilled, count: before) + String(glyphs.sliderThumb)
        + String(repeating: glyphs.trackEmpty, count: width - 1 - before))
  }

  /// `track` from the side where reading begins.
  private func read(_ track: String) -> String {
    isRightToLeft ? String(track.reversed()) : track
  }

  func progress(_ fraction: Double, _ frame: LayoutRect) -> String {
    let width = max(columns.textColumns(frame).count, 2)
    let done = Int((Double(width) * fraction).rounded())
    return read(
      String(repeating: glyphs.trackFilled, count: done)
        + String(repeating: glyphs.trackEmpty, count: width - done))
  }

  var stepper: String { "[ \(glyphs.minus) \(glyphs.divider) + ]" }

  /// The segments share the width; the selected one is marked.
  mutating func addSegments(_ titles: [String], selected: Int?, _ frame: LayoutRect) {
    let titles = titles.map(VisibleText.line)
    guard !titles.isEmpty else { return addText("[ ]", in: frame, .left) }
    let width = columns.textColumns(frame).count
    let inner = width - 1 - titles.count
    let places = isRightToLeft ? Array(titles.indices.reversed()) : Array(titles.indices)
    let parts = places.enumerated().map { place, index -> String in
      let title = titles[index]
      let share = inner * (place + 1) / titles.count - inner * place / titles.count
      let marked = index == selected ? glyphs.selectedMark + title : title
      return Fitting.pad(marked, to: max(share, 3), .center, ellipsis: glyphs.ellipsis)
    }
    addText("[\(parts.joined(separator: glyphs.divider))]", in: frame, .left)
  }

  func dots(_ pages: DisplayPages) -> String {
    (0..<pages.count).map { $0 == pages.current ? glyphs.selectedMark : glyphs.unselectedMark }
      .joined(separator: " ")
  }
}
