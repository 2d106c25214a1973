/// The kind of a document.
package enum DocumentKind: Sendable, Hashable {
  /// An iOS storyboard.
  case storyboard

  /// An iOS xib.
  case xib

  /// A document of another platform or an old archive, in words: `macOS`, `pre-Xcode 5 archive`.
  case unsupported(String)

  /// The kind of the document with `root`. The target runtime decides, never the file's extension.
  package init(root: Element) {
    let type = root["type"] ?? ""
    if root.name == "document", let known = Self.known[type] {
      self = known
      return
    }
    switch root.name {
    case "archive":
      self = .unsupported("a pre-Xcode 5 archive")
    case "document" where type.contains("CocoaTouch"):
      self = type.contains("Storyboard") ? .storyboard : .xib
    case "document":
      self = .unsupported(Self.platform(type: type, runtime: root["targetRuntime"] ?? ""))
    default:
      self = .unsupported("not an Interface Builder document")
    }
  }

  /// The kind for messages.
  package var displayName: String {
    switch self {
    case .storyboard: "a storyboard"
    case .xib: "a xib"
    case .unsupported(let words): words
    }
  }

  /// The kinds of nearly all documents.
  private static let known: [String: DocumentKind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .xib,
  ]

  private static let platforms: [(mark: String, words: String)] = [
    ("Watch", "a watchOS document"), ("watch", "a watchOS document"),
    ("AppleTV", "a tvOS document"), ("MacOSX", "a macOS document"),
    ("Cocoa", "a macOS document"),
  ]

  private static func platform(type: String, runtime: String) -> String {
    for (mark, words) in platforms where runtime.contains(mark) || type.contains(mark) {
      return words
    }
    return type.isEmpty ? "not an Interface Builder document" : "a document of another platform"
  }
}
