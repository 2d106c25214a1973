import BoardwalkSource
import BoardwalkTree

/// Reads texts of the scene language.
public struct SceneReader: Sendable {
  /// A reader; it has no settings.
  public init() {}

  /// The tree that `file` says, and what is wrong with it.
  public func read(_ file: SourceFile) -> (tree: ElementTree, findings: [Finding]) {
    let (statements, findings) = StatementParser.parse(file)
    return (tree(of: statements), findings)
  }

  /// The tree that `statements` say, the header first.
  func tree(of statements: [Statement]) -> ElementTree {
    var builder = TreeBuilder()
    guard var header = statements.first else { return builder.finish() }
    var context = SceneContext()
    let endsWithLineFeed = DocumentHeader.read(&header, &context, &builder)
    let rest = Array(statements.dropFirst())
    let isStoryboard = DocumentHeader.isStoryboard(header)
    let global = isStoryboard ? SceneNames.named(in: rest) : SceneNames.named(anywhereIn: rest)
    context.names = global
    let contents = rest.flatMap { statement in
      var local = context
      local.names = SceneNames.named(inside: statement, global)
      return Unfolder(context: local).contents([statement])
    }
    let root = Unfolder(context: context).branch(header, contents: contents)
    DocumentLift.lower(root).build(&builder)
    if !endsWithLineFeed {
      builder.depart(Departure(at: .endOfFile, gap: "", spelling: nil))
    }
    return builder.finish()
  }
}
