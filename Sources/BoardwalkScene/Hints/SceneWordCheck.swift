import BoardwalkBase
import BoardwalkSchema

/// Finds the words of a scene that no document is known to have: kinds, attributes and values.
package struct SceneWordCheck {
  private(set) var findings: [Finding] = []

  /// The unknown words in `scene`, which may have mistakes of other sorts. `device` is the known
  /// device that an identifier resembles; nil for a known or a new one.
  package static func findings(
    in scene: SceneSyntax, device: (String) -> String? = { _ in nil }
  ) -> [Finding] {
    let statements = scene.statements
    guard let header = statements.first, isOfPhones(header) else { return [] }
    var check = SceneWordCheck()
    check.checkFields(of: header, "document")
    check.checkDevice(of: header, device)
    let isStoryboard = DocumentHeader.isStoryboard(header)
    for statement in statements.dropFirst() {
      if isStoryboard, isPartOfScene(statement) {
        check.report(
          UnknownNameDiagnostic(outsideScenes: statement.kind), at: statement.kindRange)
      }
      check.check(statement, in: "")
    }
    return check.findings
  }

  /// Whether `header` begins a document of iOS: of others the tables know less.
  private static func isOfPhones(_ header: Statement) -> Bool {
    guard header.kind == "document" else {
      return header.kind == "storyboard" || header.kind == "xib"
    }
    return header.value(of: "type")?.contains("CocoaTouch") ?? false
  }

  /// Whether `statement` is an object that only scenes have.
  private static func isPartOfScene(_ statement: Statement) -> Bool {
    statement.known.isIdentified && !statement.isController && !statement.known.representsScene
      && statement.role == nil && statement.flags.isEmpty
  }

  /// Checks `statement`, in the braces of the element `owner`, and its contents.
  private mutating func check(_ statement: Statement, in owner: String) {
    let meant =
      SceneWords.isKind(statement.kind)
      ? nil : UnknownNameDiagnostic.kind(statement.kind, in: owner)
    let element = statement.known.isVariation ? owner : meant ?? statement.elementName
    // Literal XML is not checked for misspellings.
    if !statement.hasXMLFlag,
      !statement.kind.hasPrefix("xml-")
    {
      checkKind(of: statement, in: owner)
      checkRole(of: statement, in: owner)
      checkBars(of: statement)
      checkParts(of: statement)
      checkFields(of: statement, element)
      checkKey(of: statement)
      checkName(of: statement)
      checkAnchors(of: statement)
    }
    for inner in statement.body { check(inner, in: element) }
  }

  // MARK: Kinds

  private mutating func checkKind(of statement: Statement, in owner: String) {
    if statement.text != nil, statement.known.hasTitle, statement.known.isIdentified {
      report(UnknownNameDiagnostic(contentOf: statement.kind), at: statement.kindRange)
    }
    guard !statement.kind.isEmpty, !statement.isEquation,
      let diagnostic = UnknownNameDiagnostic(kind: statement.kind, role: statement.role, in: owner)
    else { return }
    report(diagnostic, at: statement.kindRange)
  }

  /// An object after a role is a part of its owner.
  private mutating func checkRole(of statement: Statement, in owner: String) {
    guard let role = statement.role else {
      return report(UnknownNameDiagnostic(partOf: statement, in: owner), at: statement.kindRange)
    }
    guard Spelling.isWord(role), !statement.range.isEmpty else { return }
    let start = statement.range.lowerBound
    report(
      UnknownNameDiagnostic(role: role, of: statement, in: owner),
      at: start..<start + role.utf8.count)
  }

  /// The bars of a controller show the items of the controllers inside it.
  private mutating func checkBars(of controller: Statement) {
    guard controller.isController else { return }
    for bar in controller.body where UnknownNameDiagnostic.items[bar.kind] != nil {
      for item in bar.body
      where item.role == nil && item.kind == UnknownNameDiagnostic.items[bar.kind] {
        report(UnknownNameDiagnostic(item: item.kind, in: bar.kind), at: item.kindRange)
      }
    }
  }

  /// Each part that objects play in another is played by one alone.
  private mutating func checkParts(of statement: Statement) {
    guard !statement.body.isEmpty else { return }
    let owner = Owner(statement, inside: .file)
    var taken: Set<String> = []
    for part in statement.body where part.target == nil && !part.isEquation && part.flags.isEmpty {
      let usual = DefaultRoles.of(part.known, part.elementName, owner)
      guard let role = part.role ?? usual, !taken.insert(role).inserted else { continue }
      let isNamed = part.role != nil || part.known.isGuide
      report(
        isNamed
          ? UnknownNameDiagnostic(secondPart: role) : UnknownNameDiagnostic(second: part.kind),
        at: part.kindRange)
    }
  }

  /// The key of a variation specifies its traits.
  private mutating func checkKey(of statement: Statement) {
    guard statement.known.isVariation, let key = statement.title else { return }
    report(UnknownNameDiagnostic(variation: key), at: statement.kindRange)
  }

  // MARK: Attributes

  private mutating func checkFields(of statement: Statement, _ element: String) {
    guard !statement.fields.isEmpty, SceneWords.isKind(element) else { return }
    for field in statement.fields {
      let name = field.name
      if statement.known.isVariation,
        SizeClassSugar.axes.contains(name) || field.name == InstallationLowering.field
      {
        continue
      }
      let ofName = UnknownNameDiagnostic(
        attribute: name, field.value, of: element, as: statement.kind)
      guard
        let diagnostic = ofName ?? UnknownNameDiagnostic(value: field.value, of: name, in: element)
      else {
        continue
      }
      // An unwritten value is reported with its statement.
      let place = ofName == nil ? field.valueRange : field.nameRange
      report(diagnostic, at: place.isEmpty ? statement.range : place)
    }
  }

  /// The identifier and the settings of the device in `header`.
  private mutating func checkDevice(of header: Statement, _ meant: (String) -> String?) {
    guard let field = header.fields.first(where: { $0.name == "device" }) else { return }
    switch field.value {
    case .plain(let id):
      report(UnknownNameDiagnostic(device: id, [], meant), at: field.valueRange)
    case .call(let id, let settings):
      report(UnknownNameDiagnostic(device: id, settings, meant), at: field.valueRange)
    }
  }

  // MARK: Connections and constraints

  /// The word after the kind of a segue or an action is one of a few.
  private mutating func checkName(of statement: Statement) {
    guard statement.target != nil, let name = statement.name else { return }
    switch statement.kind {
    case "segue" where !RelationshipKind.isName(name):
      report(UnknownNameDiagnostic(word: name, of: "kind", in: "segue"), at: statement.nameRange)
    case "action":
      report(
        UnknownNameDiagnostic(word: name, of: "eventType", in: "action"), at: statement.nameRange)
    default: break
    }
  }

  /// Both sides of a constraint name an attribute of an object. An error on both sides without a
  /// fix is reported once.
  private mutating func checkAnchors(of statement: Statement) {
    guard let equation = statement.equation, !ConstraintExpansion.isSeveral(statement) else {
      return
    }
    // The missing owner is already reported.
    if let second = equation.terms.second, second.item == nil { return }
    for (anchor, place) in [
      (equation.first, equation.first.range),
      (equation.terms.second, (equation.terms.second?.range ?? 0..<0)),
    ] {
      guard let word = anchor?.attribute, !place.isEmpty,
        let diagnostic = UnknownNameDiagnostic(side: word, in: equation)
      else { continue }
      report(diagnostic, at: place.upperBound - word.utf8.count..<place.upperBound)
      if diagnostic.meant == nil { return }
    }
  }

  private mutating func report(_ diagnostic: UnknownNameDiagnostic?, at range: Range<Int>) {
    guard let diagnostic else { return }
    let fixIt = diagnostic.meant.map { FixIt("write \($0)", replace: range, with: $0) }
    findings.append(
      Finding(
        "misspelled-word", .warning, diagnostic.message, at: range,
        notes: diagnostic.note.map { [Finding.Note($0)] } ?? [], fixIt: fixIt))
  }
}
