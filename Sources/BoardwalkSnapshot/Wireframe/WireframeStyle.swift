/// The style of a wireframe.
package struct WireframeStyle: Sendable, Hashable {
  /// Whether only ASCII is drawn, for terminals without box-drawing characters. Texts of the app
  /// itself stay as they are.
  package var isASCII = false

  /// Whether the status bar is drawn; without it a picture begins below the status bar.
  package var showsStatusBar = false

  /// Whether a line above the picture names the device.
  package var hasTitle = true

  /// Box-drawing characters, no status bar, a title.
  package init() {}

  var glyphs: Glyphs { isASCII ? .ascii : .unicode }
}
