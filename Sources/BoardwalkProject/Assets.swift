/// The images and colors that the folders of a project hold, by the names that documents use.
package struct Assets: Sendable, Hashable {
  /// The names of images: of image and symbol sets, and of files that are in no catalog.
  package private(set) var images: Set<String> = []

  /// The names of color sets.
  package private(set) var colors: Set<String> = []

  /// Whether the app has dependencies whose files are elsewhere, and with them their catalogs.
  package private(set) var hasAbsentDependencies = false

  /// The assets among the files at `paths`; nil if there is no asset catalog.
  ///
  /// Without a catalog the images may be anywhere, so that nothing is known of them.
  package init?(paths: [String]) {
    var hasCatalog = false
    for path in paths {
      let parts = path.split(separator: "/")
      if let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        hasCatalog = true
        addSet(in: parts[(catalog + 1)...])
        // What is in no set is not compiled; the project may copy it by itself.
        guard !parts[(catalog + 1)...].dropLast().contains(where: { $0.contains(".") }) else {
          continue
        }
      }
      if let file = parts.last {
        images.formUnion(Self.imageNames(of: file))
      }
    }
    guard hasCatalog else { return nil }
    hasAbsentDependencies = Self.hasAbsentDependencies(paths)
  }

  /// Xcode keeps packages outside of the project; CocoaPods' folder is often left out of a
  /// repository.
  private static func hasAbsentDependencies(_ paths: [String]) -> Bool {
    paths.contains { path in
      if path.hasSuffix("Package.resolved") { return true }
      guard path.hasSuffix("Podfile.lock") else { return false }
      let pods = path.dropLast("Podfile.lock".count) + "Pods/"
      return !paths.contains { $0.hasPrefix(pods) }
    }
  }

  /// Adds the set of a file of a catalog.
  private mutating func addSet(in path: ArraySlice<Substring>) {
    for index in path.indices {
      switch path[index].lastIndex(of: ".").map({ path[index][$0...] }) {
      case ".imageset", ".symbolset": images.formUnion(Self.names(ofSetAt: index, in: path))
      case ".colorset": colors.formUnion(Self.names(ofSetAt: index, in: path))
      default: continue
      }
    }
  }

  /// The names of the set whose folder is at `index` of a path in a catalog: its own, and those in
  /// the namespaces of its folders.
  private static func names(ofSetAt index: Int, in path: ArraySlice<Substring>) -> [String] {
    let name = path[index].prefix(upTo: path[index].lastIndex(of: ".") ?? path[index].endIndex)
    let folders = path[path.startIndex..<index]
    return folders.indices.map { first in
      (folders[first...] + [name]).joined(separator: "/")
    } + [String(name)]
  }

  /// The names of the set in the folder `path`; none outside of catalogs.
  static func setNames(ofFolder path: String) -> [String] {
    let parts = path.split(separator: "/")
    guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }),
      catalog < parts.count - 1
    else { return [] }
    return names(ofSetAt: parts.count - 1, in: parts[(catalog + 1)...])
  }

  /// The names of an image outside of an asset catalog: `Star@2x~ipad.png` is `Star` and
  /// `Star.png`.
  private static func imageNames(of file: Substring) -> [String] {
    guard let dot = file.lastIndex(of: "."),
      imageExtensions.contains(file[file.index(after: dot)...].lowercased())
    else { return [] }
    var stem = file[..<dot]
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    return [String(stem), String(stem + file[dot...]), String(file)]
  }

  /// The extensions of images that UIKit finds by name.
  package static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "pdf", "svg", "webp",
  ]
}
