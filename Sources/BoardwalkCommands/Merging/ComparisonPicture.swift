import BoardwalkBase
import BoardwalkMerge
import BoardwalkSnapshot

/// Comparisons of documents as one SVG picture: the changed screens before and after, with numbered
/// marks at changes, and the list of changes below.
struct ComparisonPicture: Sendable {
  private static let margin = 20.0
  private static let lineHeight = 18.0

  /// The maximum average width of a character.
  private static let characterWidth = 6.5

  private let comparisons: [DocumentComparison]

  init(_ comparisons: [DocumentComparison]) { self.comparisons = comparisons }

  /// The picture.
  var text: String {
    var content: [SVGElement] = []
    var size = LayoutSize(width: 0, height: Self.margin)
    for (number, comparison) in comparisons.enumerated() {
      add(title: comparison.name, fontSize: 18, to: &content, &size)
      for (index, row) in comparison.rows.enumerated() {
        add(title: row.name, fontSize: 15, to: &content, &size)
        add(row, named: "d\(number + 1)s\(index + 1)", to: &content, &size)
        add(Self.lines(of: row), to: &content, &size)
      }
      add(comparison.remarks.map { (0, $0) }, to: &content, &size)
    }
    let width = size.width + Self.margin
    let height = size.height + Self.margin
    var root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(PlainNumber.text(width)) \(PlainNumber.text(height))")
      .with("font-family", FontFamily.system)
    root.append(
      SVGElement("rect").with("width", width).with("height", height).with("fill", "#E5E5EA"))
    for element in content { root.append(element) }
    var lines: [String] = []
    root.write(to: &lines)
    return lines.terminalLines
  }

  /// The changes of `row`, numbered as the marks are; several at one object are below its name.
  private static func lines(of row: DocumentComparison.Row) -> [(level: Int, text: String)] {
    row.lines.enumerated().flatMap { index, line -> [(Int, String)] in
      if line.phrases.count == 1 { return [(0, "\(index + 1). \(line.text)")] }
      return [(0, "\(index + 1). \(line.subject)")] + line.phrases.map { (1, $0) }
    }
  }

  // MARK: Parts

  private func add(
    title: String, fontSize: Double, to content: inout [SVGElement], _ size: inout LayoutSize
  ) {
    size.height += fontSize
    size.width = max(size.width, Self.margin + Self.characterWidth * Double(title.count) * 1.5)
    content.append(
      SVGElement("text").with("x", Self.margin).with("y", size.height)
        .with("font-size", fontSize).with("font-weight", "600").with("fill", "#1C1C1E")
        .around(title))
    size.height += fontSize
  }

  private func add(
    _ row: DocumentComparison.Row, named name: String, to content: inout [SVGElement],
    _ size: inout LayoutSize
  ) {
    var x = Self.margin
    var height = 0.0
    for (version, label) in [(row.old, "before"), (row.new, "after")] {
      guard let version else { continue }
      let screen = version.drawing.screen
      content.append(caption(label, x: x, y: size.height))
      content.append(
        Self.element(of: version, at: LayoutPoint(x: x, y: size.height + 8), named: name + label))
      x += screen.size.width + Self.margin
      height = max(height, screen.size.height)
    }
    if height > 0 { size.height += height + 8 + Self.margin }
    size.width = max(size.width, x - Self.margin)
  }

  private func caption(_ text: String, x: Double, y: Double) -> SVGElement {
    SVGElement("text").with("x", x).with("y", y).with("font-size", 12).with("fill", "#6C6C70")
      .around(text)
  }

  private func add(
    _ lines: [(level: Int, text: String)], to content: inout [SVGElement],
    _ size: inout LayoutSize
  ) {
    for line in lines {
      let x = Self.margin * Double(line.level + 1)
      content.append(
        SVGElement("text").with("x", x).with("y", size.height).with("font-size", 12)
          .with("fill", "#1C1C1E").around(line.text))
      size.width = max(size.width, x + Self.characterWidth * Double(line.text.count))
      size.height += Self.lineHeight
    }
    size.height += Self.lineHeight
  }

  // MARK: Screens

  /// The screen of `version` with its marks, as an element at `origin`.
  static func element(
    of version: DocumentComparison.Version, at origin: LayoutPoint, named name: String
  ) -> SVGElement {
    var picture = SVGPicture().element(of: version.drawing.screen, at: origin, named: name)
    for mark in version.marks { picture.append(element(of: mark)) }
    return picture
  }

  private static func element(of mark: DocumentComparison.Mark) -> SVGElement {
    let color = color(of: mark.kind)
    var group = SVGElement("g")
    group.append(
      SVGElement("rect").with("x", mark.frame.minX).with("y", mark.frame.minY)
        .with("width", mark.frame.size.width).with("height", mark.frame.size.height)
        .with("fill", color).with("fill-opacity", "0.1").with("stroke", color)
        .with("stroke-width", "2"))
    let (x, y) = (max(mark.frame.minX, 10), max(mark.frame.minY, 10))
    group.append(
      SVGElement("circle").with("cx", x).with("cy", y).with("r", 9.0).with("fill", color))
    group.append(
      SVGElement("text").with("x", x).with("y", y + 4).with("font-size", 11)
        .with("font-weight", "600").with("text-anchor", "middle").with("fill", "#FFFFFF")
        .around("\(mark.number)"))
    return group
  }

  /// Green for additions, red for removals, blue for changes.
  private static func color(of kind: Change.Kind) -> String {
    switch kind {
    case .added: "#1A7F37"
    case .removed: "#CF222E"
    case .moved, .changed, .renamed: "#0969DA"
    }
  }
}
