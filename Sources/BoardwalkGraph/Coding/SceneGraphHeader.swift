/// The first line of a graph's file: `boardwalk scenegraph VERSION CHECKSUM`.
struct SceneGraphHeader: Sendable {
  /// The magic words of the file.
  static let mark = "boardwalk scenegraph"

  /// The version of the format.
  var version: Int

  /// The sum of the graph's line, as written.
  var checksum: String

  /// The line, with its line feed.
  let bytes: [UInt8]

  /// The header with `version` and `checksum`.
  init(version: Int, checksum: String) {
    self.version = version
    self.checksum = checksum
    bytes = Array("\(Self.mark) \(version) \(checksum)\n".utf8)
  }

  /// The header of `bytes`; throws if it is truncated or missing.
  init(_ bytes: [UInt8]) throws(SceneGraphError) {
    let mark = Array(Self.mark.utf8) + [UInt8(ascii: " ")]
    guard bytes.starts(with: mark) else {
      throw mark.starts(with: bytes) && !bytes.isEmpty ? .truncated : .notASceneGraph
    }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw .truncated }
    let words = String(decoding: bytes[mark.count..<end], as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard let version = words.first.flatMap({ Int($0) }), version > 0 else { throw .notASceneGraph }
    // A newer format may have more words, but its version must be reported.
    self.version = version
    checksum = words.dropFirst().joined(separator: " ")
    self.bytes = Array(bytes[...end])
  }
}
