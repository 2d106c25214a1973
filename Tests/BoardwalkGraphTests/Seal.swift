@testable import BoardwalkGraph

/// Files of a graph whose checksum is right, whatever they hold.
enum Seal {
  /// The file of `json`, of which nothing is known.
  static func file(_ json: [UInt8]) -> [UInt8] {
    SceneGraphHeader(version: SceneGraphFile.version, checksum: Checksum(of: json).text).bytes
      + json + [UInt8(ascii: "\n")]
  }

  /// The file of `json`, of which nothing is known.
  static func file(_ json: String) -> [UInt8] { file(Array(json.utf8)) }

  /// The JSON in a sound file.
  static func json(of file: [UInt8]) throws -> [UInt8] {
    Array(file[try SceneGraphHeader(file).bytes.count...].dropLast())
  }
}
