import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// Controls.
extension SVGRenderer {
  // MARK: Buttons

  mutating func add(_ button: DisplayButton, _ frame: LayoutRect) {
    let style = ButtonStyle(button, palette, tint: tint)
    if let paint = style.background {
      append(shape(frame, radius: style.cornerRadius).filled(paint))
    }
    let paint = button.isEnabled ? style.foreground : style.foreground.faded(to: 0.35)
    let sign = button.sign?.character
    let font = sign == nil ? font(of: button.title) : TextFont(pointSize: 22)
    let text = (button.title.isEmpty ? sign : button.title.string) ?? ""
    let width = font.width(of: text)
    guard let image = button.image, sign == nil else {
      return addText(text, font, paint, in: frame, .center)
    }
    // The image precedes the title.
    let side = text.isEmpty ? min(frame.size.width, frame.size.height, 44) : 20
    let room = side + (text.isEmpty ? 0 : 6 + width)
    let x = max(frame.minX, frame.minX + (frame.size.width - room) / 2)
    let icon =
      text.isEmpty
      ? frame
      : LayoutRect(x: x, y: frame.minY + (frame.size.height - side) / 2, width: side, height: side)
    addImage(image, icon, tint: paint, takesTemplates: button.isSystem)
    guard !text.isEmpty else { return }
    let rest = LayoutRect(
      x: x + side + 6, y: frame.minY, width: max(0, min(width + 0.5, frame.maxX - x - side - 6)),
      height: frame.size.height)
    addText(text, font, paint, in: rest)
  }

  // MARK: Fields

  mutating func addField(_ input: DisplayTextInput, _ frame: LayoutRect) {
    var inner = frame
    switch input.borderStyle {
    case .roundedRect:
      append(
        shape(frame, radius: 5).filled(palette[.systemBackground])
          .stroked(palette[.opaqueSeparator]))
      inner = frame.inset(by: LayoutInsets(left: 7, right: 7))
    case .line, .bezel:
      append(shape(frame).filled(.clear).stroked(palette[.systemGray]))
      inner = frame.inset(by: LayoutInsets(left: 4, right: 4))
    default: break
    }
    addText(
      input.visibleText, font(of: input.text),
      input.text.isEmpty ? palette[.tertiaryLabel] : paint(of: input.text), in: inner,
      input.text.alignment ?? naturalAlignment)
  }

  // MARK: Switches, sliders and the like

  mutating func addSwitch(isOn: Bool, onTint: ColorValue?, _ frame: LayoutRect) {
    // A switch has a fixed size in any frame.
    let own = hasGlass ? LayoutSize(width: 61, height: 28) : LayoutSize(width: 49, height: 31)
    let width = min(max(0, frame.size.width - 2), own.width)
    let track = LayoutRect(
      x: screen.isRightToLeft ? frame.maxX - 2 - width : frame.minX, y: frame.minY, width: width,
      height: min(frame.size.height, own.height))
    let on = palette.paint(onTint) ?? palette[.systemGreen]
    append(shape(track, radius: 99).filled(isOn ? on : palette[.systemGray5]))
    let side = max(0, track.size.height - 4)
    let isRight = isOn != screen.isRightToLeft
    let wide = hasGlass ? side * 1.6 : side
    let knob = LayoutRect(
      x: isRight ? track.maxX - 2 - wide : track.minX + 2, y: track.minY + 2, width: wide,
      height: side)
    append(shape(knob, radius: 99).filled(.white).stroked(Paint(0x000000, alpha: 0.1), width: 0.5))
  }

  mutating func addProgress(_ fraction: Double, _ frame: LayoutRect) {
    let share = screen.isRightToLeft ? 1 - fraction : fraction
    addTrack(frame, to: frame.minX + frame.size.width * share)
  }

  /// Draws a track that is filled up to `x`.
  mutating func addTrack(_ track: LayoutRect, to x: Double) {
    append(shape(track, radius: 2).filled(palette[.systemGray5]))
    let left = screen.isRightToLeft ? x : track.minX
    let right = screen.isRightToLeft ? track.maxX : x
    guard right > left else { return }
    let done = LayoutRect(x: left, y: track.minY, width: right - left, height: track.size.height)
    append(shape(done, radius: 2).filled(tint))
  }

  mutating func addStepper(_ frame: LayoutRect) {
    append(shape(frame, radius: 8).filled(palette[.tertiarySystemFill]))
    let (x, y) = (frame.midX, frame.midY)
    append(line(x, frame.minY + 8, x, frame.maxY - 8).stroked(palette[.tertiaryLabel]))
    let half = frame.size.width / 4
    append(line(x - half - 7, y, x - half + 7, y).stroked(palette[.label], width: 2))
    append(line(x + half - 7, y, x + half + 7, y).stroked(palette[.label], width: 2))
    append(line(x + half, y - 7, x + half, y + 7).stroked(palette[.label], width: 2))
  }

  /// The segments share the width; the selected one has a white background.
  mutating func addSegments(_ titles: [String], selected: Int?, _ frame: LayoutRect) {
    append(shape(frame, radius: 8).filled(palette[.tertiarySystemFill]))
    let count = max(titles.count, 1)
    let width = frame.size.width / Double(count)
    for (place, title) in (screen.isRightToLeft ? titles.reversed() : titles).enumerated() {
      let index = screen.isRightToLeft ? count - 1 - place : place
      let segment = LayoutRect(
        x: frame.minX + width * Double(place), y: frame.minY, width: width,
        height: frame.size.height
      ).inset(by: LayoutInsets(all: 2))
      if index == selected {
        append(
          shape(segment, radius: 7).filled(palette.either(.white, Paint(0x636366)))
            .stroked(Paint(0x000000, alpha: 0.06)))
      }
      let weight: TextFont.Weight = index == selected ? .semibold : .medium
      addText(title, TextFont(pointSize: 13, weight: weight), palette[.label], in: segment, .center)
    }
  }

  mutating func add(_ pages: DisplayPages, _ frame: LayoutRect) {
    let all = palette.paint(pages.color) ?? palette[.systemGray].faded(to: 0.5)
    let one = palette.paint(pages.currentColor) ?? palette.either(Paint(0x3C3C43), .white)
    let y = frame.midY
    let start = frame.midX - Double(pages.count - 1) * 8
    for page in 0..<pages.count {
      append(
        circle(LayoutPoint(x: start + Double(page) * 16, y: y), radius: 3.5)
          .filled(page == pages.current ? one : all))
    }
  }

  mutating func addActivityIndicator(_ color: ColorValue?, _ frame: LayoutRect) {
    let center = frame.center
    // None is larger than the large ones.
    let radius = min(frame.size.width, frame.size.height, 37) / 2
    let paint = palette.paint(color) ?? palette[.systemGray]
    // Eight spokes, each fainter than the one before.
    let directions = [
      (0.0, -1.0), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0),
      (-0.71, -0.71),
    ]
    for (index, direction) in directions.enumerated() {
      append(
        line(
          center.x + direction.0 * radius * 0.45, center.y + direction.1 * radius * 0.45,
          center.x + direction.0 * radius * 0.9, center.y + direction.1 * radius * 0.9
        ).stroked(paint.faded(to: 1 - Double(index) * 0.1), width: 2)
          .with("stroke-linecap", "round"))
    }
  }
}

extension DisplayButton.Sign {
  /// The character for it in a picture.
  fileprivate var character: String {
    switch self {
    case .add: "⊕"
    case .info: "ⓘ"
    case .close: "⊗"
    }
  }
}

/// Sliders.
extension SVGRenderer {
  mutating func add(_ slider: DisplaySlider, _ frame: LayoutRect) {
    let parts = SliderParts(slider, frame, isRightToLeft: screen.isRightToLeft)
    for image in parts.images { addImage(image.name, image.frame, tint: tint) }
    let track = parts.track
    let knob = max(0, min(28, track.size.height - 2))
    let span = max(0, track.size.width - knob)
    let share = screen.isRightToLeft ? 1 - slider.fraction : slider.fraction
    let x = track.minX + knob / 2 + span * share
    let y = track.midY
    addTrack(
      LayoutRect(x: track.minX + 2, y: y - 2, width: track.size.width - 4, height: 4), to: x)
    append(
      circle(LayoutPoint(x: x, y: y), radius: knob / 2).filled(.white)
        .stroked(Paint(0x000000, alpha: 0.15), width: 0.5))
  }
}
