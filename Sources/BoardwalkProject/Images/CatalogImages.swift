import BoardwalkBase

/// The PNG and JPEG images of asset catalogs, by the names that documents use.
package struct CatalogImages: Sendable {
  /// The maximum size of all files together, in bytes.
  private static let largestTotal = 32_000_000

  /// The maximum size of the JSON of a set, in bytes.
  private static let largestList = 1_000_000

  private let images: [String: CatalogImage]

  /// No images.
  package init() { images = [:] }

  /// The images `names` of the catalogs in the folder `path`, or around the document `path`, from
  /// files of at most `largestFile` bytes.
  ///
  /// Links are not followed, and only files in the folder of an image set are opened.
  package init(of path: String, named names: Set<String>, largestFile: Int) {
    let finder = DocumentPaths()
    let folders = finder.isFolder(path) ? [path] : AssetFolders.around([path])
    let paths = folders.flatMap { folder in
      finder.files(in: folder) { ["json", "png", "jpg", "jpeg"].contains($0) }
    }
    var images: [String: CatalogImage] = [:]
    var total = 0
    for set in Self.sets(among: paths).sorted(by: { $0.key < $1.key }) {
      let wanted = Assets.setNames(ofFolder: set.key)
        .filter { names.contains($0) && images[$0] == nil }
      guard !wanted.isEmpty,
        let image = Self.image(among: set.value, largestFile: largestFile),
        total + image.bitmap.bytes.count <= Self.largestTotal
      else { continue }
      total += image.bitmap.bytes.count
      for name in wanted { images[name] = image }
    }
    self.images = images
  }

  /// The image `name`; nil if it is unknown.
  package subscript(name: String) -> CatalogImage? { images[name] }

  /// The size of all files in bytes.
  package var byteCount: Int { images.values.reduce(0) { $0 + $1.bitmap.bytes.count } }

  /// The files of each image set, by its folder.
  private static func sets(among paths: [String]) -> [String: [String]] {
    Dictionary(grouping: paths) { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
      .filter { $0.key.hasSuffix(".imageset") }
  }

  private static func image(among files: [String], largestFile: Int) -> CatalogImage? {
    guard let list = files.first(where: { $0.hasSuffix("/Contents.json") }),
      let contents = try? SourceFile(contentsOfRegularFile: list).bytes,
      contents.count <= largestList
    else { return nil }
    return CatalogImage(contents, files: files, largestFile: largestFile)
  }
}
