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
    var scene = StatementParser.read(file)
    let surveys = SceneSurvey.behindHeader(of: scene.statements)
    scene.check(surveys)
    let findings = scene.findings
    // What nobody else holds is changed without copies.
    let statements = scene.statements
    scene = SceneSyntax()
    // A scene takes a third of the bytes of its XML.
    let size = file.bytes.count * 3
    var map = SourceMap(sourceSize: size, headsAreNames: true)
    var builder = TreeBuilder(sourceSize: size)
    Self.build(statements, surveys, &builder, &map)
    let tree = builder.finish()
    return (LocatedTree(file: file, tree: tree, map: map), findings)
  }

  /// The statements of `file`, each that needs an id with its own.
  func statements(of file: SourceFile) -> [Statement] {
    var statements = StatementParser.parse(file).statements
    StableIDs.fill(&statements)
    return statements
  }

  /// Builds what `statements` say, the header first, as `surveys` of those behind it tell.
  private static func build(
    _ statements: consuming [Statement], _ surveys: consuming [SceneSurvey],
    _ builder: inout TreeBuilder, _ map: inout SourceMap
  ) {
    StableIDs.fill(&statements, &surveys)
    guard !statements.isEmpty else { return }
    var header = statements.removeFirst()
    var rest = consume statements
    let (context, endsWithLineFeed) = DocumentHeader.read(&header, &builder)
    let comments = OuterComments.take(from: &rest)
    var surveys = consume surveys
    if rest.count < surveys.count { surveys = rest.map { SceneSurvey($0) } }
    let isStoryboard = DocumentHeader.isStoryboard(header)
    let global =
      isStoryboard ? SceneNames.named(in: surveys) : SceneNames.named(anywhereIn: surveys)
    var contents: [Branch.Content] = []
    for index in rest.indices.reversed() {
      let names =
        isStoryboard ? SceneNames.named(inside: rest[index], surveys[index], global) : global
      contents.append(Unfolder(context: context.with(names)).lastContent(of: &rest))
    }
    contents.turn()
    let outside = context.with(global)
    NamedFields.resolve(in: &header, outside)
    let root = Unfolder(context: outside).branch(header, contents: contents)
    for comment in comments.before { add(comment, to: &builder, &map) }
    DocumentLift.lower(root).build(&builder, &map, around: header.range)
    for comment in comments.after { add(comment, to: &builder, &map) }
    if !endsWithLineFeed {
      builder.depart(Departure(at: .endOfFile, gap: "", spelling: nil))
    }
  }

  /// Adds a comment outside the root, which stands where the file begins for want of a better place.
  private static func add(
    _ comment: String, to builder: inout TreeBuilder, _ map: inout SourceMap
  ) {
    builder.addComment(comment)
    map.appendNode(head: 0..<0)
  }
}
