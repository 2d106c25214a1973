import BoardwalkBase
import BoardwalkSnapshot
import BoardwalkWeb

/// Comparisons of documents as an HTML page: for each screen that changed its pictures before and
/// after, and the changes.
///
/// The page has no script and loads nothing, and its policy allows nothing else. It is written by
/// the elements that write its pictures, which escape all that comes from the documents.
struct ComparisonPage: Sendable {
  private let comparisons: [DocumentComparison]

  init(_ comparisons: [DocumentComparison]) { self.comparisons = comparisons }

  /// The page.
  var text: String {
    var page = SVGElement("html").with("lang", "en")
    page.append(head)
    var body = SVGElement("body")
    for (number, comparison) in comparisons.enumerated() {
      body.append(SVGElement("h1").around(comparison.name))
      for (index, row) in comparison.rows.enumerated() {
        body.append(section(row, named: "d\(number + 1)s\(index + 1)"))
      }
      for remark in comparison.remarks { body.append(SVGElement("p").around(remark)) }
    }
    page.append(body)
    var lines = ["<!doctype html>"]
    page.write(to: &lines)
    return lines.terminalLines
  }

  private var head: SVGElement {
    var head = SVGElement("head")
    head.append(SVGElement("meta").with("charset", "utf-8"))
    head.append(
      SVGElement("meta").with("http-equiv", "Content-Security-Policy")
        .with("content", ContentPolicy(style: Array(Self.style.utf8)).text))
    head.append(
      SVGElement("meta").with("name", "viewport")
        .with("content", "width=device-width, initial-scale=1"))
    head.append(SVGElement("title").around(comparisons.map(\.name).joined(separator: ", ")))
    head.append(SVGElement("style").around(Self.style))
    return head
  }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; } \
    h1 { font-size: 20px; } h2 { font-size: 17px; } \
    .screens { display: flex; flex-wrap: wrap; gap: 20px; } figure { margin: 0; } \
    figcaption { color: #6C6C70; } svg { border: 1px solid #C6C6C8; max-width: 100%; }
    """

  private func section(_ row: DocumentComparison.Row, named name: String) -> SVGElement {
    var section = SVGElement("section")
    section.append(SVGElement("h2").around(row.name))
    var screens = SVGElement("div").with("class", "screens")
    for (version, label) in [(row.old, "before"), (row.new, "after")] {
      guard let version else { continue }
      screens.append(figure(version, label, named: name + label))
    }
    if !screens.content.isEmpty { section.append(screens) }
    var list = SVGElement("ol")
    for line in row.lines { list.append(SVGElement("li").around(line.text)) }
    section.append(list)
    return section
  }

  private func figure(
    _ version: DocumentComparison.Version, _ label: String, named name: String
  ) -> SVGElement {
    var figure = SVGElement("figure")
    figure.append(SVGElement("figcaption").around(label))
    figure.append(
      ComparisonPicture.element(of: version, at: LayoutPoint(x: 0, y: 0), named: name)
        .with("font-family", FontFamily.system))
    return figure
  }
}
