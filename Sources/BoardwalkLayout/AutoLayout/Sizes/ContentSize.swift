import BoardwalkDocument
import BoardwalkGraph

/// How large a view's content wants it to be, in points of its frame; nil where it does not care.
struct ContentSize: Hashable {
  var width: Double?
  var height: Double?

  static let none = ContentSize(width: nil, height: nil)
}

/// Tells how large views want to be: controls by the version of Interface Builder (LAY-40 …
/// LAY-44), text by its font, images by their resources (LAY-45).
struct ContentSizes {
  let canvas: Canvas

  /// What the outermost view of theirs is.
  var role = LayoutContext.Role.root

  /// The size that the content of `node` asks for; text may be as wide as `textWidth`.
  ///
  /// A toolbar `isAtBottom` where it is tied to the bottom of the safe area.
  func size(of node: LayoutNode, textWidth: Double?, isAtBottom: Bool) -> ContentSize {
    var size = ownSize(of: node, textWidth: textWidth, isAtBottom: isAtBottom)
    if let stored = canvas.designableSizes[node.view.id] {
      if let width = stored.number("width") { size.width = width >= 0 ? width : nil }
      if let height = stored.number("height") { size.height = height >= 0 ? height : nil }
    }
    if let width = node.attributes["placeholderIntrinsicWidth"] {
      size.width = Double(width).flatMap { $0.isFinite ? $0 : nil }
    }
    if let height = node.attributes["placeholderIntrinsicHeight"] {
      size.height = Double(height).flatMap { $0.isFinite ? $0 : nil }
    }
    return size
  }

  private func ownSize(
    of node: LayoutNode, textWidth: Double?, isAtBottom: Bool
  ) -> ContentSize {
    if canvas.textSizes == .stored, let stored = storedSize(of: node) { return stored }
    let era = canvas.era
    switch node.kind {
    case .label, .button, .textField, .textView, .segmentedControl:
      return TextSizes(canvas: canvas).size(of: node, textWidth: textWidth)
    case .switch:
      return era >= .xcode26
        ? ContentSize(width: 63, height: 28) : ContentSize(width: 51, height: 31)
    case .slider:
      // In bars the slider of iOS 14 is drawn as high as later ones.
      let isHigh = era >= .xcode26 || era >= .xcode12 && role == .barItem
      return ContentSize(width: nil, height: isHigh ? 34 : 31)
    case .stepper: return ContentSize(width: 94, height: era <= .xcode10 ? 29 : 32)
    case .progressView: return ContentSize(width: nil, height: era <= .xcode11 ? 2 : 4)
    case .activityIndicatorView:
      let isLarge = ["whiteLarge", "large"].contains(node.attributes["style"])
      return ContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
    case .pageControl: return pageControlSize(of: node)
    case .pickerView: return ContentSize(width: 320, height: 216)
    case .datePicker: return DatePickerSizes(canvas: canvas).size(of: node)
    case .searchBar:
      let height = era <= .xcode8 ? 44.0 : era >= .xcode26 ? 64 : 56
      return ContentSize(width: nil, height: height)
    case .navigationBar: return ContentSize(width: nil, height: era >= .xcode26 ? 54 : 44)
    case .tabBar: return ContentSize(width: nil, height: 49)
    case .toolbar: return ContentSize(width: nil, height: isAtBottom ? 49 : 44)
    case .imageView: return imageSize(of: node)
    default: return .none
    }
  }

  /// The stored size of what shows text or a symbol, where the document still has it.
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
    let pages = node.number("numberOfPages") ?? 0
    switch canvas.era {
    case ...InterfaceBuilderVersion.xcode11:
      return ContentSize(width: max(7, pages * 16 - 9), height: 37)
    default: return ContentSize(width: max(7, pages * 17.5 + 20), height: 26)
    }
  }
}

/// Whose sizes a document stores because of what they show, rather than because of what places them.
package enum StoredSizes {
  /// Whether the stored size of `view` stands for its content: it shows text, or one of `symbols`.
  package static func keepsSize(_ view: ViewTemplate, symbols: Set<String>) -> Bool {
    switch view.elementKind {
    case .label, .button, .textField, .segmentedControl: true
    case .textView: view.rest.attributes["scrollEnabled"] == "NO"
    case .imageView: view.image.map { symbols.contains($0) } ?? false
    default: false
    }
  }
}
