extension Translations {
  /// The file's bytes with new ids of objects in its keys, by the old ones; every other byte stays as it
  /// is. A key that is written with escapes stays, too: no id needs them.
  package func bytes(renaming renamed: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for entry in entries.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let old = entry.objectID, let new = renamed[old],
        let place = place(of: old, in: entry.range), place.lowerBound >= copied
      else { continue }
      result += file.bytes[copied..<place.lowerBound] + Array(new.utf8)
      copied = place.upperBound
    }
    return result + file.bytes[copied...]
  }

  /// Where `id` is written at the beginning of a key, which may begin with a quotation mark.
  private func place(of id: String, in key: Range<Int>) -> Range<Int>? {
    let mark = file.bytes[key].first == UInt8(ascii: "\"") ? 1 : 0
    let start = key.lowerBound + mark
    let end = start + id.utf8.count
    guard end <= key.upperBound, file.bytes[start..<end].elementsEqual(id.utf8) else { return nil }
    return start..<end
  }
}
