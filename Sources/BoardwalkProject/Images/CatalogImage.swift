import BoardwalkBase
import Foundation

/// An image of an asset catalog.
package struct CatalogImage: Sendable, Hashable {
  /// How its colors are used.
  package enum Rendering: String, Sendable, Hashable, Decodable {
    /// Its opaque parts have the tint color.
    case template

    /// It has its own colors.
    case original

    /// As views choose: bars and buttons take it as a template.
    case automatic
  }

  /// The file.
  package let bitmap: BitmapImage

  /// The number of pixels per point.
  package let scale: Double

  /// How its colors are used.
  package let rendering: Rendering

  /// The size in points.
  package var size: LayoutSize {
    LayoutSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// The image that `contents`, the JSON of a set, describes among `files`, the paths of the files
  /// in the folder of the set: the one with the most pixels per point of at most `largestFile` bytes.
  init?(_ contents: [UInt8], files: [String], largestFile: Int) {
    guard let list = try? JSONDecoder().decode(ImageList.self, from: Data(contents)) else {
      return nil
    }
    // Images for certain devices and for dark interfaces are ignored.
    let usual = list.images.filter { ["universal", "iphone"].contains($0.idiom) }
      .filter { $0.appearances == nil && $0.filename != nil }
      .sorted { $0.pixelsPerPoint > $1.pixelsPerPoint }
    for entry in usual {
      // Only a file that the folder holds is opened, whatever a catalog names.
      guard
        let path = files.first(where: { SourceFile(path: $0, bytes: []).name == entry.filename }),
        let bitmap = Self.bitmap(at: path, largestFile: largestFile)
      else { continue }
      self.init(
        bitmap: bitmap, scale: entry.pixelsPerPoint,
        rendering: list.properties?.rendering ?? .automatic)
      return
    }
    return nil
  }

  private init(bitmap: BitmapImage, scale: Double, rendering: Rendering) {
    self.bitmap = bitmap
    self.scale = scale
    self.rendering = rendering
  }

  private static func bitmap(at path: String, largestFile: Int) -> BitmapImage? {
    guard let size = DocumentPaths.size(of: path), size <= largestFile,
      let file = try? SourceFile(contentsOfRegularFile: path), file.bytes.count <= largestFile
    else { return nil }
    return BitmapImage(file.bytes)
  }
}

/// The decoded part of a set's JSON.
private struct ImageList: Decodable {
  struct Entry: Decodable {
    let idiom: String
    let filename: String?
    let scale: String?
    let appearances: [[String: String]]?

    /// The number of pixels per point; 1 if the entry does not give it.
    var pixelsPerPoint: Double {
      ["2x": 2, "3x": 3][scale ?? ""] ?? 1
    }
  }

  struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }

    var rendering: CatalogImage.Rendering {
      intent.flatMap(CatalogImage.Rendering.init(rawValue:)) ?? .automatic
    }
  }

  let images: [Entry]
  let properties: Properties?
}
