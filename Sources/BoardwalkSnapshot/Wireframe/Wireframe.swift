import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation

/// A screen as a picture of box-drawing characters.
package struct Wireframe: Sendable {
  /// The style.
  package var style: WireframeStyle

  /// Draws with `style`.
  package init(_ style: WireframeStyle = WireframeStyle()) { self.style = style }

  /// The picture of `simulation`, as lines with a final line feed.
  package func picture(of simulation: Simulation) -> String { picture(of: Screen(simulation)) }

  /// The picture of `screen`, as lines; the last ends in a line feed too.
  ///
  /// All lines of the picture itself take equally many cells of a terminal, eight points wide.
  package func picture(of screen: Screen) -> String {
    // The gap of the status bar above a sheet distinguishes it from a full screen.
    let isSheet = screen.layers.contains { $0.style == .sheet }
    let hidden = style.showsStatusBar || isSheet ? 0 : screen.statusBarHeight
    let visible = LayoutRect(
      x: 0, y: hidden, width: screen.size.width, height: screen.size.height - hidden)
    var renderer = WireframeRenderer(
      drawing: WireframeDrawing(bounds: visible), glyphs: style.glyphs,
      system: screen.system, textSize: screen.textSize, isRightToLeft: screen.isRightToLeft)
    for layer in screen.layers { renderer.add(layer, of: screen) }
    if let keyboard = screen.keyboard { renderer.add(keyboard) }
    if style.showsStatusBar, screen.statusBarHeight > 0 { renderer.addStatusBar(of: screen) }
    let picture = WireframePainter(drawing: renderer.drawing, glyphs: style.glyphs).picture()
    return (style.hasTitle ? screen.title.escapedForTerminal + "\n" + picture : picture)
      .escapedLinesForTerminal
  }
}
