import BoardwalkBase
import BoardwalkDocument

/// Reads texts of the scene language.
package struct SceneReader: Sendable {
  /// A reader; it has no settings.
  package init() {}

  /// The tree of `file`, and its errors and warnings.
  package func read(_ file: SourceFile) -> (tree: ElementTree, findings: [Finding]) {
    let (source, findings) = readLocated(file)
    return (source.tree, findings)
  }

  /// The tree of `file` with the ranges of its elements, and its errors and warnings.
  package func readLocated(_ file: SourceFile) -> (source: LocatedTree, findings: [Finding]) {
    var scene = SceneSyntax(parsing: file)
    scene.recoverHeader()
    var lowered = scene
    let scopes = lowered.lowerAndCheck()
    var map = SourceMap(headsAreNames: true)
    let tree = Self.tree(of: lowered.statements, scopes, &map)
    let source = LocatedTree(file: file, tree: tree, map: map, syntax: scene)
    return (source, lowered.findings)
  }

  /// The names that the text of `file` gives to its view controllers, and a xib to its objects, by
  /// their ids, written or derived: a tree has no names.
  package func names(in file: SourceFile) -> [String: String] {
    var scene = SceneSyntax(parsing: file)
    scene.recoverHeader()
    return scene.names { $0.ownName.map { [$0] } ?? [] }
  }

  /// The tree of lowered `statements`, the header first, with the names in scope for the others.
  private static func tree(
    of statements: [Statement], _ scopes: SceneScopes, _ map: inout SourceMap
  ) -> ElementTree {
    guard var header = statements.first else { return TreeBuilder().finish() }
    let (context, declaration, endsWithLineFeed) = DocumentHeader.read(&header)
    let outside = context.with(scopes.outer.names)
    var comments = OuterComments()
    var contents: [ElementNode.Content] = []
    for (index, statement) in statements.dropFirst().enumerated() where !comments.take(statement) {
      let inside = scopes.areScenes ? context.with(scopes[index].names) : outside
      contents.append(Desugarer(context: inside).content(of: statement))
    }
    NamedFields.resolve(in: &header, outside)
    let root = DocumentLift.lower(
      Desugarer(context: outside).element(of: header, contents: contents))
    var builder = TreeBuilder()
    builder.declaration = declaration
    for comment in comments.before { add(comment, to: &builder, &map) }
    root.build(&builder, &map, in: header.range)
    for comment in comments.after { add(comment, to: &builder, &map) }
    if !endsWithLineFeed {
      builder.record(NonCanonicalSpelling(at: .endOfFile, gap: "", spelling: nil))
    }
    return builder.finish()
  }

  /// Adds a comment outside the root, which has the place of the file's beginning for want of a
  /// better one.
  private static func add(
    _ comment: String, to builder: inout TreeBuilder, _ map: inout SourceMap
  ) {
    builder.addComment(comment)
    map.appendNode(head: 0..<0, firstAttribute: builder.attributeCount)
  }
}
