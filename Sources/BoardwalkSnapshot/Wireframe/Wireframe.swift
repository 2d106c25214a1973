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
    // A sheet leaves the status bar's height free, which is how one knows it for a sheet.
    let isSheet = screen.layers.contains { $0.style == .sheet }
    let hidden = style.showsStatusBar || isSheet ? 0 : screen.statusBarHeight
    let visible = LayoutRect(
      x: 0, y: hidden, width: screen.size.width, height: screen.size.height - hidden)
    var sketcher = WireframeRenderer(
      sketch: WireframeDrawing(bounds: visible), glyphs: style.glyphs,
      isRightToLeft: screen.isRightToLeft)
    for layer in screen.layers { sketcher.add(layer, of: screen) }
    if let keyboard = screen.keyboard { sketcher.add(keyboard) }
    if style.showsStatusBar, screen.statusBarHeight > 0 { sketcher.addStatusBar(of: screen) }
    let picture = WireframePainter(sketch: sketcher.sketch, glyphs: style.glyphs).picture()
    return (style.hasTitle ? screen.title.escapedForTerminal + "\n" + picture : picture)
      .escapedLinesForTerminal
  }
}
