import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// The syntax of a document.
package enum DocumentSyntax: Sendable, Hashable {
  /// In Interface Builder's XML.
  case xml

  /// In the scene language.
  case scene

  /// The extensions of documents in XML.
  package static let xmlExtensions: Set<String> = ["storyboard", "xib"]

  /// The extension of documents in the scene language.
  package static let sceneExtension = "scene"

  /// The syntax of `file`: by its name, else by its first nonblank character.
  package init(of file: SourceFile) {
    if file.pathExtension == Self.sceneExtension {
      self = .scene
    } else if Self.xmlExtensions.contains(file.pathExtension) {
      self = .xml
    } else {
      let first = file.bytes.first { $0 > 0x20 && $0 < 0x80 }
      self = first == UInt8(ascii: "<") || first == nil ? .xml : .scene
    }
  }

  /// The tree of `file`; nil if it cannot be read, with the errors, which show no text of a field.
  package func read(_ file: SourceFile) -> (source: LocatedTree?, diagnostics: [Diagnostic]) {
    let (source, findings) = readPartially(file)
    return (findings.isEmpty ? source : nil, Diagnostic.locate(findings, inUnreadable: file))
  }

  /// The tree of `file` with the errors. A scene with errors has a tree of the valid statements.
  func readPartially(_ file: SourceFile) -> (source: LocatedTree?, findings: [Finding]) {
    switch self {
    case .scene: return SceneReader().readLocated(file)
    case .xml:
      do throws(UnreadableDocument) {
        return (try XMLReader().read(file), [])
      } catch {
        return (nil, [error.finding])
      }
    }
  }

  /// The finding for a file without contents.
  var nothingFound: Finding {
    switch self {
    case .xml:
      Finding("unreadable-xml", .error, "the document has no element", at: 0..<0)
    case .scene:
      Finding("malformed-scene", .error, "the file is empty", at: 0..<0)
    }
  }
}
