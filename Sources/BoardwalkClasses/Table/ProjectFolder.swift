/// A folder that holds an Xcode project, and with it the sources of one or several targets.
public struct ProjectFolder: Sendable, Hashable {
  /// The folder, with a slash at its end.
  public let path: String

  /// The oldest version of Swift that a target is built as; nil where the project does not say.
  public let swiftVersion: Int?

  /// The folder at `path`, in which Swift is at least of `swiftVersion`.
  public init(path: String, swiftVersion: Int? = nil) {
    self.path = path
    self.swiftVersion = swiftVersion
  }

  /// The folder around the project file `file`, which is called `Name.xcodeproj/project.pbxproj`;
  /// nil for other files.
  public init?(ofProjectFileAt file: String, bytes: [UInt8]) {
    guard file.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    path = parts.joined(separator: "/") + (parts.isEmpty ? "" : "/")
    swiftVersion = Self.swiftVersion(in: bytes)
  }

  /// The least number in the lines `SWIFT_VERSION = 5.0;`.
  private static func swiftVersion(in bytes: [UInt8]) -> Int? {
    let key = Array("SWIFT_VERSION = ".utf8)
    var least: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let setting = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard setting.starts(with: key) else { continue }
      let digits = setting.dropFirst(key.count).prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      least = min(least ?? number, number)
    }
    return least
  }
}
