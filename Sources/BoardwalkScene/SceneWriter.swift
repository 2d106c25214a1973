import BoardwalkTree

/// Writes trees in the scene language.
public struct SceneWriter: Sendable {
  /// A writer; it has no settings.
  public init() {}

  /// `tree` as the text of a scene.
  public func write(_ tree: ElementTree) -> String {
    var printer = StatementPrinter()
    printer.write(statements(of: tree))
    return printer.text
  }

  /// The header and then the statements of the document.
  func statements(of tree: ElementTree) -> [Statement] {
    guard let element = tree.root else { return [] }
    let root = DocumentLift.lift(Branch(element))
    let global =
      DocumentLift.isStoryboard(root) ? SceneNames.global(root) : SceneNames.local(root, .init())
    let context = SceneContext(
      module: Self.module(of: root), names: global, tools: ToolsVersion(root["toolsVersion"]))
    var (header, contents) = Folder(context: context).head(of: root)
    DocumentHeader.describe(tree, module: context.module, in: &header)
    var statements = [header]
    for content in contents {
      var local = context
      if case .branch(let branch) = content { local.names = SceneNames.local(branch, global) }
      var statement = Folder(context: local).fold([content])[0]
      statement.trivia.hasEmptyLine = !statement.body.isEmpty
      statements.append(statement)
    }
    return statements
  }

  /// The module that most custom classes of the target are in.
  private static func module(of root: Branch) -> String? {
    var counts: [String: Int] = [:]
    func count(_ branch: Branch) {
      if branch["customModuleProvider"] == "target", let module = branch["customModule"],
        Spelling.isBare(module)
      {
        counts[module, default: 0] += 1
      }
      for child in branch.branches { count(child) }
    }
    count(root)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
