/// The generation of Interface Builder that wrote a document, which determines the order of some
/// elements.
struct ToolsVersion: Sendable, Hashable {
  private let major: Int

  /// The version written as `text`, such as `23504` or `14460.31`; without one, a recent one.
  init(_ text: String?) {
    let digits = text?.prefix { $0.isASCII && $0.isNumber } ?? ""
    major = Int(digits) ?? .max
  }

  /// Whether a layout guide precedes the colors of its view: since Xcode 12.
  var writesGuidesFirst: Bool { major >= 17_000 }

  /// Whether the view of a new controller has the system's background by its name alone: since
  /// Xcode 12.
  var namesBackground: Bool { major >= 17_000 }

  /// Whether a device has an appearance: since Xcode 11. Before, it had an adaptation.
  var writesAppearance: Bool { major >= 14_500 }
}
