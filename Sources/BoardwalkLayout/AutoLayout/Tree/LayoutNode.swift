import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// A view before it has a frame.
struct LayoutNode {
  /// The source of a frame.
  enum Placement: Hashable {
    /// Its stored frame.
    case frame

    /// Constraints.
    case constraints

    /// The stack view that arranges it.
    case stack

    /// All of its superview.
    case filling

    /// The style of the cell that it is a part of.
    case cellStyle
  }

  /// The parts that need no copy of their own: nodes are copied in every pass, and each copy of
  /// templates and content would count dozens of references.
  private final class Parts: Sendable {
    let view: ViewTemplate
    let content: ViewContent
    let variedFont: Font?
    let constraints: [ConstraintTemplate]

    init(
      _ view: ViewTemplate, _ content: ViewContent, _ variedFont: Font?,
      _ constraints: [ConstraintTemplate]
    ) {
      self.view = view
      self.content = content
      self.variedFont = variedFont
      self.constraints = constraints
    }
  }

  private let parts: Parts

  /// The index of its superview's node; nil for the root.
  let parent: Int?
  let placement: Placement
  var children: [Int] = []

  /// A node of `view` in the node at `parent`.
  init(
    _ view: ViewTemplate, parent: Int?, content: ViewContent, variedFont: Font?,
    constraints: [ConstraintTemplate], placement: Placement
  ) {
    parts = Parts(view, content, variedFont, constraints)
    self.parent = parent
    self.placement = placement
  }

  var view: ViewTemplate { parts.view }

  /// Its content under the document's traits.
  var content: ViewContent { parts.content }

  /// The font for the document's traits, which replaces the base font.
  var variedFont: Font? { parts.variedFont }

  /// The constraints that it holds under the document's traits.
  var constraints: [ConstraintTemplate] { parts.constraints }

  var kind: ElementKind? { view.elementKind }

  /// Whether constraints or a stack view place it.
  var isPlaced: Bool { placement == .constraints || placement == .stack }

  /// Whether its edges are rounded to pixels, since they are computed.
  var isRounded: Bool { isPlaced || placement == .cellStyle }

  /// Whether its author has it read from left to right in every language.
  var keepsDirection: Bool { content.layout.keepsDirection }

  /// Whether it is hidden under the document's traits.
  var isHidden: Bool { content.layout.isHidden ?? view.isHidden }
}

extension LayoutNode.Placement {
  /// The placement of `view` with `layout` in a superview of the kind `superview`: a fixed frame
  /// takes precedence over constraints (LAY-01).
  init(
    _ view: ViewTemplate, _ layout: LayoutContent, in superview: ElementKind?, isRoot: Bool = false
  ) {
    if isRoot {
      self = .frame
    } else if superview == .stackView {
      self = .stack
    } else if layout.hasFixedFrame {
      self = .frame
    } else if layout.usesConstraints {
      self = .constraints
    } else {
      let isEffect = layout.role == .contentView && superview == .visualEffectView
      self = isEffect || view.frame == nil ? .filling : .frame
    }
  }
}

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
    let lacking = (size.width - size.height) / 2 * ContentSizes.symbolScale
    let beyond = (lacking / pixel).rounded() * pixel
    return LayoutInsets(top: -beyond, bottom: -beyond)
  }
}
