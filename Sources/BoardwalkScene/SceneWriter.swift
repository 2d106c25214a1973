import BoardwalkSource
import BoardwalkTree

/// Writes trees in the scene language.
public struct SceneWriter: Sendable {
  /// A writer; it has no settings.
  public init() {}

  /// `tree` as the text of a scene.
  public func write(_ tree: ElementTree) -> String {
    let text = text(of: tree, isNamed: true)
    // In a broken document names may mislead, as where two objects share an id: there ids speak.
    let (copy, findings) = SceneReader().read(SourceFile(path: "", text: text))
    guard !findings.isEmpty || !copy.hasSameContent(as: tree) else { return text }
    return self.text(of: tree, isNamed: false)
  }

  private func text(of tree: ElementTree, isNamed: Bool) -> String {
    var statements = statements(of: tree, isNamed: isNamed)
    omitIDs(from: &statements)
    return Self.text(of: statements)
  }

  /// `tree` as the text of a scene that takes the place of `old`, from which it keeps names, comments,
  /// empty lines, and the order of statements where the tree leaves it free. Objects are known by their
  /// ids; `renamed` has the new ids by those of `old`.
  public func write(
    _ tree: ElementTree, over old: SourceFile, renamed: [String: String] = [:]
  ) -> String {
    var before = SceneReader().statements(of: old)
    if !renamed.isEmpty { RenamedIDs.apply(renamed, to: &before) }
    var statements = statements(of: tree, names: SceneMerge.names(in: before))
    omitIDs(from: &statements)
    let kept = SceneMerge.merge(statements, over: before, ordering: true)
    if SceneReader().tree(of: kept).hasSameContent(as: tree) { return Self.text(of: kept) }
    return Self.text(of: SceneMerge.merge(statements, over: before, ordering: false))
  }

  /// The header and then the statements of the document, with all ids.
  func statements(
    of tree: ElementTree, names old: [String: String] = [:], isNamed: Bool = true
  ) -> [Statement] {
    guard let element = tree.root else { return [] }
    let root = DocumentLift.lift(Branch(element))
    let isStoryboard = DocumentLift.isStoryboard(root)
    var global = SceneContext.Names()
    if isNamed {
      global =
        isStoryboard
        ? SceneNames.global(root, old: old) : SceneNames.local(root, .init(), old: old)
    }
    let context = SceneContext(
      module: Self.module(of: root), names: global, tools: ToolsVersion(root["toolsVersion"]))
    var (header, contents) = Folder(context: context).head(of: root)
    NamedFields.name(&header, global)
    DocumentHeader.describe(tree, module: context.module, in: &header)
    var statements = [header] + OuterComments.before(tree)
    for content in contents {
      var local = context
      if isNamed, isStoryboard, case .branch(let branch) = content {
        local.names = SceneNames.local(branch, global, old: old)
      }
      for var statement in Folder(context: local).fold([content]) {
        NamedFields.name(&statement, local.names)
        if isStoryboard { ImplicitNames.omit(inside: &statement) }
        statement.trivia.hasEmptyLine = !statement.body.isEmpty
        statements.append(statement)
      }
    }
    if !isStoryboard { ImplicitNames.omit(from: &statements) }
    return statements + OuterComments.after(tree)
  }

  private func omitIDs(from statements: inout [Statement]) {
    guard !statements.isEmpty else { return }
    let header = statements.removeFirst()
    StableIDs.omit(from: &statements, isStoryboard: DocumentHeader.isStoryboard(header))
    statements.insert(header, at: 0)
  }

  private static func text(of statements: [Statement]) -> String {
    var printer = StatementPrinter()
    printer.write(statements)
    return printer.text
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
