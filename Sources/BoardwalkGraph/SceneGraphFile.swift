import Foundation

/// The `.scenegraph` format: a header line and a line of JSON.
///
/// The header is `boardwalk scenegraph VERSION CHECKSUM`. Equal graphs give equal bytes.
package enum SceneGraphFile {
  /// The version of the format; a reader knows this one.
  package static let version = 1

  /// The maximum nesting of arrays and objects; the compiler writes fewer.
  static let deepestNesting = 400

  /// Whether `bytes` begin as a scene graph does, sound or not.
  package static func isGraph(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array(SceneGraphHeader.mark.utf8))
  }

  /// The file of `graph`.
  package static func encode(_ graph: SceneGraph) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that JSON cannot represent never come from a document, which contains decimals.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let json = (try? encoder.encode(graph)).map { [UInt8]($0) } ?? []
    let header = SceneGraphHeader(version: version, checksum: Checksum(of: json).text)
    return header.bytes + json + [UInt8(ascii: "\n")]
  }

  /// The graph in the file `bytes`, validated.
  package static func decode(_ bytes: [UInt8]) throws(SceneGraphError) -> SceneGraph {
    let header = try SceneGraphHeader(bytes)
    guard header.version <= version else { throw .newerVersion(header.version) }
    guard let checksum = Checksum(header.checksum) else { throw .damaged }
    guard bytes.last == UInt8(ascii: "\n") else { throw .truncated }
    let json = bytes[header.bytes.count...].dropLast()
    guard !json.isEmpty else { throw .truncated }
    guard Checksum(of: json) == checksum else { throw .damaged }
    guard JSONNesting(json).depth <= deepestNesting else { throw .tooDeep }
    let graph = try read(Data(json))
    try graph.validate()
    return graph
  }

  private static func read(_ json: Data) throws(SceneGraphError) -> SceneGraph {
    do {
      return try JSONDecoder().decode(SceneGraph.self, from: json)
    } catch {
      throw SceneGraphError(reading: error)
    }
  }
}
