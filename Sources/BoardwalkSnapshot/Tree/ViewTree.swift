import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// The views on screen, one line each, indented under its superview.
///
/// A line has the class, the text or its substitute, the frame in the superview, and unusual
/// states.
package struct ViewTree: Sendable {
  /// A tree; it has no settings.
  package init() {}

  /// The views that `simulation` shows, as lines; the last ends in a line feed too.
  package func text(of simulation: Simulation) -> String { text(of: Screen(simulation)) }

  /// The views on `screen`, as lines; the last ends in a line feed too.
  package func text(of screen: Screen) -> String {
    var lines = [screen.title, "UIWindow \(PlainNumber.text(screen.bounds))"]
    for layer in screen.layers {
      add(layer.view, in: screen.bounds.origin, note: Self.notes[layer.style], depth: 1, to: &lines)
    }
    return lines.terminalLines
  }

  private static let notes: [ScreenLayer.Style: String] = [
    .fullScreen: "full screen", .overlay: "over full screen", .sheet: "sheet",
    .formSheet: "form sheet", .popover: "popover", .menu: "menu",
  ]

  private func add(
    _ view: PlacedView, in origin: LayoutPoint, note: String? = nil, depth: Int,
    to lines: inout [String]
  ) {
    let frame = view.frame.moved(by: LayoutPoint(x: -origin.x, y: -origin.y))
    let content = DisplayContent(view)
    let parts =
      [view.className, ViewWords.text(of: view, content), PlainNumber.text(frame), note]
      + ViewWords.states(of: view, content)
    let indent = Fitting.blank(2 * depth)
    lines.append(indent + parts.compactMap { $0 }.joined(separator: " "))
    lines += BarLines.lines(of: content).map { indent + "  " + $0 }
    for subview in view.subviews {
      add(subview, in: view.frame.origin, depth: depth + 1, to: &lines)
    }
  }
}
