import BoardwalkGraph
import BoardwalkProject

extension Arguments {
  /// The largest file that a picture may contain, in bytes.
  private static let largestFile = 10_000_000

  /// The images of catalogs that `graph`, which was loaded from `path`, names and that the options
  /// ask for; none without the option.
  func catalogImages(of graph: SceneGraph, at path: String) throws(CommandError) -> CatalogImages {
    guard let text = self[Option.images.name] else { return CatalogImages() }
    guard let size = Self.byteCount(text) else {
      throw CommandError(
        "'\(text)' is not a valid value of --images; expected a size up to 10MB, such as 200KB")
    }
    let names = graph.documents.flatMap(\.resources).filter { $0.kind == "image" }.map(\.name)
    return CatalogImages(of: path, named: Set(names), largestFile: size)
  }

  /// The number of bytes that `text` gives, such as `200KB`; nil if it is none or too large.
  private static func byteCount(_ text: String) -> Int? {
    let units = ["KB": 1_000, "MB": 1_000_000]
    let unit = units.first { text.uppercased().hasSuffix($0.key) }
    guard let number = Int(text.dropLast(unit?.key.count ?? 0)) else { return nil }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit?.value ?? 1)
    return !isTooMuch && (1...largestFile).contains(bytes) ? bytes : nil
  }
}
