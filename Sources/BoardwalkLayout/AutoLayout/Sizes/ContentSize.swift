import BoardwalkDocument
import BoardwalkGraph

/// The intrinsic content size of a view, in points of its frame; nil if it has none.
struct ContentSize: Hashable {
  var width: Double?
  var height: Double?

  static let none = ContentSize(width: nil, height: nil)
}

/// The intrinsic content sizes of views: controls by the version of Interface Builder (LAY-40 …
/// LAY-44), text by its font, images by their resources (LAY-45).
struct ContentSizes {
  let canvas: Canvas

  /// The role of the root view.
  var role = LayoutContext.Role.root

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
    if let width = node.content.layout.placeholderWidth { size.width = width.points }
    if let height = node.content.layout.placeholderHeight { size.height = height.points }
    return size
  }

  /// The size that Interface Builder stored for a view of an app's class, or that of UIKit's class.
  private func predictedSize(
    of node: LayoutNode, textWidth: Double?, isAtBottom: Bool
  ) -> ContentSize {
    var size = intrinsicSize(of: node, textWidth: textWidth, isAtBottom: isAtBottom)
    if let noted = canvas.designableSizes[node.view.id] {
      if let width = noted.width { size.width = width.points }
      if let height = noted.height { size.height = height.points }
    }
    return size
  }

  private func intrinsicSize(
    of node: LayoutNode, textWidth: Double?, isAtBottom: Bool
  ) -> ContentSize {
    let controls = canvas.profile.controls
    switch node.kind {
    case .label, .button, .textField, .textView, .segmentedControl:
      return TextSizes(canvas: canvas).size(of: node, textWidth: textWidth)
    case .switch:
      return ContentSize(width: controls.switchSize.width, height: controls.switchSize.height)
    case .slider:
      return ContentSize(width: nil, height: controls.sliderHeight(inBar: role == .barItem))
    case .stepper: return ContentSize(width: 94, height: controls.stepperHeight)
    case .progressView: return ContentSize(width: nil, height: controls.progressHeight)
    case .activityIndicatorView:
      let isLarge = node.content.activityIndicator?.isLarge ?? false
      return ContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
    case .pageControl: return pageControlSize(of: node)
    case .pickerView: return ContentSize(width: 320, height: 216)
    case .datePicker: return DatePickerSizes(canvas: canvas).size(of: node)
    case .searchBar: return ContentSize(width: nil, height: controls.searchBarHeight)
    case .navigationBar: return ContentSize(width: nil, height: controls.navigationBarHeight)
    case .tabBar: return ContentSize(width: nil, height: 49)
    case .toolbar: return ContentSize(width: nil, height: isAtBottom ? 49 : 44)
    case .imageView: return imageSize(of: node)
    default: return .none
    }
  }

  /// The stored size of a view that shows text or a symbol, if the document has one.
  private func storedSize(of node: LayoutNode) -> ContentSize? {
    guard StoredSizes.keepsSize(node.view, symbols: canvas.symbols),
      let size = node.view.frame?.size
    else { return nil }
    return ContentSize(width: size.width, height: size.height)
  }

  private func imageSize(of node: LayoutNode) -> ContentSize {
    if let name = node.view.image,
      let size = TextSizes(canvas: canvas).symbolSize(name, pointSize: 17)
    {
      return ContentSize(width: size.width, height: size.height)
    }
    guard let name = node.view.image, let size = canvas.imageSizes[name] else { return .none }
    return ContentSize(width: size.width, height: size.height)
  }

  private func pageControlSize(of node: LayoutNode) -> ContentSize {
    let pages = Double(node.content.pageControl?.numberOfPages ?? 0)
    let metrics = canvas.profile.controls.pageControl
    return ContentSize(
      width: max(7, pages * metrics.dot + metrics.around), height: metrics.height)
  }
}

/// The views whose stored sizes are content sizes rather than results of constraints.
package enum StoredSizes {
  /// Whether the stored size of `view` is that of its content: text, or one of `symbols`.
  package static func keepsSize(_ view: ViewTemplate, symbols: Set<String>) -> Bool {
    switch view.elementKind {
    case .label, .button, .textField, .segmentedControl: true
    case .textView: view.content.scroll?.isScrollEnabled == false
    case .imageView: view.image.map { symbols.contains($0) } ?? false
    default: false
    }
  }
}
