import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// A document with its views where constraints put them, in one setting.
///
/// It is made once for all rules that look at it.
package struct LaidOutDocument: Sendable {
  /// The document.
  package let document: Document

  /// What is laid out by itself: controllers' views, cells and so on, in document order.
  package let units: [SolvedRoot]

  /// What would have taken too much work, and is not looked at.
  package let skippedUnits: [SolvedRoot]

  /// The circumstances.
  package let setting: LayoutSetting

  /// The size of the screen; nil if the document is drawn for any.
  package let screen: LayoutSize?

  /// The work that it was given.
  private let budget: WorkBudget

  /// What was laid out.
  private let compiled: CompiledDocument

  /// `compiled`, which `document` was compiled to, laid out in `setting`. On the canvas texts are as large
  /// as they are stored, unless others stand in their place. What `budget` is not enough for is left out.
  init(
    _ document: Document, _ compiled: CompiledDocument, in setting: LayoutSetting,
    within budget: inout WorkBudget
  ) {
    self.init(
      document, compiled, in: setting, setting.hasWrittenTexts ? .stored : .predicted, &budget)
  }

  private init(
    _ document: Document, _ compiled: CompiledDocument, in setting: LayoutSetting,
    _ textSizes: Canvas.TextSizes, _ budget: inout WorkBudget
  ) {
    self.budget = budget
    self.document = document
    self.compiled = compiled
    self.setting = setting
    var canvas: Canvas
    switch setting.place {
    case .canvas:
      canvas = Canvas(compiled, textSizes: textSizes)
    case .device(let device, let isLandscape):
      canvas = Canvas(
        running: compiled, on: device, isLandscape: isLandscape, system: .standard)
    }
    canvas.textSize = setting.textSize
    canvas.direction = setting.isRightToLeft ? .rightToLeft : .leftToRight
    screen = canvas.screen
    let solved = CanvasLayout(compiled, on: canvas).unitsByScene(within: &budget)
      .flatMap { $0 }
    units = solved.filter(\.isComplete)
    skippedUnits = solved.filter { !$0.isComplete }
  }

  /// The same layout with texts as large as they are measured, which may be larger than what is stored.
  func withMeasuredTexts() -> LaidOutDocument {
    guard setting.place == .canvas, setting.hasWrittenTexts else { return self }
    var budget = budget
    return LaidOutDocument(document, compiled, in: setting, .predicted, &budget)
  }

  /// The element of `view`; nil for views without an id.
  func element(of view: SolvedRoot.View) -> Element? {
    document.object(withID: view.template.id)
  }

  /// Whether the size of the outermost view of `unit` is that of the screen, or of a sheet over it. Those
  /// of other views, such as cells and what containers hold, are decided when the app runs.
  func isSizedByScreen(_ unit: SolvedRoot) -> Bool {
    guard unit.role == .controllerView, let screen, let view = unit.views.first else {
      return false
    }
    return setting.place == .canvas
      ? view.place.size == screen : view.place.size.width == screen.width
  }
}
