import BoardwalkBase

/// A build setting in a project file of which Xcode 13 and later make a key of Info.plist.
struct InfoPlistSetting: Sendable, Hashable {
  /// The key in Info.plist.
  let key: String

  /// The value without quotes.
  let value: String

  /// The range of the value in the file.
  let range: Range<Int>

  /// The settings in the project file `file`: `INFOPLIST_KEY_UIMainStoryboardFile = Main;`.
  static func all(in file: SourceFile) -> [InfoPlistSetting] {
    file.bytes.split(separator: UInt8(ascii: "\n")).compactMap { InfoPlistSetting($0) }
  }

  /// The setting in `line`; nil if there is none.
  private init?(_ line: ArraySlice<UInt8>) {
    let setting = line.drop(while: \.isBlank)
    guard setting.starts(with: Self.prefix.utf8),
      let equals = setting.firstIndex(of: UInt8(ascii: "=")),
      let end = setting.lastIndex(of: UInt8(ascii: ";")), equals < end
    else { return nil }
    let word = setting[..<equals].dropFirst(Self.prefix.utf8.count).prefix { !$0.isBlank }
    let text = setting[(equals + 1)..<end].drop { $0.isBlank || $0 == Self.quote }
      .prefix { $0 != Self.quote }
    key = String(decoding: word, as: UTF8.self)
    value = String(decoding: text, as: UTF8.self)
    range = text.startIndex..<text.endIndex
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static let quote = UInt8(ascii: "\"")
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
