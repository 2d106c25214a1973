import BoardwalkBase
import BoardwalkDocument

/// The texts of secure fields in the source of a document, which no report may show.
struct SecureTexts {
  private let document: Document

  /// The secure texts of `document`.
  init(_ document: Document) { self.document = document }

  /// The file with an asterisk for each byte of these texts, so that all places stay what they are.
  var concealed: SourceFile {
    let file = document.file
    guard document.tree.names.contains("secureTextEntry") else { return file }
    var bytes = file.bytes
    for field in document.tree.elements where View(field).isSecure {
      for range in ranges(in: field) {
        for index in range where bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: "*")
        }
      }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// Where the text of `field` is written: as its attribute, as an element inside it, or in the statement of
  /// a scene.
  private func ranges(in field: Element) -> [Range<Int>] {
    let map = document.source.map
    var ranges: [Range<Int>] = []
    if let index = field.attributeIndex(of: "text") { ranges.append(map.value(at: index)) }
    for text in [field["text"], field.child(key: "text")?.text].compactMap({ $0 }) {
      ranges += places(of: Array(text.utf8), in: map.whole(of: field))
    }
    return ranges
  }

  /// Where `text` stands in `range` between quotation marks or tags.
  private func places(of text: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    let bytes = document.file.bytes
    guard !text.isEmpty, range.count > text.count + 1 else { return [] }
    let delimiters = Set("\"'<>".utf8)
    return (range.lowerBound + 1..<range.upperBound - text.count).compactMap { start in
      let end = start + text.count
      guard delimiters.contains(bytes[start - 1]), delimiters.contains(bytes[end]),
        bytes[start..<end].elementsEqual(text)
      else { return nil }
      return start..<end
    }
  }
}
