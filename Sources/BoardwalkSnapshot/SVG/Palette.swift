import BoardwalkDocument
import BoardwalkGraph

/// Tells what the colours that documents name look like.
struct Palette: Sendable {
  /// The colours of the app's own that documents store, by name.
  private let named: [String: Color]

  /// The colours of `named`, which the app's documents store, and the system's.
  init(_ named: [String: Color]) { self.named = named }

  /// What `color` looks like; nil where nothing tells.
  func paint(_ color: Color?) -> Paint? {
    guard let color else { return nil }
    if let components = color.components, components.count == 4 {
      return Paint(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
    guard let name = color.name else { return nil }
    if let paint = SystemPaints.paint(named: name) { return paint }
    guard let stored = named[name]?.components, stored.count == 4 else { return nil }
    return Paint(red: stored[0], green: stored[1], blue: stored[2], alpha: stored[3])
  }

  /// What the colour that `element` describes looks like.
  func paint(_ element: ArchivedElement?) -> Paint? {
    guard let element else { return nil }
    let alpha = element.attributes["alpha"].flatMap(Double.init) ?? 1
    func part(_ name: String) -> Double? { element.attributes[name].flatMap(Double.init) }
    if let white = part("white") {
      return Paint(red: white, green: white, blue: white, alpha: alpha)
    }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return Paint(red: red, green: green, blue: blue, alpha: alpha)
    }
    let names = ["systemColor", "name", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    guard let name = names.lazy.compactMap({ element.attributes[$0] }).first else { return nil }
    if let paint = SystemPaints.paint(named: name) { return paint }
    guard let stored = named[name]?.components, stored.count == 4 else { return nil }
    return Paint(red: stored[0], green: stored[1], blue: stored[2], alpha: stored[3])
  }

  /// What the colour that `view` keeps as `key` looks like, such as its `tintColor`.
  func paint(_ key: String, of view: ViewTemplate) -> Paint? {
    paint(view.rest.children.first { $0.name == "color" && $0.attributes["key"] == key })
  }

  /// What the colour that `item` keeps as `key` looks like.
  func paint(_ key: String, of item: BarButtonItemTemplate) -> Paint? {
    paint(item.rest?.children.first { $0.name == "color" && $0.attributes["key"] == key })
  }
}
