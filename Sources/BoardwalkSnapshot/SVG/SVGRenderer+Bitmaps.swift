import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import Foundation

/// Images of asset catalogs.
extension SVGRenderer {
  /// Draws `image`, which is called `name`, in `frame` as `placement` tells; its opaque parts
  /// have the color `tint` unless that is nil.
  mutating func addBitmap(
    _ image: CatalogImage, named name: String, _ frame: LayoutRect, _ placement: ImagePlacement,
    tint: Paint?
  ) {
    let filter = tint.map { _ in nextID("tint") }
    let group = SVGElement("g").with("filter", filter.map { "url(#\($0))" })
    append(in: SVGElement("g")) { drawing in
      drawing.append(SVGElement("title").around(name))
      if let filter, let tint { drawing.append(Self.filter(filter, tint)) }
      drawing.append(in: group) { drawing in
        drawing.clip(to: frame) { drawing in
          let place = placement.place(of: image.size, in: frame)
          var picture = SVGElement("svg")
            .with("x", place.minX).with("y", place.minY)
            .with("width", place.size.width).with("height", place.size.height)
            .with("viewBox", "0 0 \(image.bitmap.width) \(image.bitmap.height)")
            .with("preserveAspectRatio", "none")
          // Equal in all places, so that a page stores it once.
          picture.append(
            SVGElement("image")
              .with("width", Double(image.bitmap.width)).with("height", Double(image.bitmap.height))
              .with("href", image.bitmap.dataURI))
          drawing.append(picture)
        }
      }
    }
  }

  /// A filter that gives everything the color `paint`, as opaque as it is.
  private static func filter(_ id: String, _ paint: Paint) -> SVGElement {
    var filter = SVGElement("filter").with("id", id)
    filter.append(
      SVGElement("feFlood").with("flood-color", paint.hex).with("flood-opacity", paint.alpha))
    filter.append(SVGElement("feComposite").with("in2", "SourceAlpha").with("operator", "in"))
    return filter
  }
}

extension BitmapImage {
  /// The file as a data URI.
  fileprivate var dataURI: String {
    "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
