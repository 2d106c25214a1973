import BoardwalkBehavior
import BoardwalkProject

/// The classes that behaviors describe. Folders that are checked together may hold several apps,
/// each with a class of the same name.
struct BehaviorClassTable: Sendable {
  /// One description of a class, and the folder of its app.
  private struct Description: Sendable {
    let folder: String
    let type: ClassBehavior
  }

  private let descriptions: [String: [Description]]

  /// The names of the classes that some behavior describes as a subclass, by the superclass.
  private let subclassNames: [String: Set<String>]

  private let documentFolders: Set<String>

  init(_ project: Project) {
    let folders = Set(project.documents.map { Self.folder(of: $0.file.path) })
    documentFolders = folders
    let all = project.behaviors.flatMap { file in
      let folder = Self.appFolder(of: file.file.path, among: folders)
      return file.classes.map { Description(folder: folder, type: $0) }
    }
    descriptions = Dictionary(grouping: all, by: \.type.name)
    subclassNames = Dictionary(grouping: all) { $0.type.superclass ?? "" }
      .mapValues { Set($0.map(\.type.name)) }
  }

  /// The names of all classes, in order.
  var names: [String] { descriptions.keys.sorted() }

  /// Whether a behavior describes the class `name`.
  func describes(_ name: String) -> Bool { descriptions[name] != nil }

  /// The class `name` of the app of the file at `path`: the nearest enclosing folder counts. Nil if
  /// only other apps have the class.
  func type(_ name: String, for path: String) -> ClassBehavior? {
    descriptions[name]?.filter { Self.holds($0.folder, path) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.type
  }

  /// The class `name` for a behavior at `path`: that of its app, else of any app.
  func type(_ name: String, visibleFrom path: String) -> ClassBehavior? {
    type(name, for: path) ?? descriptions[name]?.first?.type
  }

  /// The selectors of the actions of `type`, with those that it inherits, for a document at `path`.
  func actions(of type: ClassBehavior, for path: String) -> [String] {
    var selectors: [String] = []
    var visited: Set<String> = []
    var current: ClassBehavior? = type
    while let type = current, visited.insert(type.name).inserted {
      selectors += type.handlers(of: "action").compactMap(\.selector)
      current = type.superclass.flatMap { self.type($0, for: path) }
    }
    return selectors
  }

  /// The names of the classes that extend `name`, near or far, for a behavior at `path`.
  func subclasses(of name: String, visibleFrom path: String) -> Set<String> {
    var result: Set<String> = []
    var pending = [name]
    while let ancestor = pending.popLast() {
      pending += (subclassNames[ancestor] ?? []).filter {
        type($0, visibleFrom: path)?.superclass == ancestor && result.insert($0).inserted
      }
    }
    return result
  }

  /// The folder of the app of the behavior at `path`: the nearest enclosing one with a document.
  func appFolder(of path: String) -> String { Self.appFolder(of: path, among: documentFolders) }

  private static func appFolder(of path: String, among folders: Set<String>) -> String {
    let own = folder(of: path)
    var candidate = own
    while !folders.contains(candidate) {
      guard !candidate.isEmpty, candidate != "/" else { return own }
      candidate = folder(of: candidate)
    }
    return candidate
  }

  /// The folder of `path`, without the folder of a language; empty at the top.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return folder.hasSuffix(".lproj") ? self.folder(of: folder) : folder
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
