import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// A document with solved frames, in one setting.
///
/// It is created once for all rules.
package struct LaidOutDocument: Sendable {
  /// The document.
  package let document: Document

  /// The separately solved parts: controllers' views, cells and so on, in document order.
  package let units: [SolvedRoot]

  /// The parts that exceeded the work limit, which are not checked.
  package let skippedUnits: [SolvedRoot]

  /// The circumstances.
  package let setting: LayoutSetting

  /// The size of the screen; nil if the document is drawn for any.
  package let screen: LayoutSize?

  /// The budget that is left.
  private(set) var budget: WorkBudget

  /// The layout roots.
  private let compiled: CompiledDocument

  /// The bars that other documents of the project put around scenes.
  private let outerBars: OuterBars

  /// The same layout with measured texts, once a rule has asked for it.
  private var measured: [LaidOutDocument] = []

  /// `compiled`, which `document` was compiled to, laid out in `setting`. On the canvas texts are
  /// as large as they are stored, unless they are replaced, and bars are those of the document; on
  /// a device there are `outerBars` too. Roots beyond `budget` are omitted.
  init(
    _ document: Document, _ compiled: CompiledDocument, in setting: LayoutSetting,
    _ outerBars: OuterBars, within budget: WorkBudget
  ) {
    self.init(
      document, compiled, in: setting, setting.usesDocumentTexts ? .stored : .predicted, outerBars,
      hasOuterBars: setting.place != .canvas, budget)
  }

  private init(
    _ document: Document, _ compiled: CompiledDocument, in setting: LayoutSetting,
    _ textSizes: Canvas.TextSizes, _ outerBars: OuterBars, hasOuterBars: Bool, _ budget: WorkBudget
  ) {
    self.document = document
    self.compiled = compiled
    self.setting = setting
    self.outerBars = outerBars
    var canvas: Canvas
    switch setting.place {
    case .canvas:
      canvas = Canvas(compiled, textSizes: textSizes)
      // Rules tolerate half a point, with which constraints must not conflict.
      canvas.centerShift = 0
    case .device(let device, let isLandscape):
      canvas = Canvas(
        running: compiled, on: device, isLandscape: isLandscape, system: .standard)
    }
    canvas.textSize = setting.textSize
    canvas.direction = setting.isRightToLeft ? .rightToLeft : .leftToRight
    screen = canvas.screen
    var budget = budget
    let solved = CanvasLayout(compiled, on: canvas, within: hasOuterBars ? outerBars : nil)
      .rootsByScene(within: &budget).flatMap { $0 }
    units = solved.filter(\.isComplete)
    skippedUnits = solved.filter { !$0.isComplete }
    self.budget = budget
  }

  /// The same layout with measured texts, which may be larger than stored.
  mutating func withMeasuredTexts() -> LaidOutDocument {
    guard setting.place == .canvas, setting.usesDocumentTexts else { return self }
    if let measured = measured.first { return measured }
    let measured = LaidOutDocument(
      document, compiled, in: setting, .predicted, outerBars, hasOuterBars: false, budget)
    budget = measured.budget
    self.measured = [measured]
    return measured
  }

  /// The same layout as the app shows it, with the bars that other documents put around scenes.
  mutating func withOuterBars() -> LaidOutDocument {
    guard setting.place == .canvas, outerBars.reach(compiled) else { return self }
    let shown = LaidOutDocument(
      document, compiled, in: setting, setting.usesDocumentTexts ? .stored : .predicted, outerBars,
      hasOuterBars: true, budget)
    budget = shown.budget
    return shown
  }

  /// The element of `view`; nil for views without an id.
  func element(of view: SolvedRoot.View) -> Element? {
    document.object(withID: view.template.id)
  }

  /// Whether the size of the outermost view of `unit` is that of the screen, or of a sheet. Others,
  /// such as cells and contained views, get their sizes at run time.
  func isSizedByScreen(_ unit: SolvedRoot) -> Bool {
    guard unit.role == .controllerView, let screen, let view = unit.views.first else {
      return false
    }
    return setting.place == .canvas
      ? view.place.size == screen : view.place.size.width == screen.width
  }
}
