/// A storyboard being written, line by line.
struct StoryboardOutput {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// The number of bytes so far.
  var size: Int { bytes.count }

  /// A line at the present depth.
  mutating func line(_ text: String) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A start tag; later output is its content.
  mutating func open(_ name: String, _ attributes: [String] = []) {
    line("<" + ([name] + attributes).joined(separator: " ") + ">")
    depth += 1
  }

  /// An element without content.
  mutating func leaf(_ name: String, _ attributes: [String]) {
    line("<" + ([name] + attributes).joined(separator: " ") + "/>")
  }

  /// An end tag.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }
}
