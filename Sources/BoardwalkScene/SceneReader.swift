import BoardwalkBase
import BoardwalkDocument

/// Reads texts of the scene language.
package struct SceneReader: Sendable {
  /// A reader; it has no settings.
  package init() {}

  /// The tree that `file` says, and what is wrong with it.
  package func read(_ file: SourceFile) -> (tree: ElementTree, findings: [Finding]) {
    let (source, findings) = readLocated(file)
    return (source.tree, findings)
  }

  /// The tree that `file` says and where it says it, and what is wrong with it.
  package func readLocated(_ file: SourceFile) -> (source: LocatedTree, findings: [Finding]) {
    var scene = StatementParser.read(file)
    let scopes = scene.fillAndCheck()
    let findings = scene.findings
    // What nobody else holds is changed without copies.
    let statements = scene.statements
    scene = SceneSyntax()
    // A scene takes a third of the bytes of its XML.
    let size = file.bytes.count * 3
    var map = SourceMap(sourceSize: size, headsAreNames: true)
    let tree = Self.tree(of: statements, scopes, size, &map)
    return (LocatedTree(file: file, tree: tree, map: map), findings)
  }

  /// What the text of `file` calls its view controllers, and a xib its objects, by their ids, written or
  /// derived: a tree has no names.
  package func names(in file: SourceFile) -> [String: String] {
    names(in: file) { survey in survey.ownName.map { [$0] } ?? [] }
  }

  /// All names that the text of `file` gives to objects, by their ids, written or derived.
  package func objectNames(in file: SourceFile) -> [String: String] {
    names(in: file) { survey in (survey.ownName.map { [$0] } ?? []) + survey.innerNames }
  }

  /// Those of the names that `given` picks from each survey of `file` that are of objects, by their ids.
  private func names(
    in file: SourceFile, _ given: (DeclarationCollector) -> [DeclarationCollector.Name]
  ) -> [String: String] {
    var scene = StatementParser.read(file)
    scene.mendHeader()
    var statements = scene.statements
    StableIDs.fill(&statements)
    var names: [String: String] = [:]
    for name in DeclarationCollector.behindHeader(of: statements).flatMap(given)
    where name.isOfObject {
      if let id = name.id { names[id] = name.name }
    }
    return names
  }

  /// The tree that `statements` say, the header first, with what is in reach of those behind it; it
  /// would take `size` bytes of XML.
  private static func tree(
    of statements: consuming [Statement], _ scopes: consuming SceneScopes, _ size: Int,
    _ map: inout SourceMap
  ) -> ElementTree {
    guard !statements.isEmpty else { return TreeBuilder().finish() }
    var header = statements.removeFirst()
    var rest = consume statements
    let (context, declaration, endsWithLineFeed) = DocumentHeader.read(&header)
    let outside = context.with(scopes.outer.names)
    var comments = OuterComments()
    var unfolding = Unfolding(context: outside, sourceSize: size)
    var contents: [Understood.Node] = []
    contents.reserveCapacity(rest.count)
    for index in rest.indices.reversed() where !comments.takeLast(of: &rest) {
      unfolding.context = scopes.areScenes ? context.with(scopes[index].names) : outside
      contents.append(unfolding.take(&rest[index]))
      rest.removeLast()
    }
    unfolding.context = outside
    NamedFields.resolve(in: &header, outside)
    unfolding.understand(header, around: contents.reversed())
    DocumentLift.lower(&unfolding.tag, &unfolding.contents, in: &unfolding.understood)
    var understood = unfolding.takeUnderstood()
    let root = understood.add(unfolding.tag, unfolding.contents, range: header.range)
    var builder = TreeBuilder(
      sourceSize: size, words: Vocabulary.words, characters: understood.takeCharacters())
    builder.declaration = declaration
    for comment in comments.before.reversed() { add(comment, to: &builder, &map) }
    understood.build(root, &builder, &map, around: header.range)
    for comment in comments.after.reversed() { add(comment, to: &builder, &map) }
    if !endsWithLineFeed {
      builder.depart(NonCanonicalSpelling(at: .endOfFile, gap: "", spelling: nil))
    }
    return builder.finish()
  }

  /// Adds a comment outside the root, which stands where the file begins for want of a better place.
  private static func add(
    _ comment: String, to builder: inout TreeBuilder, _ map: inout SourceMap
  ) {
    builder.addComment(comment)
    map.appendNode(head: 0..<0, firstAttribute: builder.attributeCount)
  }
}
