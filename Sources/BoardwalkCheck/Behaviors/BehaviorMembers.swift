import BoardwalkBase
import BoardwalkBehavior
import BoardwalkProject
import BoardwalkScene
import BoardwalkSchema
import BoardwalkSimulation

/// Compares the properties and words in behaviors with those of values and UIKit's objects.
struct BehaviorMembers: Sendable {
  /// The kind of value that has a property.
  enum Owner {
    /// An object of a class of the system's, of which a simulation models the properties `modeled`.
    case object(SystemClass, modeled: Set<String>)

    /// The place of a row or an item.
    case indexPath

    /// Any value.
    case anything
  }

  /// The names that the app declares: states, blocks, actions, outlets and fields of records.
  private let ownNames: Set<String>

  /// These names, and those of initializer arguments and user infos: the possible unmodeled fields
  /// of a value.
  private let fields: Set<String>

  private let documents: DocumentedClasses

  init(_ project: Project, _ documents: DocumentedClasses) {
    self.documents = documents
    var names = documents.classes.values.reduce(into: Set<String>()) { $0.formUnion($1.outlets) }
    var labels: Set<String> = []
    let types = project.behaviors.flatMap(\.classes)
    for state in project.behaviors.flatMap(\.shared) + types.flatMap(\.states) {
      names.insert(state.name)
      state.value.forEachPart { part in
        names.formUnion(part.fields)
        labels.formUnion(part.labels)
      }
    }
    let ownTypes = project.behaviors.flatMap(\.types)
    for type in types {
      names.formUnion(type.blocks.map(\.name))
      names.formUnion(type.handlers(of: "action").compactMap(\.subject))
      for body in type.bodies { body.forEachStatement { labels.formUnion($0.postedFields) } }
    }
    for body in types.flatMap(\.bodies) + ownTypes.flatMap(\.methods).map(\.block.body) {
      body.forEachValue { value in
        names.formUnion(value.fields)
        labels.formUnion(value.labels)
      }
    }
    names.formUnion(ownTypes.flatMap(\.memberNames))
    ownNames = names
    fields = names.union(labels)
  }

  /// The known owner of `base` in `scope`.
  func owner(of base: ValueExpression, in scope: BehaviorScope) -> Owner {
    if base.lastName == "sheetPresentationController" { return Self.sheet }
    if case .name("indexPath") = base.form { return .indexPath }
    guard case .name(let name) = base.form, !scope.isLocal(name) else { return .anything }
    let connected = scope.type.flatMap { documents.classes[$0.name]?.outletClasses[name] } ?? []
    guard let type = SystemClass.named(Self.properties[name] ?? connected.first ?? ""),
      connected.count < 2
    else { return .anything }
    if type.isView { return .object(type, modeled: ModeledMembers.views) }
    if type.isViewController { return .object(type, modeled: ModeledMembers.controllers) }
    if type.name == "UIBarButtonItem" {
      return .object(type, modeled: ModeledMembers.barButtonItems)
    }
    return ModeledMembers.part(name).map { .object(type, modeled: $0) } ?? .anything
  }

  private static let sheet: Owner =
    if let type = SystemClass.named("UISheetPresentationController"),
      let modeled = ModeledMembers.part("sheetPresentationController")
    {
      .object(type, modeled: modeled)
    } else {
      .anything
    }

  /// The classes of a controller's own properties.
  private static let properties = [
    "view": "UIView", "tableView": "UITableView", "collectionView": "UICollectionView",
    "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
  ]

  /// The finding for the property `name`, written at `range`, of `owner`.
  func property(_ name: String, _ range: Range<Int>, of owner: Owner) -> Finding? {
    switch owner {
    case .object(let type, let modeled):
      guard !modeled.contains(name), !fields.contains(name) else { return nil }
      if type.hasSwiftMember(name) { return .unmodeled(name, of: type, range) }
      return .unknownName(
        "\(type.name) has no property '\(name)'", range,
        guess: Self.guess(name, among: modeled))
    case .indexPath:
      guard !Self.partsOfIndexPaths.contains(name), !ModeledMembers.all.contains(name) else {
        return nil
      }
      return .unknownName(
        "an index path has no property '\(name)'", range,
        guess: Misspelling(name).closest(in: Self.partsOfIndexPaths))
    case .anything:
      guard !fields.contains(name), !ModeledMembers.all.contains(name),
        !SystemClass.anyHasSwiftMember(name),
        let guess = Self.guess(name, among: ModeledMembers.all.union(fields))
      else { return nil }
      return .unknownName("no type has a property '\(name)'", range, guess: guess)
    }
  }

  private static let partsOfIndexPaths = ["row", "section", "item"]

  /// The property that was probably meant by `name`; the prefix `is` of a Boolean one is often
  /// omitted.
  private static func guess(_ name: String, among known: Set<String>) -> String? {
    let boolean = "is" + name.prefix(1).uppercased() + name.dropFirst()
    guard !known.contains(boolean) else { return boolean }
    // Any two letters are near to any others.
    return name.count > 2 ? Misspelling(name).closest(in: known.sorted()) : nil
  }

  /// The finding for the call of `name`, written at `range`, on `owner`.
  func call(_ name: String, _ range: Range<Int>, on owner: Owner) -> Finding? {
    guard !ModeledMembers.calls.contains(name), !fields.contains(name) else { return nil }
    if case .object(let type, _) = owner, type.hasMethod(name) {
      return .unmodeled("\(name)()", of: type, range)
    }
    guard !SystemClass.anyHasSwiftMember(name) else { return nil }
    let known = ModeledMembers.calls.union(fields).union(KnownNames.statementMethods).sorted()
    return .unknownName(
      "no type has a method '\(name)'", range, guess: Misspelling(name).closest(in: known))
  }

  /// The findings for misspelled labels of `arguments` of a call on `owner`, if those are the user
  /// defaults.
  func labels(
    of arguments: [ValueExpression.Argument], on owner: ValueExpression
  ) -> [Finding] {
    guard case .member(let base, "standard", at: _) = owner.form,
      base.form == .name(ModeledMembers.userDefaults)
    else { return [] }
    return Finding.misspelledLabels(
      of: arguments, known: ModeledMembers.labelsOfUserDefaults, "the user defaults take")
  }

  /// The words in `value` that are not values of `label`, if that is UIKit's name.
  func words(in value: ValueExpression, for label: String) -> [Finding] {
    guard !ownNames.contains(label) else { return [] }
    if label.hasSuffix("Color") { return self.words(in: value, among: Self.colors, isOpen: true) }
    return ClosedWords.words(for: label).map { self.words(in: value, among: $0) } ?? []
  }

  private static let colors = Set(SceneWords.colors)

  /// The words that `handler` returns and that are not among its results.
  func words(in handler: Handler) -> [Finding] {
    guard let words = ClosedWords.answers(of: handler.form) else { return [] }
    var findings: [Finding] = []
    handler.body.forEachStatement(inClosures: false) { statement in
      guard case .answer(let value?) = statement.action else { return }
      findings += self.words(in: value, among: words)
    }
    return findings
  }

  /// The words that `type`, a view of whose members not all are known, assigns to properties that
  /// do not have them.
  func words(inView type: ClassBehavior) -> [Finding] {
    var findings: [Finding] = []
    for body in type.bodies {
      body.forEachStatement(inClosures: true) { statement in
        guard case .assign(let value, to: let place) = statement.action,
          let label = place.lastName
        else { return }
        findings += words(in: value, for: label)
      }
    }
    return findings
  }

  /// The words in `value` that are none of `words`; if an app may have more, only those that
  /// resemble one.
  private func words(
    in value: ValueExpression, among words: Set<String>, isOpen: Bool = false
  ) -> [Finding] {
    switch value.form {
    case .word(let word) where !words.contains(word) && !ownNames.contains(word):
      let guess = Misspelling(word).closest(in: words.sorted())
      guard guess != nil || !isOpen else { return [] }
      return [
        .unknownName("no value is named '.\(word)'", value.range, guess: guess.map { ".\($0)" })
      ]
    case .list(let values):
      return values.flatMap { self.words(in: $0, among: words, isOpen: isOpen) }
    case .choice(_, let first, otherwise: let second):
      return [first, second].flatMap { self.words(in: $0, among: words, isOpen: isOpen) }
    default: return []
    }
  }
}

extension ValueExpression {
  /// The names of the fields of the record that it is.
  fileprivate var fields: [String] {
    if case .record(let fields) = form { fields.map(\.name) } else { [] }
  }

  /// The names of the arguments of the call that it is.
  fileprivate var labels: [String] {
    if case .call(_, let arguments) = form { arguments.compactMap(\.label) } else { [] }
  }
}

extension BehaviorStatement {
  /// The names under which it posts values: the user info of a notification.
  fileprivate var postedFields: [String] {
    guard case .perform(let command) = action, command.verb == .post else { return [] }
    return command.options.map(\.name)
  }
}

extension Finding {
  /// The findings for the labels of `arguments` that resemble one of `known`, the arguments that
  /// `callee` takes.
  static func misspelledLabels(
    of arguments: [ValueExpression.Argument], known: [String], _ callee: String
  ) -> [Finding] {
    arguments.compactMap { argument in
      guard let label = argument.label, !known.contains(label),
        let guess = Misspelling(label).closest(in: known)
      else { return nil }
      return .unknownName(
        "\(callee) no argument '\(label)'", argument.labelRange ?? argument.value.range,
        guess: guess)
    }
  }

  /// The use of a member of UIKit's that a simulation does not have.
  static func unmodeled(
    _ name: String, of type: SystemClass, _ range: Range<Int>
  ) -> Finding {
    Finding(
      Rule.unmodeledMember.id, .warning, "Boardwalk does not model \(type.name).\(name)", at: range,
      notes: [Note("a run that gets here ends with status 3")])
  }
}
