import BoardwalkSource
import BoardwalkTree

/// Reads texts of the scene language.
public struct SceneReader: Sendable {
  /// A reader; it has no settings.
  public init() {}

  /// The tree that `file` says, and what is wrong with it.
  public func read(_ file: SourceFile) -> (tree: ElementTree, findings: [Finding]) {
    var scene = StatementParser.read(file).checked
    let findings = scene.findings
    // What nobody else holds is changed without copies.
    let statements = scene.statements
    scene = SceneSyntax()
    return (tree(of: statements), findings)
  }

  /// The statements of `file`, each that needs an id with its own.
  func statements(of file: SourceFile) -> [Statement] {
    var statements = StatementParser.parse(file).statements
    Self.fillIDs(of: &statements)
    return statements
  }

  /// The tree that `statements` say, the header first.
  func tree(of statements: consuming [Statement]) -> ElementTree {
    Self.fillIDs(of: &statements)
    var builder = TreeBuilder()
    guard !statements.isEmpty else { return builder.finish() }
    var header = statements.removeFirst()
    var rest = consume statements
    var context = SceneContext()
    let endsWithLineFeed = DocumentHeader.read(&header, &context, &builder)
    let isStoryboard = DocumentHeader.isStoryboard(header)
    let global = isStoryboard ? SceneNames.named(in: rest) : SceneNames.named(anywhereIn: rest)
    context.names = global
    let contents = rest.indices.flatMap { index in
      var local = context
      if isStoryboard { local.names = SceneNames.named(inside: rest[index], global) }
      NamedFields.resolve(&rest[index], local.names)
      return Unfolder(context: local).contents([rest[index]])
    }
    NamedFields.resolve(&header, global)
    let root = Unfolder(context: context).branch(header, contents: contents)
    DocumentLift.lower(root).build(&builder)
    if !endsWithLineFeed {
      builder.depart(Departure(at: .endOfFile, gap: "", spelling: nil))
    }
    return builder.finish()
  }

  private static func fillIDs(of statements: inout [Statement]) {
    guard !statements.isEmpty else { return }
    let header = statements.removeFirst()
    StableIDs.fill(&statements, isStoryboard: DocumentHeader.isStoryboard(header))
    statements.insert(header, at: 0)
  }
}
