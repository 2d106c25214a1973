import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

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
    let y = track.minY + track.size.height / 2
    addTrack(
      LayoutRect(x: track.minX + 2, y: y - 2, width: track.size.width - 4, height: 4), to: x)
    append(
      circle(LayoutPoint(x: x, y: y), radius: knob / 2).filled(.white)
        .stroked(Paint(0x000000, alpha: 0.15), width: 0.5))
  }
}
