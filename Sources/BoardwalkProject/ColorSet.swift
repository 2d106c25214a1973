import BoardwalkBase
import BoardwalkDocument
import Foundation

/// A color of an asset catalog, in light and in dark interfaces.
package struct ColorSet: Sendable, Hashable, Codable {
  /// The name by which documents ask for it.
  package let name: String

  /// The default color.
  package let any: ColorValue

  /// The color in dark interfaces; nil if it is the same.
  package let dark: ColorValue?

  /// The color named `name`.
  package init(name: String, any: ColorValue, dark: ColorValue? = nil) {
    self.name = name
    self.any = any
    self.dark = dark
  }

  /// The color in the file at `path`, which is the `Contents.json` of a set in a catalog.
  ///
  /// Nil if the path is not of that form, the file cannot be read, or it gives no color.
  init?(path: String) {
    guard Self.isName(path),
      let name = path.dropLast(Self.fileEnding.count).split(separator: "/").last,
      let file = try? SourceFile(contentsOfRegularFile: path)
    else { return nil }
    self.init(name: String(name), contents: Data(file.bytes))
  }

  /// Whether a file at `path` describes a color of a catalog.
  static func isName(_ path: String) -> Bool { path.hasSuffix(fileEnding) }

  /// The color that `contents`, the JSON of a set, describes.
  init?(name: String, contents: Data) {
    guard let list = try? JSONDecoder().decode(ColorList.self, from: contents) else { return nil }
    // Colors for certain devices, gamuts or increased contrast are ignored.
    let usual = list.colors.filter { $0.idiom == "universal" && $0.hasUsualContrast }
    guard let any = usual.lazy.filter({ $0.luminosity == nil }).compactMap({ $0.value }).first
    else { return nil }
    self.init(
      name: name, any: any,
      dark: usual.lazy.filter { $0.luminosity == "dark" }.compactMap { $0.value }.first)
  }

  /// All colors in the catalogs among the files at `paths`, by name; the first of each name.
  static func sets(among paths: [String]) -> [ColorSet] {
    var known: Set<String> = []
    return paths.filter { $0.hasSuffix(fileEnding) }.sorted().compactMap(ColorSet.init(path:))
      .filter { known.insert($0.name).inserted }
      .sorted { $0.name < $1.name }
  }

  /// The suffix of the paths of color sets; most JSON of a project has another purpose.
  private static let fileEnding = ".colorset/Contents.json"
}

/// The decoded part of a set's JSON.
private struct ColorList: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    let idiom: String
    let appearances: [Appearance]?
    let color: Value?

    /// `light` or `dark`; nil for either.
    var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }

    var hasUsualContrast: Bool { appearances?.contains { $0.appearance == "contrast" } != true }

    var value: ColorValue? { color?.color }
  }

  struct Value: Decodable {
    /// Numbers are texts: `1.000`, `0xFF` or `255`.
    let components: [String: String]?

    /// The name of a color of the system's.
    let reference: String?

    var color: ColorValue? {
      if let reference { return .named(reference) }
      guard let components else { return nil }
      func part(_ name: String) -> Double? { components[name].flatMap(ColorList.number) }
      let alpha = part("alpha") ?? 1
      if let white = part("white") {
        return ColorValue(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  let colors: [Entry]

  /// A part of a color from 0 to 1: catalogs write `0.5`, `0x80` or `128`.
  static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { $0 > 1 ? Double($0) / 255 : Double($0) }
  }
}
