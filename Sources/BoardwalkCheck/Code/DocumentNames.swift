import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// The names of documents that code can use, including those of other platforms: the same code may
/// be built for several.
struct DocumentNames: Sendable {
  /// The names of each kind.
  private var names: [Kind: Set<String>] = [:]

  /// The kind of a name that code requests from documents.
  enum Kind: Sendable, Hashable {
    case segue, scene, storyboard, cell, nib
  }

  /// The names in `files`.
  init(_ files: some Sequence<LoadedFile>) {
    for file in files {
      // A file that cannot be read offers its name all the same.
      let (name, pathExtension) = file.nameAndExtension
      if pathExtension != "xib" { add(name, .storyboard) }
      if pathExtension != "storyboard" { add(name, .nib) }
      file.document.map { add($0) }
    }
  }

  /// The names in any of `all`.
  init(joining all: some Sequence<DocumentNames>) {
    for other in all { names.merge(other.names) { $0.union($1) } }
  }

  subscript(kind: Kind) -> Set<String> { names[kind] ?? [] }

  /// The attributes that contain names, with their elements.
  static let attributes: [(attribute: String, kind: Kind)] = [
    ("storyboardIdentifier", .scene), ("reuseIdentifier", .cell), ("identifier", .segue),
    // The attributes of other platforms' documents
    ("customReuseIdentifier", .cell),
  ]

  private mutating func add(_ document: Document) {
    for (attribute, kind) in Self.attributes {
      for element in document.elements(withAttribute: attribute) {
        if kind == .segue, element.name != "segue" { continue }
        element[attribute].map { add($0, kind) }
      }
    }
  }

  /// Adds `name`, and for a file of one idiom the name that it is found by: `Main~ipad` is `Main`.
  private mutating func add(_ name: String, _ kind: Kind) {
    names[kind, default: []].insert(name)
    guard let tilde = name.firstIndex(of: "~"), kind == .storyboard || kind == .nib else { return }
    names[kind, default: []].insert(String(name[..<tilde]))
  }
}

extension LoadedFile {
  /// The file's name without folder and extension, and its extension.
  fileprivate var nameAndExtension: (String, String) {
    let file = SourceFile(path: path, bytes: [])
    return (file.stem, file.pathExtension)
  }
}
