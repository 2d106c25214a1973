import BoardwalkBase
import BoardwalkDocument

extension LayoutNode {
  /// The insets of the alignment rectangle in the frame; negative where it extends beyond. Sliders,
  /// switches and segmented controls have such insets (LAY-10, LAY-11, LAY-12).
  func alignmentInsets(on canvas: Canvas) -> LayoutInsets {
    switch kind {
    case .slider: canvas.profile.controls.sliderInsets
    case .switch: LayoutInsets(right: 2)
    case .segmentedControl: LayoutInsets(bottom: 1)
    case .imageView: symbolInsets(on: canvas)
    default: .zero
    }
  }

  /// A round symbol is drawn slightly lower than wide, and aligned as a square.
  private func symbolInsets(on canvas: Canvas) -> LayoutInsets {
    guard let image = view.image, canvas.symbols.contains(image),
      let size = canvas.imageSizes[image], size.height < size.width, size.height >= size.width * 0.9
    else { return .zero }
    let pixel = canvas.textGranularity
    let lacking = (size.width - size.height) / 2 * TextSizes.symbolScale
    let beyond = (lacking / pixel).rounded() * pixel
    return LayoutInsets(top: -beyond, bottom: -beyond)
  }
}
