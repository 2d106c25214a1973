import BoardwalkSnapshot

/// Pictures whose equal parts are stored once.
///
/// Screens that follow each other, or one screen in two languages, have most of their elements in
/// common.
struct PicturePool: Sendable, Encodable {
  /// The lines of all pictures.
  private(set) var lines = UniqueList<String>()

  /// The pictures, as indices into `lines`.
  private(set) var pictures = UniqueList<[Int]>()

  private enum CodingKeys: String, CodingKey { case lines, pictures }

  /// About how many bytes a page needs for it.
  var size: Int {
    lines.elements.reduce(0) { $0 + $1.utf8.count + Self.lineOverhead }
      + pictures.elements.reduce(0) { $0 + $1.count * Self.indexSize }
  }

  /// Adds the picture `root`, and returns its index.
  mutating func add(_ root: SVGElement) -> Int {
    var text: [String] = []
    root.write(to: &text)
    return pictures.index(of: text.map { lines.index(of: String($0.drop { $0 == " " })) })
  }

  /// A number and a comma.
  private static let indexSize = 5

  /// Escapes of angle brackets and quotation marks.
  private static let lineOverhead = 28
}
