/// The markers that git leaves in a file when a merge needs a person.
package enum MergeConflict {
  private static let opening = Array("<<<<<<<".utf8)
  private static let continuations: [(marker: [UInt8], meaning: String)] = [
    (Array("|||||||".utf8), "the common ancestor's side begins here"),
    (Array("=======".utf8), "the other side begins here"),
    (Array(">>>>>>>".utf8), "the conflict ends here"),
  ]

  /// The length of each marker.
  package static let markerLength = opening.count

  /// Whether a conflict's first marker begins at `offset`: seven < at the start of a line.
  package static func begins(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return false }
    return isMarker(opening, at: offset, in: bytes)
  }

  /// Whether a conflict's later marker begins at `offset`, as in a conflict resolved by halves.
  ///
  /// Interface Builder writes > as an escape, and no line of = alone where no text belongs.
  package static func continues(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    continuations.contains { isMarker($0.marker, at: offset, in: bytes) }
  }

  /// The finding for the marker that begins at `offset`, with a note for each further marker of its
  /// conflict.
  package static func finding(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Finding {
    var notes: [Finding.Note] = []
    var line = offset
    while let feed = bytes[line...].firstIndex(of: UInt8(ascii: "\n")), feed + 1 < bytes.count {
      line = feed + 1
      for (marker, meaning) in continuations where isMarker(marker, at: line, in: bytes) {
        notes.append(Finding.Note(meaning, at: line..<line + marker.count))
      }
      if isMarker(continuations[2].marker, at: line, in: bytes) { break }
    }
    return finding(at: offset..<offset + opening.count, notes: notes)
  }

  /// The finding for the marker at `range`.
  package static func finding(at range: Range<Int>, notes: [Finding.Note] = []) -> Finding {
    Finding(
      "merge-conflict", .error, "this merge conflict is not resolved",
      at: range, notes: notes)
  }

  private static func isMarker(
    _ marker: [UInt8], at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    (offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
      || bytes[offset - 1] == UInt8(ascii: "\r"))
      && bytes[offset...].starts(with: marker)
  }
}
