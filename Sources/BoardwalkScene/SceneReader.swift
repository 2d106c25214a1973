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
    var scene = StatementParser.read(file).checked
    let findings = scene.findings
    // What nobody else holds is changed without copies.
    let statements = scene.statements
    scene = SceneSyntax()
    var map = SourceMap(headsAreNames: true)
    let tree = tree(of: statements, locatedIn: &map)
    return (LocatedTree(file: file, tree: tree, map: map), findings)
  }

  /// The statements of `file`, each that needs an id with its own.
  func statements(of file: SourceFile) -> [Statement] {
    var statements = StatementParser.parse(file).statements
    Self.fillIDs(of: &statements)
    return statements
  }

  /// The tree that `statements` say, the header first.
  func tree(of statements: consuming [Statement]) -> ElementTree {
    var map = SourceMap(headsAreNames: true)
    return tree(of: statements, locatedIn: &map)
  }

  private func tree(
    of statements: consuming [Statement], locatedIn map: inout SourceMap
  ) -> ElementTree {
    Self.fillIDs(of: &statements)
    var builder = TreeBuilder()
    guard !statements.isEmpty else { return builder.finish() }
    var header = statements.removeFirst()
    var rest = consume statements
    var context = SceneContext()
    let endsWithLineFeed = DocumentHeader.read(&header, &context, &builder)
    let comments = OuterComments.take(from: &rest)
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
    guard !statements.isEmpty else { return }
    let header = statements.removeFirst()
    StableIDs.fill(&statements, isStoryboard: DocumentHeader.isStoryboard(header))
    statements.insert(header, at: 0)
  }
}
