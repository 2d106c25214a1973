import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The paints of named colors, in a light or a dark interface.
struct Palette: Sendable {
  /// The colors of the app's own as `style` shows them, by name.
  private let named: [String: ColorValue]

  /// Whether light or dark colors are seen.
  private let style: UserInterfaceStyle

  /// Whether the content is elevated, where dark backgrounds are lighter.
  var isElevated = false

  /// The colors of `named`, which are the app's own, and the system's, as `style` shows them.
  init(_ named: [String: ColorValue], _ style: UserInterfaceStyle = .light) {
    self.named = named
    self.style = style
  }

  /// The paint of `color`.
  subscript(color: SystemColor) -> Paint {
    style == .light ? color.light : isElevated ? color.elevated : color.dark
  }

  /// `light` in a light interface, `dark` in a dark one.
  func either(_ light: Paint, _ dark: Paint) -> Paint { style == .light ? light : dark }

  /// The paint of `color`; nil if it is unknown.
  func paint(_ color: ColorValue?) -> Paint? {
    color.flatMap { paint(named: $0.name, Paint(components: $0.components)) }
  }

  /// The paint of the color `name`. The components beside the name of a system color are those of a
  /// light interface.
  private func paint(named name: String?, _ written: Paint?) -> Paint? {
    guard let name, style == .dark || written == nil else { return written }
    if let system = SystemColor.named(name) { return self[system] }
    guard let own = named[name] else { return written }
    // A catalog color may refer to a system color, but not to another catalog color.
    return own.name.flatMap(SystemColor.named).map { self[$0] } ?? Paint(components: own.components)
  }
}
