import Foundation

/// A content security policy (W3C, "Content Security Policy Level 3") that allows a page its own
/// style and script by their SHA-256 digests, images that are in the page, and nothing else.
package struct ContentPolicy: Sendable {
  private let style: [UInt8]
  private let script: [UInt8]?

  /// The policy of a page with `style` and `script` as they are between their tags; nil for a page
  /// that runs nothing.
  package init(style: [UInt8], script: [UInt8]? = nil) {
    self.style = style
    self.script = script
  }

  /// The policy as a browser reads it.
  package var text: String {
    (["default-src 'none'", "img-src data:", "style-src \(Self.source(style))"]
      + (script.map { ["script-src \(Self.source($0))"] } ?? [])
      + ["base-uri 'none'", "form-action 'none'"])
      .joined(separator: "; ")
  }

  private static func source(_ bytes: [UInt8]) -> String {
    "'sha256-\(Data(SHA256(of: bytes).digest).base64EncodedString())'"
  }
}
