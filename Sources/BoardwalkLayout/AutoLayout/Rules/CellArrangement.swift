import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
import BoardwalkSolver

/// The constraints of a cell's style for its parts without stored frames.
struct CellArrangement {
  private let style: CellStyle

  /// The edges of the content view, mirrored in languages from right to left.
  private let whole: Edges

  /// The leading edge of the image, and the leading and trailing edges of the texts.
  private let start: LinearExpression
  private let leading: LinearExpression
  private let trailing: LinearExpression

  /// The space above and below the texts of a row that sizes itself; nil for a row with a given
  /// height.
  private let endSpace: Double?

  private let parts: [CellTemplate.Part: (edges: Edges, size: ContentSize)]

  /// The spacing of two texts in a row, and that of `value2`.
  private static let spacing = 8.0
  private static let value2Spacing = 6.0

  /// The width of the text of `value2`.
  private static let value2Width = 91.0

  /// The size at which Interface Builder draws an image of unknown size.
  private static let unknownSize = LayoutSize(width: 16, height: 16)

  /// The priority of margins, which yield in cells that are too small.
  private static let margin = Priority(999)

  /// The priorities of content sizes, and of one that yields to the others.
  private static let strong = Priority(750)
  private static let weak = Priority(740)

  /// The arrangement of the content view at `index` of `system`.
  init(_ system: LayoutSystem, content index: Int) {
    let tree = system.tree
    let cell = tree.nodes[index].parent.flatMap { tree.nodes[$0].view.cell }
    let isMirrored = system.canvas.isRightToLeft
    func seen(_ edges: Edges) -> Edges { isMirrored ? edges.mirrored : edges }
    var parts: [CellTemplate.Part: (edges: Edges, size: ContentSize)] = [:]
    for child in tree.nodes[index].children where tree.nodes[child].placement == .cellStyle {
      guard let part = cell?.part(tree.nodes[child].view) else { continue }
      var size = system.sizes[child]
      if part == .image, tree.nodes[child].view.image != nil {
        size.width = size.width ?? Self.unknownSize.width
        size.height = size.height ?? Self.unknownSize.height
      }
      parts[part] = (seen(system.edges[child]), size)
    }
    self.parts = parts
    style = cell?.style ?? .default
    whole = seen(system.edges[index])
    let margins = system.surroundings.margins[index]
    let margin = isMirrored ? margins.right : margins.left
    start = whole.left + margin
    trailing = whole.right + -(isMirrored ? margins.left : margins.right)
    let image = parts[.image].flatMap { $0.size.width ?? 0 > 0 ? $0.edges : nil }
    leading = (image?.right ?? whole.left) + margin
    endSpace = system.context.fitsHeight ? system.canvas.profile.cells.textEndSpace : nil
  }

  /// Adds the constraints to `system`.
  func add(to system: inout ConstraintSystem) {
    addImage(to: &system)
    switch style {
    case .default, .none: addOnlyText(to: &system)
    case .value1: addTextsAtBothEnds(to: &system)
    case .value2: addTextsSideBySide(to: &system)
    case .subtitle: addTextsInColumn(to: &system)
    }
  }

  /// An image higher than its row is scaled down to it.
  private func addImage(to system: inout ConstraintSystem) {
    guard let (edges, size) = parts[.image] else { return }
    let (width, height) = (size.width ?? 0, size.height ?? 0)
    system.add(edges.left, .equal, start)
    center(edges, in: &system)
    guard width > 0, height > 0 else {
      system.add(edges.right - edges.left, .equal, 0)
      system.add(edges.bottom - edges.top, .equal, 0)
      return
    }
    system.add(edges.right - edges.left, .equal, (edges.bottom - edges.top) * (width / height))
    system.add(edges.bottom - edges.top, .equal, height, at: Self.strong)
    system.add(edges.bottom - edges.top, .lessOrEqual, whole.bottom - whole.top, at: Self.margin)
  }

  /// A single text takes the whole width.
  private func addOnlyText(to system: inout ConstraintSystem) {
    guard let text = parts[.text]?.edges else { return }
    system.add(text.left, .equal, leading)
    system.add(text.right, .equal, trailing)
    system.add(text.top, .equal, whole.top)
    system.add(text.bottom, .equal, whole.bottom)
  }

  /// Each text has its own width; if both do not fit, the trailing one is compressed.
  private func addTextsAtBothEnds(to system: inout ConstraintSystem) {
    if let (text, size) = parts[.text] {
      system.add(text.left, .equal, leading)
      addWidth(size.width, of: text, at: Self.strong, to: &system)
      system.add(text.right, .lessOrEqual, trailing, at: Self.margin)
      addHeight(size.height, of: text, to: &system)
    }
    if let (detail, size) = parts[.detail] {
      system.add(detail.right, .equal, trailing)
      addWidth(size.width, of: detail, at: Self.weak, to: &system)
      addHeight(size.height, of: detail, to: &system)
      let start = parts[.text].map { $0.edges.right + Self.spacing } ?? leading
      system.add(detail.left, .greaterOrEqual, start, at: Self.margin)
    }
  }

  /// The first text has a fixed width.
  private func addTextsSideBySide(to system: inout ConstraintSystem) {
    let end = leading + Self.value2Width
    if let (text, size) = parts[.text] {
      system.add(text.left, .equal, leading)
      system.add(text.right, .equal, end)
      addHeight(size.height, of: text, to: &system)
    }
    if let (detail, size) = parts[.detail] {
      system.add(detail.left, .equal, end + Self.value2Spacing)
      system.add(detail.right, .equal, trailing)
      addHeight(size.height, of: detail, to: &system)
    }
  }

  /// Centers both texts together.
  private func addTextsInColumn(to system: inout ConstraintSystem) {
    let texts = [parts[.text], parts[.detail]].compactMap(\.self)
    guard let first = texts.first?.edges, let last = texts.last?.edges else { return }
    for (edges, size) in texts {
      system.add(edges.left, .equal, leading)
      addWidth(size.width, of: edges, at: Self.strong, to: &system)
      system.add(edges.right, .lessOrEqual, trailing, at: Self.margin)
      system.add(edges.bottom - edges.top, .equal, size.height ?? 0)
    }
    for (above, below) in zip(texts, texts.dropFirst()) {
      system.add(below.edges.top, .equal, above.edges.bottom)
    }
    system.add(first.top - whole.top, .equal, whole.bottom - last.bottom)
    if let endSpace { system.add(first.top - whole.top, .greaterOrEqual, endSpace) }
  }

  private func addWidth(
    _ width: Double?, of edges: Edges, at priority: Priority, to system: inout ConstraintSystem
  ) {
    system.add(edges.right - edges.left, .greaterOrEqual, 0)
    system.add(edges.right - edges.left, .equal, width ?? 0, at: priority)
  }

  private func addHeight(
    _ height: Double?, of edges: Edges, to system: inout ConstraintSystem
  ) {
    system.add(edges.bottom - edges.top, .equal, height ?? 0)
    center(edges, in: &system)
  }

  private func center(_ edges: Edges, in system: inout ConstraintSystem) {
    system.add(edges.top - whole.top, .equal, whole.bottom - edges.bottom)
  }
}

extension LayoutNode {
  /// Whether it is a content view whose parts are placed by the style of its cell.
  func isHolder(ofStyledPartsIn tree: LayoutTree) -> Bool {
    children.contains { tree.nodes[$0].placement == .cellStyle }
  }
}
