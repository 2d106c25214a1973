import BoardwalkSource
import BoardwalkTree

/// Reads texts of the scene language.
public struct SceneReader: Sendable {
  /// A reader; it has no settings.
  public init() {}

  /// The tree that `file` says, and what is wrong with it.
  public func read(_ file: SourceFile) -> (tree: ElementTree, findings: [Finding]) {
    let (source, findings) = readLocated(file)
    return (source.tree, findings)
  }

  /// The tree that `file` says and where it says it, and what is wrong with it.
  public func readLocated(_ file: SourceFile) -> (source: LocatedTree, findings: [Finding]) {
    let scene = StatementParser.read(file).checked
    var map = SourceMap(headsAreNames: true)
    let tree = tree(of: scene.statements, locatedIn: &map)
    return (LocatedTree(file: file, tree: tree, map: map), scene.findings)
  }

  /// The statements of `file`, each that needs an id with its own.
  func statements(of file: SourceFile) -> [Statement] {
    var statements = StatementParser.parse(file).statements
    Self.fillIDs(of: &statements)
    return statements
  }

  /// The tree that `statements` say, the header first.
  func tree(of statements: [Statement]) -> ElementTree {
    var map = SourceMap(headsAreNames: true)
    return tree(of: statements, locatedIn: &map)
  }

  private func tree(of statements: [Statement], locatedIn map: inout SourceMap) -> ElementTree {
    var statements = statements
    Self.fillIDs(of: &statements)
    var builder = TreeBuilder()
    guard var header = statements.first else { return builder.finish() }
    var context = SceneContext()
    let endsWithLineFeed = DocumentHeader.read(&header, &context, &builder)
    var rest = Array(statements.dropFirst())
    let comments = OuterComments.take(from: &rest)
    let isStoryboard = DocumentHeader.isStoryboard(header)
    let global = isStoryboard ? SceneNames.named(in: rest) : SceneNames.named(anywhereIn: rest)
    context.names = global
    let contents = rest.flatMap { statement in
      var statement = statement
      var local = context
      if isStoryboard { local.names = SceneNames.named(inside: statement, global) }
      NamedFields.resolve(&statement, local.names)
      return Unfolder(context: local).contents([statement])
    }
    NamedFields.resolve(&header, global)
    let root = Unfolder(context: context).branch(header, contents: contents)
    for comment in comments.before { Self.add(comment, to: &builder, &map) }
    DocumentLift.lower(root).build(&builder, &map, around: header.range)
    for comment in comments.after { Self.add(comment, to: &builder, &map) }
    if !endsWithLineFeed {
      builder.depart(Departure(at: .endOfFile, gap: "", spelling: nil))
    }
    return builder.finish()
  }

  /// Adds a comment outside the root, which stands where the file begins for want of a better place.
  private static func add(
    _ comment: String, to builder: inout TreeBuilder, _ map: inout SourceMap
  ) {
    builder.addComment(comment)
    map.appendNode(head: 0..<0)
  }

  private static func fillIDs(of statements: inout [Statement]) {
    guard let header = statements.first else { return }
    var rest = Array(statements.dropFirst())
    StableIDs.fill(&rest, isStoryboard: DocumentHeader.isStoryboard(header))
    statements = [header] + rest
  }
}
