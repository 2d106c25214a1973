import BoardwalkBase
import BoardwalkDocument

/// Writes trees in the scene language.
package struct SceneWriter: Sendable {
  /// A writer; it has no settings.
  package init() {}

  /// `tree` as the text of a scene.
  package func write(_ tree: ElementTree) -> String {
    text(of: tree, by: WritingAttempt.fresh, over: ExistingText()) ?? ""
  }

  /// `tree` as a scene text for comparison with another version: attributes have Interface
  /// Builder's order.
  package func comparable(_ tree: ElementTree) -> String {
    let normalized = tree.rewritingAttributes { element in
      let ranks = AttributeOrder.ranks(of: element.name)
      let attributes = Array(element.attributes)
      // Equal ranks keep their order.
      let ordered = attributes.enumerated().sorted { left, right in
        (ranks.rank(of: left.element.name), left.offset)
          < (ranks.rank(of: right.element.name), right.offset)
      }.map(\.element)
      return ordered == attributes ? nil : ordered
    }
    return write(normalized)
  }

  /// `tree` as the text of a scene that replaces `old`. It keeps the names, comments, empty lines
  /// and, as far as the tree allows, the order of the statements of `old`. Objects are identified
  /// by their ids; `renamed` has the new ids by the old ones.
  package func write(
    _ tree: ElementTree, over old: SourceFile, renamed: [String: String] = [:]
  ) -> String {
    text(of: tree, by: WritingAttempt.merging, over: ExistingText(of: old, renamed: renamed))
      ?? write(tree)
  }

  /// The text that the first of `attempts` to succeed gives.
  private func text(
    of tree: ElementTree, by attempts: [WritingAttempt], over old: ExistingText
  ) -> String? {
    for attempt in attempts {
      if let text = text(of: tree, by: attempt, over: old) { return text }
    }
    return nil
  }

  /// The text of `attempt`, if it reads back as `tree`.
  ///
  /// Each sugar rule is verified when it is applied. Only reading the whole text verifies that
  /// every name resolves to its object and that omitted ids are derived again. This costs a
  /// fraction of the writing.
  private func text(
    of tree: ElementTree, by attempt: WritingAttempt, over old: ExistingText
  ) -> String? {
    var statements = statements(of: tree, names: old.names, isNamed: attempt.isNamed)
    if attempt.omitsIDs {
      StableIDs.elideDerivable(from: &statements)
    } else {
      MissingIDs.mark(&statements)
    }
    if attempt.merges {
      statements = SceneMerge.merge(
        statements, over: old.statements, ordering: attempt.keepsOrder)
    }
    let text = Self.text(of: statements, closing: attempt.merges ? old.closing : [])
    if attempt.isLast { return text }
    let (copy, findings) = SceneReader().read(SourceFile(path: "", text: text))
    return findings.isEmpty && copy.hasSameContent(as: tree) ? text : nil
  }

  /// The header and then the statements of the document, with all ids. Objects have names if
  /// `isNamed`, those of `old` by their ids, and `distinction` tells those apart that would have
  /// one name.
  func statements(
    of tree: ElementTree, names old: [String: String] = [:], isNamed: Bool = true,
    distinction: NameRequests.Distinction = .ids
  ) -> [Statement] {
    guard let element = tree.root else { return [] }
    let root = DocumentLift.lift(ElementNode(element))
    let isStoryboard = DocumentLift.isStoryboard(root)
    var global = SceneContext.Names()
    if isNamed {
      global =
        isStoryboard
        ? SceneNames.global(root, old: old, distinction: distinction)
        : SceneNames.local(root, .init(), old: old, distinction: distinction)
    }
    let context = SceneContext(
      module: Self.module(of: root), tools: ToolsVersion(root["toolsVersion"]), names: global)
    var (header, contents) = Resugarer(context: context).head(of: root)
    NamedFields.name(&header, global)
    DocumentHeader.describe(tree, module: context.module, in: &header)
    var statements = [header] + OuterComments.before(tree)
    for content in contents {
      var names = global
      if isNamed, isStoryboard, case .element(let element) = content {
        names = SceneNames.local(element, global, old: old, distinction: distinction)
      }
      for var statement in Resugarer(context: context.with(names)).statements(of: [content]) {
        FixedPlaces.mark(in: &statement)
        InstallationLowering.resugar(in: &statement)
        NamedFields.name(&statement, names)
        if isStoryboard { ImplicitNames.omit(inside: &statement) }
        statement.trivia.hasEmptyLine = !statement.body.isEmpty
        statements.append(statement)
      }
    }
    if !isStoryboard {
      ImplicitNames.omit(from: &statements)
      XibPlaceholders.mark(&statements)
    }
    return statements + OuterComments.after(tree)
  }

  private static func text(of statements: [Statement], closing: [String]) -> String {
    var printer = StatementPrinter()
    printer.write(statements)
    printer.write(closing: closing)
    return printer.text
  }

  /// The module that most custom classes of the target are in.
  private static func module(of root: ElementNode) -> String? {
    var counts: [String: Int] = [:]
    func count(_ element: ElementNode) {
      if element["customModuleProvider"] == "target", let module = element["customModule"],
        Spelling.isBare(module)
      {
        counts[module, default: 0] += 1
      }
      for child in element.elements { count(child) }
    }
    count(root)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
