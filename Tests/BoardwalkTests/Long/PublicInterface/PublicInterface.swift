import Foundation

/// The public declarations in the sources, and what the list of exports and the article name.
struct PublicInterface {
  /// A public declaration.
  struct Declaration {
    /// The target that declares it.
    let target: String

    /// Its keyword, such as `struct`.
    let kind: String

    /// Its name; empty for initializers and subscripts.
    let name: String

    /// Whether it stands in the file's scope.
    let isTopLevel: Bool

    /// Whether it is a type or a protocol in the file's scope.
    var isType: Bool {
      isTopLevel && ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(kind)
    }

    /// Whether the facade declares it.
    var isFacade: Bool { target == "Boardwalk" }
  }

  /// All public declarations of the library's targets.
  let declarations: [Declaration]

  /// The types whose extensions have public members.
  let extended: Set<String>

  /// The exports, such as `struct BoardwalkBase.Diagnostic`.
  let exports: Set<String>

  /// The types that the article lists.
  let listed: [String]

  /// Targets that `import Boardwalk` does not give.
  private static let others = [
    "BoardwalkCommands", "BoardwalkTesting", "BoardwalkTool", "BoardwalkBenchmark",
  ]

  init(of repository: Repository) throws {
    var declarations: [Declaration] = []
    var extended: Set<String> = []
    for path in repository.files(in: "Sources", endingIn: ".swift") {
      let target = String(path.split(separator: "/")[1])
      guard !Self.others.contains(target) else { continue }
      let text = try repository.text(path)
      guard text.contains("public ") else { continue }
      let file = Self.read(text, of: target)
      declarations += file.declarations
      extended.formUnion(file.extended)
    }
    self.declarations = declarations
    self.extended = extended
    let exports = try repository.text("Sources/Boardwalk/Exports.swift")
    self.exports = Set(
      exports.matches(of: #/(?m)^@_exported import (\w+ [\w.]+)$/#).map { String($0.output.1) })
    let article = try repository.text("Sources/Boardwalk/Boardwalk.docc/PublicInterface.md")
    listed = article.matches(of: #/(?m)^- ``(\w+)``$/#).map { String($0.output.1) }
  }

  /// The public declarations of a file, and the types that it extends with public members.
  private static func read(
    _ text: String, of target: String
  ) -> (declarations: [Declaration], extended: Set<String>) {
    var declarations: [Declaration] = []
    var extended: Set<String> = []
    let pattern = Self.pattern
    var extending: Substring?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("extension ") {
        extending = line.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber }
      }
      if line.hasPrefix("}") { extending = nil }
      guard line.contains("public "), let match = line.prefixMatch(of: pattern) else { continue }
      declarations.append(
        Declaration(
          target: target, kind: String(match.output.2), name: String(match.output.3),
          isTopLevel: match.output.1.isEmpty))
      if let extending { extended.insert(String(extending)) }
    }
    return (declarations, extended)
  }

  private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
    #/
      (\ *)(?:@\w+(?:\([^)]*\))?\ )*public\ (?:(?:static|final|indirect|mutating|internal\(set\)
      |private\(set\)|fileprivate\(set\))\ )*
      (struct|class|enum|actor|protocol|typealias|func|var|let|init|subscript)\b\ *(\w*)
    /#
  }
}
