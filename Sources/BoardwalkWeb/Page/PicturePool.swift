import BoardwalkSnapshot

/// Pictures whose equal parts are stored once.
///
/// Screens that follow each other, or one screen in two languages, have most of their elements in
/// common.
struct PicturePool: Sendable, Encodable {
  /// The lines of all pictures, each once.
  private(set) var lines: [String] = []

  /// The pictures, each once, as indices into `lines`.
  private(set) var pictures: [[Int]] = []

  private var lineIndices: [String: Int] = [:]
  private var pictureIndices: [[Int]: Int] = [:]

  private enum CodingKeys: String, CodingKey { case lines, pictures }

  /// About how many bytes a page needs for it.
  private(set) var size = 0

  /// Adds the picture `root`, and returns its index.
  mutating func add(_ root: SVGElement) -> Int {
    var text: [String] = []
    root.write(to: &text)
    let picture = text.map { index(of: String($0.drop { $0 == " " })) }
    if let known = pictureIndices[picture] { return known }
    pictureIndices[picture] = pictures.count
    pictures.append(picture)
    size += picture.count * Self.indexSize
    return pictures.count - 1
  }

  private mutating func index(of line: String) -> Int {
    if let known = lineIndices[line] { return known }
    lineIndices[line] = lines.count
    lines.append(line)
    size += line.utf8.count + Self.lineOverhead
    return lines.count - 1
  }

  /// A number and a comma.
  private static let indexSize = 5

  /// Escapes of angle brackets and quotation marks.
  private static let lineOverhead = 28
}
