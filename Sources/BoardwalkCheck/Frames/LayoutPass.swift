import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject

/// Applies the rules about laid out views to documents, in every setting that was asked for.
struct LayoutPass: Sendable {
  /// The rules with their checks.
  private let rules: [(rule: Rule, check: @Sendable (inout LaidOutDocument) -> [Violation])]

  private let settings: [LayoutSetting]

  /// The bars that documents put around scenes of others.
  private let outerBars: OuterBars

  /// The translations of documents, by place.
  private let translations: [Translations.Place: [Translations]]

  /// A pass for those of `rules` that check solved views, on documents of `project`.
  init(_ rules: [Rule], in settings: [LayoutSetting], of project: Project) {
    self.rules =
      settings.isEmpty
      ? []
      : rules.compactMap { rule in
        guard case .layout(let check, _) = rule.check else { return nil }
        return (rule, check)
      }
    self.settings = settings
    // A single document has no others around it.
    let others = self.rules.isEmpty || project.documents.count < 2 ? [] : project.documents
    outerBars = OuterBars(
      others.filter { !$0.elements(of: .viewControllerPlaceholder).isEmpty }
        .compactMap(Self.compiled))
    translations = Dictionary(grouping: project.translations, by: \.place)
  }

  /// The violations of the rules in `document`, each once with all settings in which it occurs.
  /// Settings that exceed `budget` are omitted, with a note.
  func violations(
    in document: Document, within budget: inout WorkBudget
  ) -> [(rule: Rule, violation: Violation)] {
    guard !rules.isEmpty, document.isSupported, document.usesAutoLayout || document.device != nil,
      let compiled = Self.compiled(document)
    else { return [] }
    var gathering = ViolationCollector()
    for setting in settings where document.isMade(for: setting) && !budget.isExhausted {
      guard
        let written = compiled.written(in: setting.language, tables(of: document, setting.language))
      else { continue }
      var layout = LaidOutDocument(document, written, in: setting, outerBars, within: budget)
      gathering.begin(setting)
      for (rule, check) in rules {
        for violation in check(&layout) { gathering.add(rule, violation) }
      }
      budget = layout.budget
    }
    return gathering.violations + (budget.isExhausted ? [omission(in: document, budget)] : [])
  }

  private static func compiled(_ document: Document) -> CompiledDocument? {
    Compiler().compile(Project([.document(document)], isWhole: false)).documents.first
  }

  /// The note that `budget` is not enough for all of `document`.
  private func omission(
    in document: Document, _ budget: WorkBudget
  ) -> (rule: Rule, violation: Violation) {
    let violation = Violation(
      document.root, "the layout check is incomplete: \(budget.reason)",
      notes: [Violation.Note(WorkBudget.remedy)], severity: .note)
    return (.conflictingConstraints, violation)
  }

  private func tables(
    of document: Document, _ language: LayoutSetting.Language
  ) -> [StringsTable] {
    guard case .translated(let language) = language else { return [] }
    return (translations[Translations.Place(path: document.file.path)] ?? [])
      .compactMap { $0.table(in: language) }
  }
}

/// Violations of several settings, grouped by place.
private struct ViolationCollector {
  private struct Key: Hashable {
    let rule: String
    let element: Int
    let attribute: String?
    let message: String
  }

  /// The maximum number of settings that are named; beyond it the number is reported.
  private static let named = 6

  private var found: [(rule: Rule, violation: Violation, settings: [LayoutSetting])] = []
  private var places: [Key: Int] = [:]
  private var settings: [LayoutSetting] = []

  mutating func begin(_ setting: LayoutSetting) { settings.append(setting) }

  mutating func add(_ rule: Rule, _ violation: Violation) {
    guard let setting = settings.last else { return }
    let key = Key(
      rule: rule.id.name, element: violation.element.index, attribute: violation.attribute,
      message: violation.message)
    guard let place = places[key] else {
      places[key] = found.count
      found.append((rule, violation, [setting]))
      return
    }
    if found[place].settings.last != setting { found[place].settings.append(setting) }
  }

  /// The violations, each with a note about its settings, unless they are obvious.
  var violations: [(rule: Rule, violation: Violation)] {
    found.map { rule, violation, holding in
      guard settings != [.canvas] else { return (rule, violation) }
      var violation = violation
      violation.notes.append(Violation.Note(words(for: holding)))
      return (rule, violation)
    }
  }

  private func words(for holding: [LayoutSetting]) -> String {
    if holding.count == settings.count, holding.count > 1 {
      return "in all \(holding.count) layouts, \(holding[0].displayName) first"
    }
    let names = holding.prefix(Self.named).map(\.displayName).joined(separator: "; ")
    let more = holding.count - Self.named
    return (holding.count == 1 ? "in this layout: " : "in these layouts: ") + names
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension Document {
  /// Whether it is for the device of `setting`: `Main~ipad` and its contents are for iPads only.
  fileprivate func isMade(for setting: LayoutSetting) -> Bool {
    guard case .device(let device, _) = setting.place else { return true }
    if device.idiom == .phone, root["targetRuntime"]?.hasSuffix(".iPad") ?? false { return false }
    return !name.hasSuffix(device.idiom == .pad ? "~iphone" : "~ipad")
  }
}

extension CompiledDocument {
  /// The document as `language` has it, by the strings that it lists in `tables`; nil if there are
  /// none.
  func written(in language: LayoutSetting.Language, _ tables: [StringsTable]) -> CompiledDocument? {
    switch language {
    case .written: return self
    case .longer:
      var document = self
      var lengthening = Pseudolocalizer()
      document.rewriteParts(with: &lengthening)
      return document
    case .translated(let language):
      let tables = tables.filter { $0.language == language }
      guard !tables.isEmpty else { return nil }
      return SceneGraph(documents: [self], main: nil, strings: tables).localized(in: language)
        .documents.first
    }
  }
}
