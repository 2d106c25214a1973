import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The colors and symbols that the documents and catalogs of an app name.
package struct NamedResources: Sendable {
  /// The names of the images that are the system's symbols; the More tab has one, too.
  package let symbols: Set<String>

  /// The names of the other images that documents list.
  package let images: Set<String>

  /// Whether a catalog has an accent color.
  package let hasAccentColor: Bool

  private let lightColors: [String: ColorValue]
  private let darkColors: [String: ColorValue]

  /// The resources of `graph`.
  init(_ graph: SceneGraph) {
    lightColors = Self.colors(of: graph, .light)
    darkColors = Self.colors(of: graph, .dark)
    hasAccentColor = graph.colorSets.contains { $0.name == Self.accentColor }
    let listed = graph.documents.flatMap(\.resources).filter(\.isImage)
    symbols = Set(listed.filter(\.isSystemSymbol).map(\.name)).union(["ellipsis"])
    images = Set(listed.map(\.name)).subtracting(symbols)
  }

  /// The name of the accent color.
  package static let accentColor = "AccentColor"

  /// The named colors in `style`.
  package func colors(_ style: UserInterfaceStyle) -> [String: ColorValue] {
    style == .dark ? darkColors : lightColors
  }

  /// A color of a catalog takes precedence over the copy in a document.
  private static func colors(
    of graph: SceneGraph, _ style: UserInterfaceStyle
  ) -> [String: ColorValue] {
    var colors: [String: ColorValue] = [:]
    for set in graph.colorSets {
      colors[set.name] = style == .dark ? set.dark ?? set.any : set.any
    }
    for resource in graph.documents.lazy.flatMap(\.resources) {
      guard let color = resource.color, colors[resource.name] == nil else { continue }
      colors[resource.name] = color
    }
    return colors
  }
}
